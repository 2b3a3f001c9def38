// An address for others: to be copied, shared, or read by a phone as a QR code.
import { tell } from "../announcer.js";
import { html, useState } from "../lib.js";
import { url } from "../site.js";

/** `path` is where it leads, `picture` the path of its QR code, `how` says who may do what with it. */
export function Address({ words, path, picture, how }) {
  const [copied, setCopied] = useState(false);
  const address = `${location.origin}${url(path)}`;
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
  return html`<div class="invite">
    <img src=${url(picture)} alt=${words.text("ui-qr")} width="176" height="176" />
    <div class="form">
      <label class="field"><span>${words.text("ui-invite-link")}</span><input id="invite-link" readonly value=${address} onfocus=${(e) => e.target.select()} /></label>
      <div class="row"><button type="button" class="main-button" onclick=${copy}>${words.text(copied ? "ui-copied" : "ui-copy")}</button>
      ${"share" in navigator && html`<button type="button" onclick=${() => navigator.share({ url: address, title: document.title }).catch(() => {})}>${words.text("ui-share")}</button>`}</div>
      <p class="soft">${how}</p>
    </div></div>`;
}
