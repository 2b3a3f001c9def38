// The tiles in hand while one builds: picked, turned, and what the one that is picked would do at the place that is looked at.
import { html } from "../../web/kit.js";
import { Card, called } from "./card.js";
import { PLACES } from "./track.js";

/** What a fit would do, in words and points: the points of those places that are still scored. */
function Outcome({ view, fit, ways, words }) {
  const still = [...PLACES].filter((place) => view.tracks.some((letters, n) => n >= view.scored.length && letters.includes(place)));
  return html`<p class="outcome">${words.say(fit.say)}${ways > 1 && html` <span class="soft">${words.text("board-ways", { ways })}</span>`}</p>
    <ul class="gains" aria-label=${words.text("board-gains")}>${still.map((place) => {
      const n = PLACES.indexOf(place);
      return html`<li key=${place} class=${fit.gains[n] > 0 ? "more" : ""}><b>${place}</b> <span>${words.text(`scoring-name-${view.scoring[n]}`)}</span> <strong>${fit.gains[n] < 0 ? `−${-fit.gains[n]}` : `+${fit.gains[n]}`}</strong></li>`;
    })}</ul>`;
}

/** building: of `useBuilding`; at: the cell that is looked at. */
export function Hand({ view, building, at, choose, words }) {
  const { hand, picked, turn, cells, all, fitAt, spin, pick, place, bags } = building;
  const fit = fitAt(at);
  const turns = fit ? fit.turn : turn;
  if (bags)
    return html`<section class="hand-of-skye" aria-label=${words.text("board-hand")} data-turn="yes" data-first="bag">
      <p>${words.text("board-bag-why")}</p><div class="lots">${hand.map(
        (id, n) => html`<${Card} key=${id} view=${view} id=${id} words=${words} label=${false}>
        <button type="button" data-cell=${n ? null : "bag"} aria-label=${words.text("board-bag-of", { tile: called(view, id, words) })} onclick=${() => choose(`bag ${id}`)}>${words.text("board-bag")}</button><//>`,
      )}</div></section>`;
  return html`<section class="hand-of-skye" aria-label=${words.text("board-hand")}>
    <div class="lots">${hand.map(
      (id, n) => html`<button key=${id} type="button" class="pick" aria-pressed=${String(id === picked)} onclick=${() => pick(id)}
        aria-label=${words.text("board-pick", { tile: called(view, id, words), places: all.get(id)?.size || 0 })}>
        <${Card} view=${view} id=${id} words=${words} label=${false} turns=${id === picked ? turns : 0} sign=${`${n + 1}: `} /></button>`,
    )}</div>
    <div class="doing">
      <div class="row"><button type="button" class="small" onclick=${() => spin(-1, at)} aria-label=${words.text("board-turn-left")}>↺</button>
        <button type="button" class="small" onclick=${() => spin(1, at)} aria-label=${words.text("board-turn-right")}>↻</button>
        <button type="button" class="main-button small" aria-disabled=${String(!fit)} onclick=${() => fit && place(at)}>${words.text(fit ? "board-place-at" : "board-place", { at })}</button></div>
      ${fit ? html`<${Outcome} view=${view} fit=${fit} ways=${cells.get(at).length} words=${words} />` : html`<p class="soft">${words.text(cells.size ? "board-hand-hint" : "board-fits-nowhere", { tile: picked, places: cells.size })}</p>`}
    </div>
  </section>`;
}
