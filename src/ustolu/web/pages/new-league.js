// A new league: its name, how the game is played, what is agreed at its tables.
import { Frame } from "../frame.js";
import { html, useState } from "../lib.js";
import { ask, get, Refused, random, url } from "../site.js";
import { lang, load } from "../words.js";

const CLOCKS = [0, 30, 60, 120, 300];

function Form({ game, words }) {
  const usual = { ...Object.fromEntries(game.options.map((option) => [option.id, option.default])), ...game.league.options };
  const [name, setName] = useState("");
  const [options, setOptions] = useState(usual);
  const [settings, setSettings] = useState({ undo: true, chat: true, real_dice: false, real_cards: false, clock_s: 0 });
  const [playing, setPlaying] = useState(true);
  const [failed, setFailed] = useState("");
  const tick = (id, text) =>
    html`<label class="tick"><input type="checkbox" checked=${settings[id]} onchange=${(e) => setSettings({ ...settings, [id]: e.target.checked })} /><span>${words.own(text)}</span></label>`;
  const submit = async (event) => {
    event.preventDefault();
    try {
      const { real_cards, ...rest } = settings;
      const agreed = real_cards ? { ...rest, real_cards } : rest;
      const made = await ask("POST", "leagues", { name: name.trim(), game: game.id, options, settings: agreed, playing, salt: random() });
      location.assign(url(`/l/${made.id}`));
    } catch (error) {
      setFailed(words.text(error instanceof Refused && error.body.key ? error.body.key : "ui-unreachable"));
    }
  };
  return html`<form class="panel narrow form" onsubmit=${submit}>
    <h1>${words.text("ui-league-new-title", { game: words.text("title") })}</h1>
    <p>${words.text("ui-league-new-lead", { seats: game.league.seats, points: game.league.points.join(", ") })}</p>
    <label class="field"><span>${words.text("ui-league-new-name")}</span><input value=${name} maxlength="40" required autocomplete="off" oninput=${(e) => setName(e.target.value)} /></label>
    <label class="tick"><input type="checkbox" checked=${playing} onchange=${(e) => setPlaying(e.target.checked)} /><span>${words.text("ui-league-new-playing")}</span></label>
    ${game.options.length > 0 && html`<h2>${words.text("ui-new-options")}</h2>`}
    ${game.options.map(
      ({ id, values }) => html`<label class="field"><span>${words.text(`option-${id}`)}</span>
        <select onchange=${(e) => setOptions({ ...options, [id]: values[e.target.selectedIndex] })}>${values.map((value) => html`<option selected=${options[id] === value}>${words.text(`option-${id}-${value}`)}</option>`)}</select></label>`,
    )}
    <h2>${words.text("ui-new-settings")}</h2>
    ${tick("undo", "ui-table-undo")} ${tick("chat", "ui-table-chat")} ${game.public_falls && tick("real_dice", "ui-new-real-dice")} ${game.cards && tick("real_cards", "ui-new-real-cards")}
    <label class="field"><span>${words.text("ui-table-clock_s")}</span><select onchange=${(e) => setSettings({ ...settings, clock_s: Number(e.target.value) })}>${CLOCKS.map((value) => html`<option value=${value}>${words.text("ui-table-clock_s-value", { value })}</option>`)}</select></label>
    <div role="alert">${failed && html`<p class="refusal">${failed}</p>`}</div>
    <div class="row"><button type="submit" class="main-button">${words.text("ui-league-new-open")}</button><a class="button quiet" href=${url(`/guide/${game.id}`)}>${words.text("ui-guide")}</a></div>
  </form>`;
}

export async function page(id) {
  const [words, { games }] = await Promise.all([load(id), get(`games?lang=${lang}`)]);
  const game = games.find((one) => one.id === id);
  return () => html`<${Frame} words=${words} title=${words.text(game ? "ui-league-new" : "table-refused-unknown-game")}>
    ${game ? html`<${Form} game=${game} words=${words} />` : html`<section class="narrow panel"><h1>${words.text("table-refused-unknown-game")}</h1><p><a href=${url("/")}>${words.text("ui-home")}</a></p></section>`}
  <//>`;
}
