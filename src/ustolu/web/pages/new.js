// A new table: who sits where, how the game is played, what is agreed.
import { Frame } from "../frame.js";
import { html, useState } from "../lib.js";
import { get, Refused, url } from "../site.js";
import { lang, load } from "../words.js";
import { opened, prepared } from "./opening.js";

const LEVELS = [1, 2, 3];
const CLOCKS = [0, 30, 60, 120, 300];

function SeatRow({ seat, letter, words, first, change }) {
  const options = first
    ? [["me", words.text("ui-new-me")]]
    : [
        ["open", words.text("ui-new-open")],
        ...LEVELS.map((level) => [`bot:${level}`, words.text("ui-new-bot", { level: words.text(`seat-bot-${level}`) })]),
        ["here", words.text("ui-new-here")],
      ];
  return html`<fieldset class="seat-row"><legend class="unseen">${words.text("ui-new-seat", { letter })}</legend>
    <span class="letter" aria-hidden="true">${letter}</span>
    <label class="field"><span class="unseen">${words.text("ui-new-who")}</span>
      <select value=${seat.kind} onchange=${(e) => change({ kind: e.target.value })}>${options.map(([value, text]) => html`<option value=${value} selected=${value === seat.kind}>${text}</option>`)}</select></label>
    ${
      (seat.kind === "here" || seat.kind === "me") &&
      html`<label class="field"><span class="unseen">${words.text("ui-new-name")}</span>
      <input value=${seat.name} maxlength="40" autocomplete=${seat.kind === "me" ? "nickname" : "off"} required=${seat.kind === "here"} placeholder=${words.text("ui-new-name")} oninput=${(e) => change({ name: e.target.value })} /></label>`
    }
  </fieldset>`;
}

const asked = ({ kind, name }) => (kind === "here" ? `me:${name.trim()}` : kind === "me" && name.trim() ? `me:${name.trim()}` : kind);

function Form({ game, words, me }) {
  const [low, high] = game.seats;
  const [seats, setSeats] = useState(() => [
    { kind: "me", name: me.name || "" },
    ...Array.from({ length: Math.max(2, low) - 1 }, () => ({ kind: "open", name: "" })),
  ]);
  const [options, setOptions] = useState(() => Object.fromEntries(game.options.map((option) => [option.id, option.default])));
  const [agreed, setAgreed] = useState({ listed: false, undo: true, chat: true, real_dice: false, real_cards: false, clock_s: 0 });
  const [state, setState] = useState("");
  const resize = (count) => setSeats((now) => Array.from({ length: count }, (_, i) => now[i] || { kind: "open", name: "" }));
  const tick = (name, text = `ui-table-${name}`) =>
    html`<label class="tick"><input type="checkbox" checked=${agreed[name]} onchange=${(e) => setAgreed({ ...agreed, [name]: e.target.checked })} /><span>${words.own(text)}</span></label>`;
  const submit = async (event) => {
    event.preventDefault();
    setState("making");
    try {
      await prepared(game.id, () => {});
      const { listed, real_cards, ...rest } = agreed;
      const settings = real_cards ? { ...rest, real_cards } : rest;
      await opened({ game: game.id, seats: seats.map(asked), options, listed, settings });
    } catch (error) {
      console.error(error);
      setState((error instanceof Refused && error.body.key) || "ui-failed");
    }
  };
  const counts = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  return html`<form class="panel narrow form" onsubmit=${submit}>
    <h1>${words.text("ui-new-title", { game: words.text("title") })}</h1>
    <p class="soft">${words.text("tagline")}</p>
    <h2>${words.text("ui-new-seats")}</h2>
    <label class="field"><span>${words.text("ui-new-count")}</span><select onchange=${(e) => resize(Number(e.target.value))}>${counts.map((n) => html`<option value=${n} selected=${n === seats.length}>${n}</option>`)}</select></label>
    <div class="seat-rows">${seats.map(
      (seat, i) =>
        html`<${SeatRow} seat=${seat} letter=${String.fromCharCode(65 + i)} words=${words} first=${i === 0} change=${(part) => setSeats(seats.map((s, k) => (k === i ? { ...s, ...part } : s)))} />`,
    )}</div>
    ${game.options.length > 0 && html`<h2>${words.text("ui-new-options")}</h2>`}
    ${game.options.map(
      ({ id, values }) => html`<label class="field"><span>${words.text(`option-${id}`)}</span>
        <select onchange=${(e) => setOptions({ ...options, [id]: values[e.target.selectedIndex] })}>${values.map((value) => html`<option selected=${options[id] === value}>${words.text(`option-${id}-${value}`)}</option>`)}</select></label>`,
    )}
    <h2>${words.text("ui-new-settings")}</h2>
    ${tick("listed")} ${tick("undo")} ${tick("chat")} ${game.public_falls && tick("real_dice", "ui-new-real-dice")} ${game.cards && tick("real_cards", "ui-new-real-cards")}
    ${!game.race && html`<label class="field"><span>${words.text("ui-table-clock_s")}</span><select onchange=${(e) => setAgreed({ ...agreed, clock_s: Number(e.target.value) })}>${CLOCKS.map((value) => html`<option value=${value}>${words.text("ui-table-clock_s-value", { value })}</option>`)}</select></label>`}
    ${state && state !== "making" && html`<p class="refusal" role="alert">${words.text(state)}</p>`}
    ${state === "making" ? html`<p role="status"><label>${words.text("ui-making")} <progress></progress></label></p>` : html`<div class="row"><button type="submit" class="main-button">${words.text("ui-new-open-table")}</button><a class="button quiet" href=${url(`/guide/${game.id}`)}>${words.text("ui-guide")}</a></div>`}
  </form>`;
}

export async function page(id) {
  const [words, { games }, me] = await Promise.all([load(id), get(`games?lang=${lang}`), get("me")]);
  const game = games.find((one) => one.id === id);
  return () => html`<${Frame} words=${words} title=${game ? words.text("ui-new-title", { game: words.text("title") }) : words.text("table-refused-unknown-game")}>
    ${game ? html`<${Form} game=${game} words=${words} me=${me} />` : html`<section class="narrow panel"><h1>${words.text("table-refused-unknown-game")}</h1><p><a href=${url("/")}>${words.text("ui-home")}</a></p></section>`}
  <//>`;
}
