// A dialog above the page: the browser's own, which keeps the focus inside and gives it back.
import { html, useId, useLayoutEffect, useRef } from "./lib.js";

/** Shown as long as it is in the tree; close() is called when the person leaves it. `words` gives the name of the closing button. */
export function Dialog({ title, close, words, children, kind = "" }) {
  const own = useRef(null);
  const id = useId();
  useLayoutEffect(() => {
    const before = document.activeElement;
    own.current.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const outside = (event) => event.target === own.current && close();
  return html`<dialog ref=${own} class=${kind} aria-labelledby=${id} onclose=${close} onclick=${outside}>
    <div class="dialog-sheet">
      <div class="dialog-head">
        <h2 id=${id}>${title}</h2>
        <button type="button" class="quiet small" onclick=${close}>${words.text("ui-close")}</button>
      </div>
      ${children}
      <div class="unseen voice" aria-live="polite" aria-relevant="additions"></div>
    </div>
  </dialog>`;
}
