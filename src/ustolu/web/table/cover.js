// Several people at one device: what is hidden stays covered until the right one has it in hand.
import { html, useLayoutEffect, useRef } from "../lib.js";
import { focusTurn } from "./focus.js";
import { taken } from "./speech.js";

export function Cover({ sitting }) {
  const words = sitting.words.value;
  const name = sitting.name(sitting.cover.value);
  const button = useRef(null);
  const uncover = () => {
    sitting.uncover();
    if (location.hash) {
      history.replaceState(null, "", location.pathname); // whoever had the device was looking back
      dispatchEvent(new HashChangeEvent("hashchange"));
    }
    setTimeout(focusTurn);
    taken(sitting);
  };
  useLayoutEffect(() => button.current?.focus(), [sitting.cover.value]);
  return html`<section class="panel cover">
    <h2>${words.text("ui-hand-over", { name })}</h2>
    <p>${words.text("ui-hand-over-why")}</p>
    <button type="button" class="main-button" ref=${button} onclick=${uncover}>${words.text("ui-hand-over-here", { name })}</button>
  </section>`;
}
