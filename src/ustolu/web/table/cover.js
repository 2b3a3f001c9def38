// Several people at one device: what is hidden stays covered until the right one has it in hand.
import { html, useLayoutEffect, useRef } from "../lib.js";

export function Cover({ sitting }) {
  const words = sitting.words.value;
  const name = sitting.name(sitting.cover.value);
  const button = useRef(null);
  useLayoutEffect(() => button.current?.focus(), [sitting.cover.value]);
  return html`<section class="panel cover">
    <h2>${words.text("ui-hand-over", { name })}</h2>
    <p>${words.text("ui-hand-over-why")}</p>
    <button type="button" class="main-button" ref=${button} onclick=${() => sitting.uncover()}>${words.text("ui-hand-over-here", { name })}</button>
  </section>`;
}
