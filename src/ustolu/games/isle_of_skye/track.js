// What is scored when: the four scoring tiles with their pictures and sentences, the rounds, and what each tile would give a land now.
import { html, style } from "../../web/kit.js";
import { Pictogram } from "./pictogram.js";

style("pictogram.css", import.meta.url);
style("track.css", import.meta.url);

export const PLACES = "ABCD";

/** How often a place is still scored: the rounds from this one on. */
const left = (view, place) =>
  view.tracks.map((letters, n) => [letters, n + 1]).filter(([letters, n]) => letters.includes(place) && n > view.scored.length);

/** A place of the scoring: its picture, what it says, in which rounds it counts, and what it would give `of` now; pressed, the land shows it. */
function Place({ view, place, of, lit, light, words }) {
  const number = view.scoring[PLACES.indexOf(place)];
  const worth = of?.worth?.[place];
  const on = lit === place;
  const rounds = left(view, place).map(([, n]) => n);
  const now = view.tracks[view.round - 1]?.includes(place) && view.phase !== "over";
  return html`<li class=${`place-of-skye ${now ? "now" : ""} ${rounds.length ? "" : "done"}`}>
    <div class="place-head"><b class="place-letter">${place}</b><${Pictogram} number=${number} /></div>
    <div class="place-words"><strong>${words.text(`scoring-name-${number}`)}</strong><p>${words.text(`scoring-${number}`)}</p>
      <p class="soft">${rounds.length ? words.text("board-scores-in", { rounds: rounds.join(", "), count: rounds.length }) : words.text("board-scores-no-more")}</p></div>
    ${
      worth &&
      worth.points !== null &&
      html`<button type="button" class="small" aria-pressed=${String(on)} onclick=${() => light(on ? "" : place)}>${words.text("board-worth", { points: worth.points })}</button>`
    }
  </li>`;
}

/** The rounds in order, each with the places that it scores; the one that is played is marked. */
function Rounds({ view, words }) {
  return html`<ol class="rounds-of-skye" aria-label=${words.text("board-rounds")}>${view.tracks.map((letters, n) => {
    const over = n < view.scored.length;
    const now = n + 1 === view.round && !over;
    return html`<li key=${n} class=${over ? "over" : now ? "now" : ""} aria-current=${now ? "step" : null}>
      <span class="unseen">${words.text(over ? "board-round-over" : now ? "board-round-now" : "board-round", { round: n + 1, places: [...letters].join(", ") })}</span>
      <span aria-hidden="true"><b>${n + 1}</b> ${letters}</span></li>`;
  })}</ol>`;
}

/** Points of the rounds that are over, seat by seat, place by place. */
function Scored({ view, words }) {
  if (!view.scored.length) return null;
  const cells = view.scored.map((places) => Object.entries(places));
  return html`<details class="scored" open=${view.phase === "over"}><summary>${words.text("board-scored")}</summary><div class="wide-table" role="group" tabindex="0" aria-label=${words.text("board-scored")}><table>
    <thead><tr><td></td><th scope="col">${words.text("board-sum")}</th>${cells.map((places, n) => html`<th scope="col" colspan=${places.length}>${words.text("board-round-short", { round: n + 1 })}</th>`)}
      ${view.ended && html`<th scope="col">${words.text("board-scrolls")}</th><th scope="col">${words.text("board-gold")}</th>`}</tr></thead>
    <tbody>${view.seats.map(
      ({ seat, score }) => html`<tr key=${seat}><th scope="row">${words.say(["board-name", { seat }])}</th><td><b>${score}</b></td>
      ${cells.flatMap((places) => places.map(([place, points]) => html`<td><span class="soft">${place}</span> ${points[seat]}</td>`))}
      ${view.ended && html`<td>${view.ended[seat].scrolls}</td><td>${view.ended[seat].gold}</td>`}</tr>`,
    )}</tbody></table></div></details>`;
}

/** Scrolls count at the end; what they would give now. */
function Scrolls({ of, lit, light, words }) {
  if (!of?.scrolls?.items.length) return null;
  const on = lit === "scrolls";
  return html`<button type="button" class="small" aria-pressed=${String(on)} onclick=${() => light(on ? "" : "scrolls")}>${words.text("board-scrolls-worth", { points: of.scrolls.points })}</button>`;
}

/** of: the seat (of the view) whose land is shown; lit: the place, or "scrolls", whose items it shows. */
export function Track({ view, of, lit, light, words }) {
  if (!view.scoring.length) return null;
  const common = { of, lit, light, words };
  return html`<section class="track" aria-label=${words.text("board-scoring")}>
    <${Rounds} view=${view} words=${words} />
    <ul class="places">${[...PLACES].map((place) => html`<${Place} key=${place} view=${view} place=${place} ...${common} />`)}</ul>
    <${Scrolls} ...${common} />
    <${Scored} view=${view} words=${words} />
  </section>`;
}
