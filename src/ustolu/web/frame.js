// What stands around every page: the plank with the name of the house, the way to help and settings, the foot.
import { Dialog } from "./dialog.js";
import { Icon } from "./draw/icons.js";
import { Logo } from "./draw/logo.js";
import { shortcuts } from "./keys.js";
import { html, signal, useEffect } from "./lib.js";
import { choices, choose, settings, speak } from "./settings.js";
import { url } from "./site.js";
import { lang } from "./words.js";

const LANGUAGES = { cs: "Čeština", en: "English" };

/** Which dialog of the frame is open: "", "settings" or "help". */
export const open = signal("");

function Settings({ words }) {
  const select = (name) => html`<label class="field"><span>${words.text(`ui-setting-${name}`)}</span>
    <select value=${settings[name].value} onchange=${(e) => choose(name, e.target.value)}>
      ${choices[name].map((value) => html`<option value=${value} selected=${settings[name].value === value}>${words.text(`ui-setting-${name}-${value}`)}</option>`)}
    </select></label>`;
  const tick = (name) => html`<label class="tick"><input type="checkbox" checked=${settings[name].value === "on"}
      onchange=${(e) => choose(name, e.target.checked ? "on" : "off")} /><span>${words.text(`ui-setting-${name}`)}</span></label>`;
  return html`<${Dialog} title=${words.text("ui-settings")} words=${words} close=${() => (open.value = "")}>
    <div class="form">
      <label class="field"><span>${words.text("ui-setting-language")}</span>
        <select value=${lang} onchange=${(e) => speak(e.target.value)}>
          ${Object.entries(LANGUAGES).map(([code, name]) => html`<option value=${code} lang=${code} selected=${code === lang}>${name}</option>`)}
        </select></label>
      ${["theme", "size", "wording"].map(select)}
      ${["sounds", "shortcuts", "awake"].map(tick)}
      <label class="tick"><input type="checkbox" checked=${settings.motion.value === "off"} onchange=${(e) => choose("motion", e.target.checked ? "off" : "auto")} />
        <span>${words.text("ui-setting-motion-off")}</span></label>
    </div>
  <//>`;
}

function Help({ words }) {
  const row = (key, text) => html`<div><dt><kbd>${key}</kbd></dt><dd>${text}</dd></div>`;
  return html`<${Dialog} title=${words.text("ui-help")} words=${words} close=${() => (open.value = "")}>
    <p>${words.text("ui-help-everything")}</p>
    <h3>${words.text("ui-help-board")}</h3>
    <dl class="keys">
      ${row("← ↑ ↓ →", words.text("ui-help-arrows"))} ${row("Home", words.text("ui-help-home"))} ${row("End", words.text("ui-help-end"))}
      ${row("Ctrl + Home", words.text("ui-help-corner-first"))} ${row("Ctrl + End", words.text("ui-help-corner-last"))} ${row("Enter", words.text("ui-help-enter"))}
    </dl>
    <h3>${words.text("ui-help-keys")}</h3>
    ${
      shortcuts.value.length
        ? html`<dl class="keys">${shortcuts.value.map(({ key, text }) => row(key.toUpperCase(), words.text(text)))}</dl>`
        : html`<p>${words.text("ui-help-keys-none")}</p>`
    }
    <p class="soft">${words.text(settings.shortcuts.value === "on" ? "ui-help-keys-on" : "ui-help-keys-off")}</p>
  <//>`;
}

/** The page around its content. `title` names the browser's tab. */
export function Frame({ words, title, children, wide = false }) {
  useEffect(() => {
    document.title = title ? `${title} · U stolu` : "U stolu";
  }, [title]);
  const other = lang === "cs" ? "en" : "cs";
  return html`<a class="skip" href="#main">${words.text("ui-skip")}</a>
    <header class="plank">
      <a class="brand" href=${url("/")}><${Logo} /><span><span lang="cs">U stolu</span></span></a>
      <nav aria-label=${words.text("ui-nav")}>
        <a href=${url("/me")}><${Icon} name="table" /><span>${words.text("ui-nav-mine")}</span></a>
        <button type="button" lang=${other} onclick=${() => speak(other)}><${Icon} name="globe" /><span>${LANGUAGES[other]}</span></button>
        <button type="button" onclick=${() => (open.value = "settings")}><${Icon} name="gear" /><span>${words.text("ui-settings")}</span></button>
        <button type="button" onclick=${() => (open.value = "help")}><${Icon} name="help" /><span>${words.text("ui-help-short")}</span></button>
      </nav>
    </header>
    <main id="main" tabindex="-1" class=${wide ? "wide" : ""}>${children}</main>
    <footer>
      <a href=${url("/verify")}>${words.text("ui-nav-verify")}</a>
      <span>${words.text("ui-foot")}</span>
    </footer>
    ${open.value === "settings" && html`<${Settings} words=${words} />`} ${open.value === "help" && html`<${Help} words=${words} />`}`;
}
