// A list of tables: which game, who sits there, and whether it is my turn.
import { html } from "../lib.js";
import { url } from "../site.js";
import { nameless } from "../words.js";

/** Names of the seats, with the open ones counted. */
function people(seats, words) {
  const names = seats
    .filter(({ kind }) => kind !== "open")
    .map(({ name, kind, level }) => (kind === "bot" ? words.text(`seat-bot-${level}`) : nameless(name) ? words.text("ui-guest") : name));
  const free = seats.length - names.length;
  if (free) names.push(words.text("ui-seats-free", { count: free }));
  return names.join(", ");
}

export function Tables({ tables, titles, words, join = false }) {
  const order = [...tables].sort((a, b) => Number(b.my_turn) - Number(a.my_turn) || (b.at || 0) - (a.at || 0));
  return html`<ul class="tables">${order.map(
    (table) => html`<li class=${table.my_turn ? "mine" : ""}>
      <a href=${url(`/t/${table.id}`)}>
        <strong>${titles[table.game] || table.game}</strong>
        <span>${people(table.seats, words)}</span>
        <span class=${table.my_turn ? "flag" : "soft"}>${words.text(table.my_turn ? "ui-my-turn" : join ? "ui-join" : `ui-stage-${table.stage}`)}</span>
      </a>
    </li>`,
  )}</ul>`;
}
