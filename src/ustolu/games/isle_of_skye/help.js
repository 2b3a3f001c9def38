// The keys of a land, for whoever looks for them.
import { html } from "../../web/kit.js";

const LOOKING = ["arrows", "zoom", "pan"];
const BUILDING = ["places", "turn", "digits"];

/** building: whether one builds, so that there is more to do. */
export function Help({ building, words }) {
  const rows = [...LOOKING, ...(building ? BUILDING : [])];
  return html`<details class="land-help"><summary>${words.text("board-keys")}</summary>
    <dl class="keys">${rows.map((name) => html`<div key=${name}><dt>${words.text(`board-keys-${name}-key`)}</dt><dd>${words.text(`board-keys-${name}`)}</dd></div>`)}</dl></details>`;
}
