// How others come to this table: its address, to be copied, shared or read by a phone as a QR code.
import { tell } from "../announcer.js";
import { Dialog } from "../dialog.js";
import { html, useState } from "../lib.js";
import { url } from "../site.js";

export function Invite({ sitting, close = null }) {
  const words = sitting.words.value;
  const [copied, setCopied] = useState(false);
  const address = `${location.origin}${url(`/t/${sitting.id}`)}`;
  const copy = async () => {
    const field = /** @type {HTMLInputElement} */ (document.getElementById("invite-link"));
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      field.select();
      document.execCommand("copy"); // plain http has no clipboard of its own
    }
    setCopied(true);
    tell(words.text("ui-copied"));
  };
  const body = html`<div class="invite">
    <img src=${url(`/api/tables/${sitting.id}/qr.svg`)} alt=${words.text("ui-qr")} width="176" height="176" />
    <div class="form">
      <label class="field"><span>${words.text("ui-invite-link")}</span><input id="invite-link" readonly value=${address} onfocus=${(e) => e.target.select()} /></label>
      <div class="row"><button type="button" class="main-button" onclick=${copy}>${words.text(copied ? "ui-copied" : "ui-copy")}</button>
      ${"share" in navigator && html`<button type="button" onclick=${() => navigator.share({ url: address, title: document.title }).catch(() => {})}>${words.text("ui-share")}</button>`}</div>
      <p class="soft">${words.text("ui-invite-how")}</p>
    </div></div>`;
  return close ? html`<${Dialog} title=${words.text("ui-invite-title")} words=${words} kind="broad" close=${close}>${body}<//>` : body;
}
