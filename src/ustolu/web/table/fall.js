// What fell by hand, of real dice or cards: faces to tap and a field to write in, for the fall that is due and for what was entered wrongly.
import { announce, tell } from "../announcer.js";
import { Die } from "../draw/die.js";
import { style } from "../kit.js";
import { html, useRef, useState } from "../lib.js";
import { bare, counts, inWords, named, taken, written } from "./faces.js";

style("../css/fall.css", import.meta.url);

const LISTED = 3; // from this many letters on a face is a name, and the faces are a list

/** An ordinary die, for games that draw nothing themselves. */
const OrdinaryFace = ({ face }) => html`<${Die} value=${Number(bare(face))} />`;

/** What draws these faces: the game; else an ordinary die, where they are its six; else nothing does. */
const drawnBy = (Face, faces) => Face || (faces.map(({ face }) => bare(face)).join("") === "123456" ? OrdinaryFace : null);

/** One face as a button: drawn by the game where it can, with its name, what one writes for it, and how many there are so far. */
function FaceButton({ one, many, Face, words, tap }) {
  const name = named(words, one);
  const written = bare(one.face) === name || one.face.length >= LISTED ? "" : one.face;
  return html`<button type="button" class="face" aria-label=${many ? `${name}, ${many}` : name} onclick=${() => tap(one.face)}>
    ${Face && html`<span class="drawn" aria-hidden="true"><${Face} face=${one.face} /></span>`}
    <span class="named" lang=${words.foreign}>${name}${written && html`<kbd data-sign=${written}></kbd>`}</span>
    ${many > 0 && html`<span class="many" data-sign=${many}></span>`}
  </button>`;
}

/** What has been entered of a fall of several dice, drawn and counted, and how many are missing. */
function SoFar({ shown, form, Face, words }) {
  if (!shown) return null;
  const left = form.count - shown.length;
  const blank = Array.from({ length: Math.max(0, left) }, (_, i) => html`<i key=${`blank-${i}`}></i>`);
  return html`<div class="so-far">
    <div class="dice-so-far" aria-hidden="true">${shown.map((face, i) => html`<span key=${i}>${Face ? html`<${Face} face=${face} />` : html`<b data-sign=${face}></b>`}</span>`)}${blank}</div>
    <p>${soFar(words, shown, form)}</p>
  </div>`;
}

/** The same in words: "So far: sabre 3. 5 to go." */
function soFar(words, shown, { count, faces }) {
  if (!shown.length) return words.text("ui-fall-none", { count });
  const left = count - shown.length;
  const id = left > 0 ? "ui-fall-so-far" : left === 0 ? "ui-fall-whole" : "ui-fall-too-many";
  return words.text(id, { faces: counts(words, shown, faces), count: Math.abs(left) });
}

/** Faces and field for one fall; `form` is what the table says of it, `send` takes what is to be sent. */
function Entry({ form, Face, words, send, button }) {
  const [text, setText] = useState(form.count > 1 && form.was ? bare(form.was) : "");
  const confirm = useRef(null);
  const several = form.count > 1;
  const shown = several ? taken(text, form.faces) : null;
  const id = `fall-text${form.corrects ? `-${form.corrects}` : ""}`;
  const say = (now) => announce([{ text: soFar(words, now, form), lang: "" }], { keep: false, passing: true });
  const tap = (face) => {
    if (!several) return send(face);
    const now = [...(shown || []), face];
    if (now.length > form.count) return tell(words.text("ui-fall-whole", { faces: counts(words, shown, form.faces), count: 0 }));
    leave(now);
    if (now.length === form.count) confirm.current.focus();
    return undefined;
  };
  const leave = (now) => {
    setText(now.join(""));
    say(now);
  };
  const write = (event) => {
    setText(event.target.value);
    const now = several && taken(event.target.value, form.faces);
    if (now && now.length >= form.count) say(now); // in words before it is sent: letters are easily mistaken
  };
  const submit = (event) => {
    event.preventDefault();
    if (text.trim()) send(written(words, text, form));
  };
  const many = (face) => (shown || []).filter((one) => one === face).length;
  return html`<form class="form" onsubmit=${submit}>
    ${
      form.faces.length > 0 &&
      html`<div class="faces ${form.faces.some(({ face }) => bare(face).length >= LISTED) ? "long" : ""}" role="group" aria-label=${words.text("ui-fall-tap")}>
      ${form.faces.map((one) => html`<${FaceButton} key=${one.face} one=${one} many=${many(one.face)} Face=${Face} words=${words} tap=${tap} />`)}</div>`
    }
    ${several && html`<${SoFar} shown=${shown} form=${form} Face=${Face} words=${words} />`}
    <label for=${id}>${words.own("ui-fall-write")}</label>
    <div class="row"><input id=${id} autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="asked-text" value=${text} oninput=${write} />
      ${
        shown?.length > 0 &&
        html`<button type="button" class="small" onclick=${() => leave(shown.slice(0, -1))}>${words.text("ui-fall-back")}</button>
          <button type="button" class="small" onclick=${() => leave([])}>${words.text("ui-fall-clear")}</button>`
      }
      <button type="submit" class="main-button" ref=${confirm}>${words.text(button)}</button></div>
  </form>`;
}

/** The fall that is due, and each one that was entered since the last decision, which may still be corrected. */
export function Fall({ sitting, Face }) {
  const words = sitting.words.value;
  const table = sitting.table.value;
  const send = (form) => (fall) =>
    sitting.command("fall", { seat: sitting.active.value, turn: table.turn, fall, corrects: form.corrects });
  const entry = (form, button) =>
    html`<${Entry} key=${`${table.turn} ${form.corrects}`} form=${form} Face=${drawnBy(Face, form.faces)} words=${words} send=${send(form)} button=${button} />`;
  const due = sitting.due.value;
  const forms = sitting.corrects.value;
  const alike = ({ was }) => forms.filter((other) => other.was === was).length > 1; // then by its number in the log
  const called = (form) => words.text(alike(form) ? "ui-fall-correct-nth" : "ui-fall-correct", { was: inWords(words, form), event: form.corrects });
  return html`${due && html`<section class="panel fall due" aria-labelledby="fall-title"><h2 id="fall-title">${words.own("ui-fall-title")}</h2>${entry(due, "ui-fall-send")}</section>`}
    ${
      forms.length > 0 &&
      html`<section class="panel fall corrections" aria-labelledby="corrections-title"><h2 id="corrections-title">${words.text("ui-fall-corrections")}</h2>${forms.map(
        (form) => html`<details key=${form.corrects}><summary>${called(form)}</summary>
          <p class="soft">${words.say(form.asked)}</p>${entry(form, "ui-fall-correct-send")}</details>`,
      )}</section>`
    }`;
}

/** The key for corrections: opens the last one and goes there, or says that there is none. */
export function focusCorrection(sitting) {
  const place = /** @type {HTMLDetailsElement | null} */ (document.querySelector(".corrections details"));
  if (!place) return tell(sitting.words.value.text("ui-fall-no-correction"));
  place.open = true;
  place.querySelector("input")?.focus();
  place.querySelector("input")?.select();
  return undefined;
}
