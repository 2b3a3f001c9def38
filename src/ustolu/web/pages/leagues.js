// Leagues on the first page: mine, and the way to a new one.
import { html, useState } from "../lib.js";
import { url } from "../site.js";

/** How far a league is for this person: over, their own place, or how many rounds there were. */
function state(league, words) {
  if (league.closed) return words.text("ui-league-ended");
  return league.place
    ? words.text("ui-league-stand", { place: league.place, points: league.points })
    : words.text("ui-league-round-count", { count: league.rounds });
}

export function Mine({ leagues, titles, words }) {
  return html`<section><h2>${words.text("ui-league-mine")}</h2><ul class="tables">${leagues.map(
    (league) => html`<li><a href=${url(`/l/${league.id}`)}>
      <strong>${league.name}</strong>
      <span>${titles[league.game] || league.game} · ${words.text("ui-league-members", { count: league.members })}</span>
      <span class="soft">${state(league, words)}</span>
    </a></li>`,
  )}</ul></section>`;
}

export function Found({ games, words }) {
  const [game, setGame] = useState(games[0]?.id || "");
  const found = (event) => {
    event.preventDefault();
    location.assign(url(`/new-league/${game}`));
  };
  return html`<section><h2>${words.text("ui-leagues")}</h2>
    <p class="soft">${words.text("ui-leagues-lead")}</p>
    <form class="row" onsubmit=${found}>
      <select aria-label=${words.text("ui-league-which-game")} onchange=${(e) => setGame(e.target.value)}>${games.map(({ id, title }) => html`<option value=${id} selected=${id === game}>${title}</option>`)}</select>
      <button type="submit">${words.text("ui-league-new")}</button>
    </form></section>`;
}
