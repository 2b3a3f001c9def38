// Who sits at the table: names, whose turn, scores with their items, and what may be done about a seat.
import { Icon } from "../draw/icons.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib.js";
import { secondsTo } from "../site.js";
import { awaits } from "./state.js";

const LEVELS = [1, 2, 3];

function state(seat, table, words) {
  if (seat.kind === "open") return words.text("ui-seat-waits");
  const turn = table.stage !== "playing" || !seat.on_turn ? "" : seat.chose ? words.text("ui-seat-chose") : awaits(seat) ? words.text("ui-seat-turn") : "";
  const away = seat.kind === "person" && (!seat.here || seat.left) ? words.text("ui-seat-away") : "";
  const how = seat.how ? words.text(`seat-how-${seat.how}`) : "";
  return [turn, away, how].filter(Boolean).join(", ");
}

/** signed: whether items add up to a score; a single one only says what the score counts. */
function Items({ seat, signed, words }) {
  if (!seat.items?.length) return null;
  return html`<ul class="items" lang=${words.foreign}>${seat.items.map(([message, points]) => html`<li><span>${words.say(message)}</span><span>${points > 0 && signed ? `+${points}` : points}</span></li>`)}</ul>`;
}

/** A name for a seat, asked for in place. */
function Naming({ words, label, give }) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState("");
  const own = useRef(null);
  const was = useRef(false);
  useLayoutEffect(() => {
    if (open) own.current.querySelector("input").focus();
    else if (was.current) own.current?.focus();
    was.current = open;
  }, [open]);
  if (!open) return html`<button type="button" class="small" ref=${own} onclick=${() => setOpen(true)}>${label}</button>`;
  const send = (event) => {
    event.preventDefault();
    if (name.trim()) give(name.trim());
    setOpen(false);
  };
  return html`<form class="row write" ref=${own} onsubmit=${send}>
    <input aria-label=${words.text("ui-new-name")} placeholder=${words.text("ui-new-name")} maxlength="40" autocomplete="off" value=${name} oninput=${(e) => setName(e.target.value)} />
    <button type="submit" class="small">${words.text("ui-name-give")}</button></form>`;
}

/** The button that proposes a bot; as long as the table would refuse it, when it will be there. */
function Replacing({ sitting, seat, name, children }) {
  const words = sitting.words.value;
  const due = seat.left ? 0 : seat.away + sitting.table.value.settings.grace_s * 1000;
  const [left, setLeft] = useState(secondsTo(due));
  useEffect(() => {
    setLeft(secondsTo(due));
    const timer = setInterval(() => setLeft(secondsTo(due)), 500);
    return () => clearInterval(timer);
  }, [due]);
  return left > 0 ? html`<p class="soft">${words.text("ui-replace-when", { name, seconds: left })}</p>` : children;
}

/** What this person may do about the seat now: sit down, seat a bot, vote for one, come back, leave. */
function Ways({ sitting, seat }) {
  const words = sitting.words.value;
  const { stage } = sitting.table.value;
  const { host, seats: mine } = sitting.you.value;
  const name = sitting.name(seat.seat);
  const act =
    (type, fields = {}) =>
    () =>
      sitting.command(type, { seat: seat.seat, ...fields });
  const button = (text, run, args = /** @type {Record<string, string>} */ ({ name })) =>
    html`<button type="button" class="small" onclick=${run}>${words.text(text, args)}</button>`;
  const own = mine.includes(seat.seat);
  const ways = [];
  if (stage === "gathering" && seat.kind === "open") {
    if (mine.length)
      ways.push(html`<${Naming} words=${words} label=${words.text("ui-sit-second")} give=${(second) => act("sit", { name: second })()} />`);
    else ways.push(button("ui-sit", act("sit")));
    if (host) ways.push(...LEVELS.map((level) => button("ui-seat-bot", act("bot", { level }), { level: words.text(`seat-bot-${level}`) })));
  }
  if (stage === "gathering" && seat.kind === "bot" && host) ways.push(button("ui-seat-free", act("bot", { level: 0 })));
  if (stage === "gathering" && own)
    ways.push(html`<${Naming} words=${words} label=${words.text("ui-rename")} give=${(other) => act("rename", { name: other })()} />`);
  if (stage === "gathering" && own) ways.push(button("ui-leave", act("leave")));
  if (stage === "playing" && seat.kind === "bot" && seat.person && seat.person === sitting.you.value.person)
    ways.push(button("ui-back-to-seat", act("back")));
  if (stage === "playing" && seat.kind === "person" && !own && !seat.here && mine.length)
    ways.push(html`<${Replacing} sitting=${sitting} seat=${seat} name=${name}>${button("ui-replace", act("replace", { level: 2 }))}<//>`);
  if (stage === "playing" && sitting.table.value.race && own && seat.seat !== sitting.active.value && seat.on_turn && !seat.chose && !seat.left)
    ways.push(button("ui-hand-to", () => sitting.give(seat.seat)));
  return ways.length ? html`<div class="row">${ways}</div>` : null;
}

/** Keeps the focus at a seat when what had it there is gone, for instance a seat that was free: the seat's next button gets it. */
function useHeld() {
  const own = useRef(null);
  const held = useRef("");
  useLayoutEffect(() => {
    const note = ({ target }) => {
      held.current = (own.current?.contains(target) && target.closest("[data-seat]")?.dataset.seat) || "";
    };
    for (const what of ["focusin", "pointerdown"]) document.addEventListener(what, note);
    return () => {
      for (const what of ["focusin", "pointerdown"]) document.removeEventListener(what, note);
    };
  }, []);
  useLayoutEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    const seat = own.current.querySelector(`[data-seat="${held.current}"]`);
    (seat?.querySelector("button") || document.querySelector(".gathering button"))?.focus();
  });
  return own;
}

export function Seats({ sitting }) {
  const own = useHeld();
  const words = sitting.words.value;
  const table = sitting.table.value;
  const mine = sitting.you.value.seats;
  const begun = table.stage !== "gathering";
  const signed = table.seats.some(({ items, score }) => items?.length > 1 || (items?.length && items[0][1] !== score));
  return html`<section class="panel seats" aria-labelledby="seats-title">
    <h2 id="seats-title">${words.text("ui-seats")}</h2>
    <ul ref=${own}>${table.seats.map((seat) => {
      const note = state(seat, table, words);
      const votes = table.votes?.[seat.seat];
      return html`<li data-seat=${seat.seat} class=${`seat ${awaits(seat) && table.stage === "playing" ? "turn" : ""}`}>
        <div class="seat-line">
          <span class="letter" aria-hidden="true">${seat.seat}</span>
          <span class="seat-name"><span>${sitting.name(seat.seat)}${mine.includes(seat.seat) ? html` <em>${words.text("ui-you")}</em>` : ""}</span>
            ${note && html`<span class="soft">${note}</span>`}</span>
          ${seat.place ? html`<span class="place">${words.text("table-places", { place: seat.place })}</span>` : null}
          ${begun && html`<span class="score"><span class="unseen">${words.text("ui-score-unseen")}</span>${seat.score ?? 0}</span>`}
        </div>
        <${Items} seat=${seat} signed=${signed} words=${words} />
        ${votes?.length ? html`<p class="soft">${words.text("ui-votes", { names: votes.map((letter) => sitting.name(letter)).join(", "), name: sitting.name(seat.seat) })}</p>` : null}
        <${Ways} sitting=${sitting} seat=${seat} />
      </li>`;
    })}</ul>
    ${table.spectators > 0 && html`<p class="soft"><${Icon} name="person" /> ${words.text("ui-spectators", { count: table.spectators })}</p>`}
  </section>`;
}
