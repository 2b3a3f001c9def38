// Home: what can be played here, my tables, tables that wait for somebody.
import { Picture } from "../draw/card.js";
import { Scene } from "../draw/scene.js";
import { Frame } from "../frame.js";
import { html, signal, useLayoutEffect, useRef } from "../lib.js";
import { get, url } from "../site.js";
import { lang, load } from "../words.js";
import { Found, Mine } from "./leagues.js";
import { opened, prepared } from "./opening.js";
import { Tables } from "./tables.js";

const LEVELS = [1, 2, 3];
const AGAIN = 10_000; // ms between two looks at the tables

/** "1-4" as words: for one, for two to four. */
const seats = (words, [low, high]) => words.text("ui-game-seats", { low, high });

/** The second click: how strong the bots shall be. */
function Levels({ words, play, back }) {
  const own = useRef(null);
  useLayoutEffect(() => own.current.querySelector("button").focus(), []);
  return html`<div class="row" role="group" ref=${own} aria-label=${words.text("ui-level-which")}>
    <span class="soft">${words.text("ui-level-which")}</span>
    ${LEVELS.map((level) => html`<button type="button" class="main-button" onclick=${() => play(level)}>${words.text(`ui-level-${level}`)}</button>`)}
    <button type="button" class="quiet" onclick=${back}>${words.text("ui-back")}</button>
  </div>`;
}

function Card({ game, words }) {
  const state = game.state; // "" | "levels" | "making" | "failed"
  const play = async (level) => {
    state.value = "making";
    try {
      await prepared(game.id, (part) => (game.progress.value = part));
      const others = Math.max(2, game.seats[0]) - 1;
      await opened({ game: game.id, seats: ["me", ...Array(Math.min(others, game.seats[1] - 1)).fill(`bot:${level}`)] }, true);
    } catch (error) {
      console.error(error);
      state.value = "failed";
    }
  };
  const ways = html`<div class="row">
    <button type="button" class="main-button" aria-label=${words.text("ui-play-now-game", { game: game.title })}
      onclick=${() => (state.value = "levels")}>${words.text("ui-play-now")}</button>
    <a class="button" href=${url(`/new/${game.id}`)} aria-label=${words.text("ui-invite-game", { game: game.title })}>${words.text("ui-invite")}</a>
    <a class="button quiet" href=${url(`/guide/${game.id}`)} aria-label=${words.text("ui-guide-game", { game: game.title })}>${words.text("ui-guide")}</a>
  </div>`;
  const making = html`<p role="status"><label>${words.text("ui-making")} <progress value=${game.progress.value || undefined} max="1"></progress></label></p>`;
  return html`<li class="card">
    <${Picture} game=${game} />
    <div class="card-text">
      <h3>${game.title}</h3>
      <p>${game.tagline}</p>
      <p class="soft">${seats(words, game.seats)}${!game.ready && html` · ${words.text("ui-not-ready")}`}</p>
      ${state.value === "failed" && html`<p class="refusal" role="alert">${words.text("ui-failed")}</p>`}
      ${state.value === "levels" ? html`<${Levels} words=${words} play=${play} back=${() => (state.value = "")} />` : state.value === "making" ? making : ways}
    </div>
  </li>`;
}

export async function page() {
  const [words, { games, broken }, mine, open, leagues] = await Promise.all([
    load(),
    get(`games?lang=${lang}`),
    get("tables?of=me"),
    get("tables?of=open"),
    get("leagues"),
  ]);
  for (const game of games) Object.assign(game, { state: signal(""), progress: signal(0) });
  const titles = Object.fromEntries(games.map(({ id, title }) => [id, title]));
  const tables = signal({ mine, open });
  const look = async () => {
    if (document.visibilityState !== "visible") return;
    const [now, free] = await Promise.all([get("tables?of=me"), get("tables?of=open")]);
    tables.value = { mine: now, open: free };
  };
  setInterval(() => look().catch(() => {}), AGAIN); // a look that fails is made up for by the next
  document.addEventListener("visibilitychange", () => look().catch(() => {}));
  return () => {
    const active = tables.value.mine.filter(({ stage }) => stage !== "closed" && stage !== "over");
    const joinable = tables.value.open.filter(({ id }) => !tables.value.mine.some((table) => table.id === id));
    return html`<${Frame} words=${words}>
    <section class="hero"><div><h1>${words.text("ui-home-title")}</h1><p>${words.text("ui-home-lead")}</p></div><${Scene} /></section>
    ${active.length > 0 && html`<section><h2>${words.text("ui-my-tables")}</h2><${Tables} tables=${active} titles=${titles} words=${words} /></section>`}
    ${leagues.length > 0 && html`<${Mine} leagues=${leagues} titles=${titles} words=${words} />`}
    <section><h2>${words.text("ui-choose-game")}</h2>
      <ul class="cards">${games.map((game) => html`<${Card} key=${game.id} game=${game} words=${words} />`)}</ul>
      ${broken?.map(({ id, error }) => html`<p class="refusal">${words.text("ui-broken", { game: id })} <code lang="en">${error}</code></p>`)}
    </section>
    <section><h2>${words.text("ui-open-tables")}</h2>
      ${joinable.length ? html`<${Tables} tables=${joinable} titles=${titles} words=${words} join />` : html`<p class="soft">${words.text("ui-open-tables-none")}</p>`}
    </section>
    <${Found} games=${games} words=${words} />
  <//>`;
  };
}
