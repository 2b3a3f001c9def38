// A league: the running table, the rounds, who plays, and how others come to it.
import { Frame } from "../frame.js";
import { Members, Join } from "../league/members.js";
import { Rounds } from "../league/rounds.js";
import { Season } from "../league/season.js";
import { Standing } from "../league/standing.js";
import { html, useLayoutEffect } from "../lib.js";
import { style } from "../kit.js";
import { get, Refused, url } from "../site.js";
import { lang, load } from "../words.js";
import { Address } from "./address.js";

/** What is played and how: the game, and each option with its value. */
function Terms({ season, game }) {
  const { words } = season;
  const { options, settings, closed } = season.league.value;
  const chosen = game.options.map(({ id }) => `${words.text(`option-${id}`)}: ${words.text(`option-${id}-${options[id]}`)}`);
  if (settings.real_dice) chosen.push(words.own("ui-new-real-dice"));
  if (settings.real_cards) chosen.push(words.text("ui-new-real-cards"));
  return html`<div class="form"><p><strong>${words.text("title")}</strong> · <a href=${url(`/guide/${game.id}`)}>${words.text("ui-guide")}</a></p>
    <ul class="terms">${chosen.map((text) => html`<li>${text}</li>`)}</ul>
    ${closed && html`<p class="verdict">${words.text("ui-league-closed")}</p>`}</div>`;
}

function Host({ season }) {
  const { words } = season;
  const league = season.league.value;
  const end = () => confirm(words.text("ui-league-end-sure")) && season.act("PATCH", "", { closed: true }, "league-title");
  return html`<section class="panel"><h2>${words.text("ui-league-host")}</h2><div class="row">${
    league.closed
      ? html`<button type="button" onclick=${() => season.act("PATCH", "", { closed: false }, "league-title")}>${words.text("ui-league-reopen")}</button>`
      : html`<button type="button" onclick=${end}>${words.text("ui-league-end")}</button>`
  }</div></section>`;
}

function Whole({ season, game, me }) {
  const { words } = season;
  const league = season.league.value;
  useLayoutEffect(() => season.settle());
  return html`<${Frame} words=${words} title=${league.name}>
    <div class="league">
      <section><h1 id="league-title" tabindex="-1">${league.name}</h1><${Terms} season=${season} game=${game} />
        <div role="alert">${season.refusal.value && html`<p class="refusal">${season.refusal.value}</p>`}</div></section>
      ${league.me === null && !league.closed && html`<${Join} season=${season} me=${me} />`}
      <${Standing} season=${season} />
      <${Rounds} season=${season} />
      <${Members} season=${season} />
      ${
        !league.closed &&
        html`<section class="panel"><h2>${words.text("ui-league-invite")}</h2>
        <${Address} words=${words} path=${`/l/${league.id}`} picture=${`/api/leagues/${league.id}/qr.svg`} how=${words.text("ui-league-invite-how")} /></section>`
      }
      ${league.host && html`<${Host} season=${season} />`}
    </div>
  <//>`;
}

async function missing(error) {
  if (!(error instanceof Refused)) throw error;
  const words = await load();
  return () => html`<${Frame} words=${words} title=${words.text("ui-league-missing")}>
    <section class="panel narrow"><h1>${words.text("ui-league-missing")}</h1><p>${words.text("ui-missing-why")}</p><p><a href=${url("/")}>${words.text("ui-home")}</a></p></section><//>`;
}

export async function page(id) {
  style("../css/league.css", import.meta.url);
  const me = await get("me");
  try {
    const league = await get(`leagues/${encodeURIComponent(id)}`);
    const [words, { games }] = await Promise.all([load(league.game), get(`games?lang=${lang}`)]);
    const season = new Season(league, words);
    season.keep();
    const game = games.find((one) => one.id === league.game);
    return () => html`<${Whole} season=${season} game=${game} me=${me} />`;
  } catch (error) {
    return missing(error);
  }
}
