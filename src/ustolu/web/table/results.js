// The end of a game: places, the way to play again, to look back, and to check the dice.
import { html } from "../lib.js";
import { url } from "../site.js";

export function Results({ sitting, home }) {
  const words = sitting.words.value;
  const table = sitting.table.value;
  const { seats: mine, host } = sitting.you.value;
  const order = [...table.seats].filter(({ place }) => place).sort((a, b) => a.place - b.place);
  const record = (form) => url(`/api/tables/${table.id}/record?form=${form}`);
  return html`<section class="panel results" aria-labelledby="results-title">
    <h2 id="results-title">${words.text(table.stage === "over" ? "ui-over" : "ui-closed")}</h2>
    ${
      order.length > 0 &&
      html`<ol>${order.map(
        ({ seat, place, score }) => html`<li class=${place === 1 ? "won" : ""}>
      <span class="letter" aria-hidden="true">${place}.</span><span><span class="unseen">${words.text("table-places", { place })}: </span>${sitting.name(seat)}</span><strong>${words.text("ui-points", { count: score ?? 0 })}</strong></li>`,
      )}</ol>`
    }
    <div class="row">
      ${
        table.rematch
          ? html`<a class="button main-button" href=${url(`/t/${table.rematch}`)}>${words.text("ui-rematch-go")}</a>`
          : table.stage === "over" &&
            (mine.length > 0 || host) &&
            html`<button type="button" class="main-button" onclick=${() => sitting.command("rematch")}>${words.text("ui-rematch")}</button>`
      }
      ${table.league && html`<a class="button main-button" href=${url(`/l/${table.league}`)}>${words.text("ui-league-back")}</a>`}
      <a class="button" href=${home}>${words.text("ui-home")}</a>
      <a class="button" href="#0">${words.text("ui-replay")}</a>
      <a class="button" href=${record("full")} download=${`${table.id}.jsonl`}>${words.text("ui-record")}</a>
      <a class="button" href=${url(`/verify?table=${table.id}`)}>${words.text("ui-verify-this")}</a>
    </div>
  </section>`;
}
