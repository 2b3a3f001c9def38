// The one voice of the page: everything a screen reader is told without being asked goes through here, in order and once.
import { lang } from "./words.js";

const GATHER = 120; // ms: what one message brings is spoken as one, after a move of the focus had its say
const KEEP = 30; // spoken pieces that stay in the page for a reader that is late
const FLEETING = 1500; // ms that stays what only one of several people at a device shall hear: a reader has taken it by then

let queue = [];
let last = [];

/** The live region that is heard now: the one of an open dialog, for all else is silent then, or the page's. */
function voice() {
  return document.querySelector("dialog[open] .voice") || document.getElementById("voice");
}

/** A full stop after what has none, so that a reader pauses: short wording and lists are more than one piece. */
const sentence = (text) => (/[.!?…:;,]$/.test(text) ? text : `${text}.`);

function flush() {
  const spoken = queue.filter(({ passing }, i) => !passing || i === queue.length - 1);
  queue = [];
  const region = voice();
  if (!region || !spoken.length) return;
  // A new element each time: the same sentence again is spoken again.
  const piece = document.createElement("p");
  for (const { text, lang: tongue, fleeting } of spoken) {
    const span = document.createElement("span");
    span.textContent = `${sentence(text)} `;
    if (tongue && tongue !== lang) span.lang = tongue;
    piece.append(span);
    if (fleeting) setTimeout(() => span.remove(), FLEETING);
  }
  region.append(piece);
  while (region.children.length > KEEP) region.firstElementChild?.remove();
}

/**
 * Speaks phrases ({text, lang}) together, each at most once within this call unless they are a whole in which repetition counts, or tell of
 * different events ({n}): the same may fall twice.
 * With keep, they are what "repeat" says. Passing ones are dropped when something else follows at once. Fleeting ones leave the page soon, and are not repeated.
 */
export function announce(phrases, { keep = true, passing = false, whole = false, fleeting = false } = {}) {
  const seen = new Set();
  const said = ({ text, n }) => (n === undefined ? text : `${n} ${text}`);
  const fresh = phrases.filter((one) => one.text && (whole || !seen.has(said(one))) && seen.add(one.text).add(said(one)));
  if (!fresh.length) return;
  if (keep) last = fresh.filter(({ fleeting }) => !fleeting);
  if (!queue.length) setTimeout(flush, GATHER);
  queue.push(...fresh.map((phrase) => ({ ...phrase, passing, fleeting: fleeting || phrase.fleeting })));
}

/** Takes back what was said: the next one at this device shall not find it. What waits to be spoken is spoken. */
export function forget() {
  last = [];
  voice()?.replaceChildren();
}

/** Speaks one text of this page. */
export const tell = (text, options = { keep: false }) => announce([{ text, lang }], options);

/** Speaks what was kept last once more. */
export function repeat(otherwise) {
  if (last.length) announce(last);
  else tell(otherwise);
}
