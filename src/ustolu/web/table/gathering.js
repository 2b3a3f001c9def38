// Before the start: who is still missing, how to invite them, and the button that begins.
import { html } from "../lib.js";
import { Invite } from "./invite.js";

export function Gathering({ sitting }) {
  const words = sitting.words.value;
  const { seats, listed } = sitting.table.value;
  const { host } = sitting.you.value;
  const free = seats.filter(({ kind }) => kind === "open").length;
  return html`<section class="panel gathering" aria-labelledby="gathering-title">
    <h2 id="gathering-title">${words.text(free ? "ui-gathering" : "ui-gathered")}</h2>
    <p>${free ? words.text("ui-seats-free", { count: free }) : words.text(host ? "ui-start-host" : "ui-start-wait")}</p>
    ${
      host &&
      html`<div class="row"><button type="button" class="main-button" aria-disabled=${free > 0} onclick=${() => free === 0 && sitting.command("start")}>${words.text("ui-start")}</button>
      <label class="tick"><input type="checkbox" checked=${listed} onchange=${(e) => sitting.command("settings", { listed: e.target.checked })} /><span>${words.text("ui-listed")}</span></label></div>`
    }
    ${free > 0 && html`<h3>${words.text("ui-invite-title")}</h3><${Invite} sitting=${sitting} />`}
  </section>`;
}
