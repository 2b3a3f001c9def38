// What the host may change while the table stands: its settings, the people at it, its end.
import { Dialog } from "../dialog.js";
import { html } from "../lib.js";

const PACES = [0, 400, 800, 1500, 3000];
const CLOCKS = [0, 30, 60, 120, 300];

function People({ sitting }) {
  const words = sitting.words.value;
  const table = sitting.table.value;
  const others = table.seats.filter(({ kind, person }) => kind === "person" && person !== sitting.you.value.person);
  if (!others.length) return html`<p class="soft">${words.text("ui-host-alone")}</p>`;
  const act = (type, fields) => () => sitting.command(type, fields);
  return html`<ul class="people">${others.map(({ seat, person }) => {
    const muted = table.muted?.includes(person);
    const name = sitting.name(seat);
    const button = (text, run) =>
      html`<button type="button" class="small" aria-label=${`${words.text(text)}: ${name}`} onclick=${run}>${words.text(text)}</button>`;
    return html`<li><strong>${name}</strong><div class="row">
      ${button(muted ? "ui-host-unmute" : "ui-host-mute", act("mute", { person, muted: !muted }))}
      ${button("ui-host-give", act("host", { person }))} ${button("ui-host-remove", act("remove", { person }))}
    </div></li>`;
  })}</ul>`;
}

export function HostDialog({ sitting, close }) {
  const words = sitting.words.value;
  const { settings, listed, stage, by_hand } = sitting.table.value;
  const set = (fields) => sitting.command("settings", fields);
  const tick = (name, on = settings[name], text = `ui-table-${name}`) =>
    html`<label class="tick"><input type="checkbox" checked=${on} onchange=${(e) => set({ [name]: e.target.checked })} /><span>${words.own(text)}</span></label>`;
  const pick = (name, values) => html`<label class="field"><span>${words.text(`ui-table-${name}`)}</span>
    <select onchange=${(e) => set({ [name]: Number(e.target.value) })}>${values.map(
      (value) =>
        html`<option value=${value} selected=${settings[name] === value}>${words.text(`ui-table-${name}-value`, { value: name === "bot_pace_ms" ? value / 1000 : value })}</option>`,
    )}</select></label>`;
  const end = () => {
    if (confirm(words.text("ui-host-close-sure"))) sitting.command("close");
    close();
  };
  return html`<${Dialog} title=${words.text("ui-host")} words=${words} close=${close}>
    <div class="form">
      ${tick("listed", listed)} ${tick("chat")} ${pick("bot_pace_ms", PACES)}
      ${
        stage === "gathering"
          ? html`${tick("undo")} ${pick("clock_s", CLOCKS)} ${by_hand.map((name) => tick(name, settings[name], `ui-new-${name.replace("_", "-")}`))}`
          : stage === "playing" && html`<p class="soft">${words.text("ui-host-fixed")}</p>`
      }
    </div>
    <h3>${words.text("ui-host-people")}</h3>
    <${People} sitting=${sitting} />
    ${stage !== "closed" && html`<div><button type="button" onclick=${end}>${words.text("ui-host-close")}</button></div>`}
  <//>`;
}
