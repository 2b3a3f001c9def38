// Pirátské kostky drawn: eight dice to choose from, the card, Treasure Island, what stopping brings, Skull Island roll by roll, and the ship's log.
import { announce, html, settings, still, style, useEffect, useRef, useState } from "../../web/kit.js";
import { DieFace, Emblem } from "./dice.js";
import { Log } from "./log.js";

style("board.css", import.meta.url);

const KEY = "ustolu-pirate-dice";
const PACE = 1300; // ms between two rolls on Skull Island
const ORDER = "cdspmk";

/** What this person chose for these dice, kept in this browser only. */
function stored() {
  try {
    return { keep: false, sorted: false, braille: false, ...JSON.parse(localStorage.getItem(KEY) || "{}") };
  } catch {
    return { keep: false, sorted: false, braille: false };
  }
}

function usePreferences() {
  const [wishes, setWishes] = useState(stored);
  const wish = (name, value) => {
    const now = { ...wishes, [name]: value };
    setWishes(now);
    try {
      localStorage.setItem(KEY, JSON.stringify(now));
    } catch {
      // A browser that keeps nothing: the wish holds for this page.
    }
  };
  return [wishes, wish];
}

/** The facts of a text that counts symbols: `c2` = two coins; the most first. */
function heap(faces) {
  const slots = Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`slot${n}`, "none"]));
  const count = (face) => [...faces].filter((other) => other === face).length;
  const there = [...ORDER].filter((face) => count(face)).sort((a, b) => count(b) - count(a));
  for (const [i, face] of there.entries()) slots[`slot${i + 1}`] = `${face}${count(face)}`;
  return slots;
}

/** The dice that a key means: one by its digit, also where digits need Shift; or all of a symbol by its letter in the page's language. */
function meant(event, faces, letters) {
  const digit = /^(?:Digit|Numpad)([1-8])$/.exec(event.code)?.[1] ?? (/^[1-8]$/.test(event.key) ? event.key : "");
  if (digit) return [Number(digit)];
  const at = event.shiftKey ? -1 : letters.indexOf(event.key.toLowerCase());
  if (at < 0 || event.key.length > 1) return null;
  return [...faces].flatMap((face, i) => (face === ORDER[at] ? [i + 1] : []));
}

const joined = (dice) => [...dice].sort((a, b) => a - b).join(" ");

/** The numbers of the dice in the order they are shown: by place, or by symbol. */
function ordered(faces, sorted) {
  const dice = [...faces].map((_, i) => i + 1);
  return sorted ? dice.sort((a, b) => ORDER.indexOf(faces[a - 1]) - ORDER.indexOf(faces[b - 1]) || a - b) : dice;
}

/** The dice as toggle buttons: one tab stop, arrows lead from die to die. */
function Dice({ dice, view, picked, toggle, can, dieKind, words, wishes, at, setAt, turn, label }) {
  const own = useRef(null);
  const current = dice.includes(at) ? at : (dice.find(can) ?? dice[0]);
  const keys = (event) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const to = dice[dice.indexOf(current) + step];
    if (to) own.current.querySelector(`[data-die="${to}"]`)?.focus();
  };
  return html`<div class="dice" role="group" aria-label=${label} ref=${own} onkeydown=${keys} data-turn=${turn ? "yes" : null}>
    ${dice.map((die) => {
      const face = view.dice[die - 1];
      const kind = dieKind(die);
      return html`<button key=${die} type="button" data-die=${die} class="die-button ${kind} ${can(die) ? "can" : ""}" tabindex=${die === current ? 0 : -1}
        aria-pressed=${String(picked.has(die))} aria-disabled=${can(die) ? null : "true"} aria-label=${words.text(`board-die-${kind}`, { die, shows: face })}
        onfocus=${() => setAt(die)} onclick=${() => can(die) && toggle([die])}>
        <${DieFace} face=${face} braille=${wishes.braille} /><span class="number" data-sign=${die}></span></button>`;
    })}
  </div>`;
}

/** Dice that are only looked at, in a row. */
function Row({ faces, braille, words, fresh = "" }) {
  const names = [...faces].map((face) => words.text("face", { shows: face })).join(", ");
  return html`<span class="row-of-dice ${fresh}" role="img" aria-label=${names}>${[...faces].map((face, i) => html`<${DieFace} key=${i} face=${face} braille=${braille} />`)}</span>`;
}

/** The card of this voyage. */
function Card({ view, words }) {
  const name = view.card ? words.text("card-name", { card: view.card }) : words.text("board-no-card");
  return html`<div class="pirate-card ${view.card ? "" : "back"}">
    <${Emblem} card=${view.card} /><p><b>${name}</b>${view.card && html`<span>${words.text("card-does", { card: view.card })}</span>`}
    <small>${words.text("board-pile", { pile: view.pile })}</small></p></div>`;
}

/** What ending the voyage now would bring, item by item. */
function Now({ view, words }) {
  return html`<table class="now"><caption>${words.text("board-now")}</caption><tbody>
    ${view.items.map(([message, points], i) => html`<tr key=${i}><th scope="row">${words.say(message)}</th><td>${points}</td></tr>`)}
    <tr class="sum"><th scope="row">${words.text("board-total-now")}</th><td>${view.points}</td></tr></tbody></table>`;
}

/** The Skull Island that is shown and how many of its rolls: one after another at their pace, also when the next one comes meanwhile; at once where nothing should move. */
function useIsland(island, last) {
  const [seen, setSeen] = useState(island?.voyage ?? 0); // what is there when the board is opened does not move
  const [line, setLine] = useState([]); // those that are still to be seen, the first one now
  const [play, setPlay] = useState({ voyage: 0, rolls: 1 });
  const all = island?.voyage > seen ? [...line, island] : line;
  const now = all[0];
  useEffect(() => {
    if (all === line) return;
    setSeen(island.voyage);
    setLine(all);
  }, [island?.voyage]);
  useEffect(() => {
    if (!now) return undefined;
    const next = (then) => ({ voyage: now.voyage, rolls: then.voyage === now.voyage ? then.rolls + 1 : 2 });
    const timer = setInterval(() => setPlay(next), PACE);
    const end = setTimeout(() => setLine((those) => those.slice(1)), PACE * (now.rolls.length + 1));
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [now?.voyage]);
  if (!now) return { shown: island?.voyage === last?.voyage ? island : null, rolls: 99 };
  return { shown: now, rolls: still() ? 99 : play.voyage === now.voyage ? play.rolls : 1 };
}

/** A Skull Island until it has been seen, whatever the next voyage brought meanwhile; and the voyage before. */
function Before({ last, island, words, wishes }) {
  const { shown, rolls } = useIsland(island, last);
  if (!last) return null;
  const seat = (of) => of.seat.charCodeAt(0) - 65;
  return html`${
    shown &&
    html`<div class="skull-island"><h3>${words.say(["board-island", { seat: seat(shown) }])}</h3><ol>${shown.rolls.slice(0, rolls).map(
      (faces, i) => html`<li key=${`${shown.voyage}-${i}`}><span>${words.text("board-island-roll", { roll: i + 1 })}</span>
      <${Row} faces=${faces} braille=${wishes.braille} words=${words} fresh="lands" /></li>`,
    )}</ol></div>`
  }${
    shown?.voyage !== last.voyage &&
    last.end !== "island" &&
    html`<div class="voyage-before"><p>${words.say(["board-last", { seat: seat(last), points: last.points }])}</p><${Row} faces=${last.dice} braille=${wishes.braille} words=${words} /></div>`
  }`;
}

function Preferences({ wishes, wish, words }) {
  const box = (name, text) =>
    html`<label class="wish"><input type="checkbox" checked=${wishes[name]} onchange=${(event) => wish(name, event.target.checked)} /> ${words.text(text)}</label>`;
  return html`<details class="wishes"><summary>${words.text("board-settings")}</summary>
    ${box("keep", "board-style-keep")}${box("sorted", "board-sorted")}${box("braille", "board-braille")}
    <p class="soft">${words.text("board-by-place")} ${words.text("board-by-value")}</p></details>`;
}

/** The dice of this voyage and what can be done with them. */
function Voyage({ view, mine, choose, words, wishes, pending }) {
  const [picked, setPicked] = useState(new Set());
  const [at, setAt] = useState(0);
  const opened = `${view.seat} ${view.last?.voyage} ${view.rolls} ${view.kept}`;
  useEffect(() => {
    setPicked(new Set());
    if (!can(at)) setAt(0);
  }, [opened]);
  const can = (die) => mine && (view.free.includes(die) || view.savable.includes(die) || (view.chest && view.kept.includes(die)));
  const toggle = (dice, aloud = false) => {
    const all = dice.every((die) => picked.has(die));
    const now = new Set(picked);
    for (const die of dice) all ? now.delete(die) : now.add(die);
    setPicked(now);
    if (!aloud) return;
    const facts = { dice: joined(now).replaceAll(" ", ", "), ...heap([...now].map((die) => view.dice[die - 1])) };
    say(now.size ? words.text("board-chosen", facts) : words.text("board-chosen-none"));
  };
  const say = (text) => announce([{ text, lang: words.foreign }], { keep: false, passing: true });
  const keys = (event) => {
    if (!mine || event.ctrlKey || event.altKey || event.metaKey || settings.shortcuts.value === "off" || event.target.matches("input")) return;
    const dice = meant(event, view.dice, words.text("board-letters"));
    if (!dice) return;
    event.preventDefault();
    const able = dice.filter(can);
    if (able.length) toggle(able, true);
    else say(words.text(dice.length === 1 ? `board-die-${dieKind(dice[0])}` : "board-none-such", { die: dice[0], shows: view.dice[dice[0] - 1] }));
  };
  const dieKind = (die) => (picked.has(die) ? "chosen" : view.kept.includes(die) ? "kept" : can(die) || !mine ? "plain" : "locked");
  const saved = view.savable.filter((die) => picked.has(die));
  const rolled = [...view.free.filter((die) => picked.has(die) !== wishes.keep), ...saved];
  const moved = [...picked].filter((die) => view.kept.includes(die) || view.free.includes(die));
  const island = joined([1, 2, 3, 4, 5, 6, 7, 8].filter((die) => view.kept.includes(die) !== moved.includes(die)));
  const back = moved.some((die) => view.kept.includes(die));
  const onto = moved.some((die) => !view.kept.includes(die));
  const dice = ordered(view.dice, wishes.sorted);
  const roll = () => (rolled.length ? choose(`reroll ${joined(rolled)}`) : say(words.text("board-choose-first")));
  const common = { view, picked, toggle, can, dieKind, words, wishes, at, setAt, turn: mine };
  const treasure = view.card === "treasure";
  return html`<div class="voyage ${pending ? "pending" : ""}" onkeydown=${keys}>
    <div class="ship-deck"><${Dice} ...${common} dice=${treasure ? dice.filter((die) => !view.kept.includes(die)) : dice} label=${words.text("board-dice")} /></div>
    ${
      treasure &&
      html`<div class="treasure"><h3>${words.text("board-treasure")}</h3>${
        view.kept.length
          ? html`<${Dice} ...${common} turn=${false} dice=${dice.filter((die) => view.kept.includes(die))} label=${words.text("board-treasure")} />`
          : html`<p class="soft">${words.text("board-treasure-empty")}</p>`
      }</div>`
    }
    ${
      mine &&
      html`<div class="deeds">
      <p class="soft">${words.text("board-keep")} ${words.text(wishes.keep ? "board-keep-stay" : "board-keep-go")}${wishes.keep && view.savable.length > 0 && ` ${words.text("board-keep-skull")}`}</p>
      <button type="button" class="main-button" onclick=${roll}>${words.text("board-roll", { count: rolled.length })}</button>
      ${view.chest && moved.length > 0 && html`<button type="button" onclick=${() => choose(`chest ${island || "-"}`)}>${words.text(back && onto ? "board-swap" : back ? "board-take-back" : "board-hide")}</button>`}
      <button type="button" onclick=${() => choose("stop")}>${words.text("board-stop", { points: view.points })}</button></div>`
    }
  </div>`;
}

export function Board({ view, legal, seat, choose, words, pending = null }) {
  const [wishes, wish] = usePreferences();
  const mine = Boolean(choose) && legal.length > 0 && view.phase === "choice" && view.seat === seat;
  const at = view.seat ? view.seat.charCodeAt(0) - 65 : -1;
  const lying = view.dice.length === 8;
  const over = view.phase === "over";
  const many = view.log.length > 3;
  const log = html`<${Log} view=${view} words=${words} />`;
  return html`<div class="pirate-dice">
    <div class="sea-side">
      ${!over && at >= 0 && html`<h2 class="whose">${words.say(["board-voyage", { seat: at }])}${view.last_round && html` <em>${words.text("board-last-round")}</em>`}${view.sudden && html` <em>${words.text("board-sudden")}</em>`}</h2>`}
      ${!over && html`<div class="top"><${Card} view=${view} words=${words} />
        <p class="skulls">${[1, 2, 3].map((n) => html`<${DieFace} key=${n} face=${n <= view.skulls ? "k" : ""} />`)}<span>${words.text("board-skulls", { skulls: view.skulls })}</span></p></div>`}
      ${lying && html`<${Voyage} view=${view} mine=${mine} choose=${choose} words=${words} wishes=${wishes} pending=${pending} />`}
      <${Before} last=${view.last} island=${view.island} words=${words} wishes=${wishes} />
    </div>
    <div class="paper-side">
      ${view.phase === "choice" && html`<${Now} view=${view} words=${words} />`}
      ${!many && log}
      <${Preferences} wishes=${wishes} wish=${wish} words=${words} />
    </div>
    ${many && html`<div class="whole-side">${log}</div>`}
  </div>`;
}

/** What may fall, drawn: a face of the dice, or a card; nothing for who starts. */
export function Face({ face }) {
  const die = face.length === 1;
  if (die && !`${ORDER}k`.includes(face)) return null;
  return html`<span class="pirate-dice alone">${die ? html`<${DieFace} face=${face} braille=${stored().braille} />` : html`<${Emblem} card=${face} />`}</span>`;
}
