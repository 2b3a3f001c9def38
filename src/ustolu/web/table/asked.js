// What the table waits for, the refusal of the last move with its paragraph, and the line to the server.
import { tell } from "../announcer.js";
import { html, useEffect, useState } from "../lib.js";
import { secondsTo } from "../site.js";
import { rules } from "./rules.js";
import { mineNow } from "./speech.js";
import { awaits } from "./state.js";

const LATE = 10; // s left when the clock is shown as late, and spoken to the one it runs for

function Clock({ due, words, mine }) {
  const [left, setLeft] = useState(secondsTo(due));
  useEffect(() => {
    let before = secondsTo(due);
    setLeft(before);
    const timer = setInterval(() => {
      const seconds = secondsTo(due);
      setLeft(seconds);
      if (mine && before > LATE && seconds <= LATE) tell(words.text("ui-clock", { seconds }));
      before = seconds;
    }, 500);
    return () => clearInterval(timer);
  }, [due, mine]);
  return html`<span class=${left <= LATE ? "clock late" : "clock"}>${words.text("ui-clock", { seconds: left })}</span>`;
}

export function Refusal({ sitting }) {
  const words = sitting.words.value;
  const refusal = sitting.refusal.value;
  if (!refusal) return null;
  const { key, args, paragraph } = refusal;
  return html`<div class="refusal row"><span>${words.text(key, args)}</span>
    ${paragraph && html`<button type="button" class="small" onclick=${() => (rules.value = { paragraph })}>${words.text("ui-why", { paragraph })}</button>`}
    <button type="button" class="quiet small" onclick=${() => (sitting.refusal.value = null)}>${words.text("ui-dismiss")}</button></div>`;
}

export function Line({ sitting }) {
  const words = sitting.words.value;
  const state = sitting.line.state.value;
  if (sitting.stopping.value) return html`<p class="line-state">${words.text("ui-line-stopping")}</p>`;
  if (state === "open" || (state === "connecting" && sitting.table.value)) return null;
  return html`<p class="line-state">${words.text(`ui-line-${state}`)}</p>`;
}

/** Takes the last step of an unfinished move back, or one's last decision. */
export function takeBack(sitting) {
  const seat = sitting.active.value;
  if (sitting.begun.value || sitting.table.value.undo?.includes(seat)) sitting.command("undo", { seat });
  else tell(sitting.words.value.text("table-refused-nothing-to-undo"));
}

/** Takes all steps of an unfinished move back. */
export function beginAgain(sitting) {
  if (sitting.begun.value) sitting.command("undo", { seat: sitting.active.value, all: true });
  else tell(sitting.words.value.text("ui-begun-none"));
}

/** Whose turn it is and what is asked of this seat, with what it has begun. */
export function Asked({ sitting }) {
  const words = sitting.words.value;
  const table = sitting.table.value;
  const asked = sitting.asked.value[sitting.active.value];
  const turn = sitting.turn.value;
  const waits = table.seats.filter(awaits).map(({ seat }) => sitting.name(seat));
  const own = sitting.seat.value;
  if (sitting.standing.value)
    return html`<div class="asked"><strong>${words.text(own.left ? "ui-left" : "ui-kept")}</strong>
      <button type="button" class="small" onclick=${() => sitting.command("back", { seat: own.seat })}>${words.text("ui-back-to-seat")}</button></div>`;
  const chose = sitting.seat.value?.chose && sitting.may.value;
  const begun = sitting.begun.value;
  const said = chose ? words.text("ui-chose-wait", { move: sitting.chosenWords.value }) : asked ? words.say(asked) : "";
  const able = table.race && sitting.may.value && !chose; // whoever is awaited, this seat may act
  const mine = turn || (able && sitting.you.value.seats.length > 1) ? words.text(...mineNow(sitting)) : able ? said : "";
  const whose = mine || (waits.length ? words.text("ui-turn-of", { names: waits.join(", "), count: waits.length }) : ""); // else the die is awaited, and what is asked says so
  return html`<div class=${turn || able || sitting.due.value ? "asked turn" : "asked"}>
    ${whose && whose !== said && html`<strong>${whose}</strong>`}
    <span id="asked-text">${whose === said ? html`<strong>${said}</strong>` : said}</span>
    ${table.due_at && table.stage === "playing" ? html`<${Clock} due=${table.due_at} words=${words} mine=${turn} />` : null}
    ${
      begun &&
      html`<div class="begun row"><span>${words.text("ui-begun", { move: sitting.chosenWords.value })}</span>
        ${
          sitting.you.value.claimed !== sitting.active.value &&
          html`<button type="button" class="small" onclick=${() => takeBack(sitting)}>${words.text("ui-back-one")}</button>
        <button type="button" class="small" onclick=${() => beginAgain(sitting)}>${words.text("ui-begin-again")}</button>`
        }</div>`
    }
    ${!begun && table.undo?.includes(sitting.active.value) && html`<button type="button" class="small" onclick=${() => takeBack(sitting)}>${words.text("ui-undo")}</button>`}
  </div>`;
}
