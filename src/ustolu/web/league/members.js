// Who plays: joining, sitting out, leaving; for the host also entering others and changing them.
import { html, useState } from "../lib.js";
import { random } from "../site.js";

/** A name that is asked for in place, with the button that sends it. */
function Naming({ label, button, value = "", send }) {
  const [name, setName] = useState(value);
  const submit = async (event) => {
    event.preventDefault();
    if (name.trim() && (await send(name.trim()))) setName("");
  };
  return html`<form class="row write" onsubmit=${submit}>
    <input aria-label=${label} placeholder=${label} maxlength="40" autocomplete="off" value=${name} oninput=${(e) => setName(e.target.value)} />
    <button type="submit">${button}</button></form>`;
}

export function Join({ season, me }) {
  const { words } = season;
  const [name, setName] = useState(me.name || "");
  const join = (event) => {
    event.preventDefault();
    season.act("POST", "/members", { name: name.trim(), salt: random() }, "members-title");
  };
  return html`<form class="panel form" onsubmit=${join}>
    <h2>${words.text("ui-league-join-title")}</h2>
    <label class="field"><span>${words.text("ui-me-name")}</span><input value=${name} maxlength="40" required autocomplete="nickname" oninput=${(e) => setName(e.target.value)} /></label>
    <div class="row"><button type="submit" class="main-button">${words.text("ui-league-join")}</button></div>
  </form>`;
}

function Member({ season, one }) {
  const { words } = season;
  const league = season.league.value;
  const [renaming, setRenaming] = useState(false);
  const own = one.number === league.me;
  const name = season.name(one.number);
  const path = `/members/${one.number}`;
  const button = (text, run) =>
    html`<button type="button" class="small" aria-label=${own ? words.text(text) : `${words.text(text)}: ${name}`} onclick=${run}>${words.text(text)}</button>`;
  const leave = () =>
    confirm(words.text(own ? "ui-league-leave-sure" : "ui-league-remove-sure", { who: name })) &&
    season.act("DELETE", path, undefined, "members-title");
  const notes = [own && words.text("ui-you"), one.host && words.text("ui-league-is-host"), !one.device && words.text("ui-league-no-device")];
  const out = one.stage === "out";
  return html`<li>
    <div><strong>${name}</strong> <span class="soft">${notes.filter(Boolean).join(", ")}</span>${out && html` <span class="flag">${words.text("ui-league-out")}</span>`}</div>
    ${
      (own || league.host) &&
      !league.closed &&
      html`<div class="row">
      ${button(out ? "ui-league-set-in" : "ui-league-set-out", () => season.act("PATCH", path, { out: !out }))}
      ${button("ui-rename", () => setRenaming(!renaming))}
      ${league.host && one.device && !one.host && button("ui-host-give", () => season.act("PATCH", path, { host: true }, "members-title"))}
      ${button(own ? "ui-league-leave" : "ui-league-remove", leave)}
    </div>`
    }
    ${
      renaming &&
      html`<${Naming} label=${words.text("ui-new-name")} button=${words.text("ui-name-give")} value=${name} send=${async (other) => {
        const done = await season.act("PATCH", path, { name: other }, "members-title");
        if (done) setRenaming(false);
        return done;
      }} />`
    }
  </li>`;
}

export function Members({ season }) {
  const { words } = season;
  const league = season.league.value;
  const there = league.members.filter(({ stage }) => stage !== "gone");
  return html`<section class="panel" aria-labelledby="members-title">
    <h2 id="members-title" tabindex="-1">${words.text("ui-league-members", { count: there.length })}</h2>
    <ul class="people">${there.map((one) => html`<${Member} key=${one.number} season=${season} one=${one} />`)}</ul>
    ${
      league.host &&
      !league.closed &&
      html`<${Naming} label=${words.text("ui-league-add-name")} button=${words.text("ui-league-add")} send=${(name) => season.act("POST", "/members", { name, here: true })} />
      <p class="soft">${words.text("ui-league-add-how")}</p>`
    }
  </section>`;
}
