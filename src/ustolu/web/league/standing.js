// The running table: place, points, and what each round brought.
import { html } from "../lib.js";

const LAST = 8; // rounds whose points are shown one by one

/** What a member got in each of the last rounds, as one text: "2 0 – 1". */
function course(league, number) {
  const points = league.rounds.slice(-LAST).map((each) => {
    const line = each.tables.flatMap(({ lines }) => lines).find(({ member }) => member === number);
    return line ? (league.points[line.place - 1] ?? 0) : "–";
  });
  return points.join(" ");
}

/** One member's line. The roles are said outright, and each number carries its name, since on a phone a line is no line of a table to the eye. */
function Line({ season, row }) {
  const { words } = season;
  const league = season.league.value;
  const cell = (name, value, kind = "") => html`<td role="cell" class=${`number ${kind}`} data-name=${words.text(`ui-league-${name}`)}>${value}</td>`;
  return html`<tr role="row" class=${row.member === league.me ? "mine" : ""}>
    <td role="cell" class="number rank">${row.rounds ? `${row.place}.` : "–"}</td>
    <th role="rowheader" scope="row">${season.name(row.member)}${row.member === league.me && html` <em>${words.text("ui-you")}</em>`}</th>
    ${cell("points", row.points, "strong")} ${cell("played", row.rounds)} ${cell("wins", row.wins)} ${cell("score", row.score)}
    <td role="cell" class="course" data-name=${words.text("ui-league-course")}>${course(league, row.member)}</td>
  </tr>`;
}

const HEADS = ["place", "name", "points", "played", "wins", "score", "course"];
const NAMED = ["name", "course"]; // columns of words, not of numbers

export function Standing({ season }) {
  const { words } = season;
  const league = season.league.value;
  return html`<section class="panel" aria-labelledby="standing-title">
    <h2 id="standing-title">${words.text("ui-league-standing")}</h2>
    ${
      league.standing.length
        ? html`<table class="standing" role="table" aria-labelledby="standing-title">
      <thead role="rowgroup"><tr role="row">${HEADS.map(
        (name) => html`<th role="columnheader" scope="col" class=${NAMED.includes(name) ? "" : "number"}>${words.text(`ui-league-${name}`)}</th>`,
      )}</tr></thead>
      <tbody role="rowgroup">${league.standing.map((row) => html`<${Line} key=${row.member} season=${season} row=${row} />`)}</tbody></table>
      <p class="soft">${words.text("ui-league-standing-how", { points: league.points.join(", ") })}</p>`
        : html`<p class="soft">${words.text("ui-league-nobody")}</p>`
    }
  </section>`;
}
