// How others come to this table: its address.
import { Dialog } from "../dialog.js";
import { html } from "../lib.js";
import { Address } from "../pages/address.js";

export function Invite({ sitting, close = null }) {
  const words = sitting.words.value;
  const { id } = sitting;
  const body = html`<${Address} words=${words} path=${`/t/${id}`} picture=${`/api/tables/${id}/qr.svg`} how=${words.text("ui-invite-how")} />`;
  return close ? html`<${Dialog} title=${words.text("ui-invite-title")} words=${words} kind="broad" close=${close}>${body}<//>` : body;
}
