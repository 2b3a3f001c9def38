// Me: my tables, my name, the link that takes my seats to another device, and the end of all my data.
import { tell } from "../announcer.js";
import { Frame } from "../frame.js";
import { html, useState } from "../lib.js";
import { ask, get, Refused } from "../site.js";
import { lang, load } from "../words.js";
import { Tables } from "./tables.js";

/** Does what may fail; `say` gets the reason as text, or "" when all went well. */
async function tried(words, say, what) {
  say("");
  try {
    await what();
  } catch (error) {
    say(words.text(error instanceof Refused && error.body.key ? error.body.key : "ui-unreachable"));
  }
}

/** The focus goes to what takes the place of the button that had it. */
const focus = (element) => element?.focus();

const Failed = ({ text }) => (text ? html`<p class="refusal" role="alert">${text}</p>` : null);

function Name({ me, words }) {
  const [name, setName] = useState(me.name || "");
  const [saved, setSaved] = useState(false);
  const [failed, setFailed] = useState("");
  const save = async (event) => {
    event.preventDefault();
    await tried(words, setFailed, async () => {
      setName((await ask("PATCH", "me", { name: name.trim() })).name);
      setSaved(true);
      tell(words.text("ui-me-saved"));
    });
  };
  return html`<form class="form" onsubmit=${save}>
    <label class="field"><span>${words.text("ui-me-name")}</span><input value=${name} maxlength="40" required autocomplete="nickname" oninput=${(
      e,
    ) => {
      setName(e.target.value);
      setSaved(false);
    }} /></label><${Failed} text=${failed} />
    <div class="row"><button type="submit" class="main-button">${words.text("ui-me-save")}</button>${saved && html`<span>${words.text("ui-me-saved")}</span>`}</div>
  </form>`;
}

function PersonalLink({ words }) {
  const [address, setAddress] = useState("");
  const [failed, setFailed] = useState("");
  const make = () => tried(words, setFailed, async () => setAddress((await ask("POST", "me/link")).url));
  return html`<div class="form"><h2>${words.text("ui-me-link")}</h2><p>${words.text("ui-me-link-why")}</p><${Failed} text=${failed} />
    ${
      address
        ? html`<label class="field"><span>${words.text("ui-me-link-address")}</span><input readonly ref=${focus} value=${new URL(address, location.href).href} onfocus=${(e) => e.target.select()} /></label>`
        : html`<div><button type="button" onclick=${make}>${words.text("ui-me-link-make")}</button></div>`
    }
  </div>`;
}

function Forget({ words }) {
  const [gone, setGone] = useState(false);
  const [failed, setFailed] = useState("");
  const forget = async () => {
    if (!confirm(words.text("ui-me-delete-sure"))) return;
    await tried(words, setFailed, async () => {
      await ask("DELETE", "me");
      localStorage.clear();
      sessionStorage.clear();
      setGone(true);
      tell(words.text("ui-me-deleted"));
    });
  };
  return html`<div class="form"><h2>${words.text("ui-me-delete")}</h2><p>${words.text("ui-me-delete-why")}</p><${Failed} text=${failed} />
    ${gone ? html`<p class="verdict" tabindex="-1" ref=${focus}>${words.text("ui-me-deleted")}</p>` : html`<div><button type="button" onclick=${forget}>${words.text("ui-me-delete")}</button></div>`}
  </div>`;
}

export async function page() {
  const [words, me, tables, { games }] = await Promise.all([load(), get("me"), get("tables?of=me"), get(`games?lang=${lang}`)]);
  const titles = Object.fromEntries(games.map(({ id, title }) => [id, title]));
  return () => html`<${Frame} words=${words} title=${words.text("ui-me-title")}>
    <section class="narrow"><h1>${words.text("ui-me-title")}</h1>
      ${tables.length ? html`<${Tables} tables=${tables} titles=${titles} words=${words} />` : html`<p class="soft">${words.text("ui-me-none")}</p>`}</section>
    <div class="panel narrow"><${Name} me=${me} words=${words} /></div>
    <div class="panel narrow"><${PersonalLink} words=${words} /></div>
    <div class="panel narrow"><${Forget} words=${words} /></div>
  <//>`;
}
