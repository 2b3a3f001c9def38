// Leagues on the first page: mine, and the way to a new one.
import { html, useState } from "../lib.js";
import { url } from "../site.js";

function Mine({ leagues, titles, words }) {
  return html`<ul class="tables">${leagues.map(
    (league) => html`<li><a href=${url(`/l/${league.id}`)}>
      <strong>${league.name}</strong>
      <span>${titles[league.game] || league.game}, ${words.text("ui-league-members", { count: league.members })}</span>
      <span class="soft">${league.closed ? words.text("ui-league-ended") : league.place ? words.text("ui-league-stand", { place: league.place, points: league.points }) : words.text("ui-league-round-count", { count: league.rounds })}</span>
    </a></li>`,
  )}</ul>`;
}

export function Leagues({ leagues, games, words }) {
  const [game, setGame] = useState(games[0]?.id || "");
  const titles = Object.fromEntries(games.map(({ id, title }) => [id, title]));
  const found = (event) => {
    event.preventDefault();
    location.assign(url(`/new-league/${game}`));
  };
  return html`<section><h2>${words.text(leagues.length ? "ui-league-mine" : "ui-leagues")}</h2>
    ${leagues.length > 0 && html`<${Mine} leagues=${leagues} titles=${titles} words=${words} />`}
    <p class="soft">${words.text("ui-leagues-lead")}</p>
    <form class="row" onsubmit=${found}>
      <select aria-label=${words.text("ui-league-which-game")} onchange=${(e) => setGame(e.target.value)}>${games.map(({ id, title }) => html`<option value=${id} selected=${id === game}>${title}</option>`)}</select>
      <button type="submit">${words.text("ui-league-new")}</button>
    </form></section>`;
}
