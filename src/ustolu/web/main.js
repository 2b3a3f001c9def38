// The way in: finds the page by its path and draws it. A page module gives page(argument), which fetches what is needed and returns a component.
import { Frame } from "./frame.js";
import { html, render, useLayoutEffect, useRef } from "./lib.js";
import { path } from "./site.js";
import { load } from "./words.js";

const PAGES = [
  [/^\/$/, () => import("./pages/home.js")],
  [/^\/new\/([^/]+)$/, () => import("./pages/new.js")],
  [/^\/t\/([^/]+)$/, () => import("./pages/table.js")],
  [/^\/l\/([^/]+)$/, () => import("./pages/league.js")],
  [/^\/new-league\/([^/]+)$/, () => import("./pages/new-league.js")],
  [/^\/me$/, () => import("./pages/me.js")],
  [/^\/verify$/, () => import("./pages/verify.js")],
];

const PATIENCE = 700; // ms after which a page says that it is on its way
const app = /** @type {HTMLElement} */ (document.getElementById("app"));

/** A page that the server has written: it is only framed. */
function Written({ node }) {
  const place = useRef(null);
  useLayoutEffect(() => place.current.replaceChildren(...node), []);
  return html`<div ref=${place}></div>`;
}

/** What is shown while a page takes long, for instance because a game is being made ready. */
async function waiting() {
  const words = await load();
  if (!app.firstChild) render(html`<${Frame} words=${words}><p role="status">${words.text("ui-loading")}</p><//>`, app);
}

async function start() {
  for (const [pattern, module] of PAGES) {
    const match = path().match(/** @type {RegExp} */ (pattern));
    if (!match) continue;
    app.replaceChildren();
    const slow = setTimeout(waiting, PATIENCE);
    const { page } = await /** @type {() => Promise<any>} */ (module)();
    const Page = await page(match[1] && decodeURIComponent(match[1]));
    clearTimeout(slow);
    render(html`<${Page} />`, app);
    return;
  }
  for (const note of app.querySelectorAll("main")) {
    const section = document.createElement("section");
    section.className = "panel narrow";
    section.append(...note.childNodes);
    note.replaceWith(section);
  }
  const node = [...app.childNodes];
  const title = app.querySelector("h1")?.textContent || "";
  app.replaceChildren();
  render(html`<${Frame} words=${await load()} title=${title}><${Written} node=${node} /><//>`, app);
  const guide = app.querySelector(".guide");
  if (guide) await import("./guide.js").then(({ illustrate }) => illustrate(guide)).catch(console.error);
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

start().catch((error) => {
  console.error(error);
  const failed = /** @type {HTMLTemplateElement} */ (document.getElementById("failed"));
  app.replaceChildren(failed.content.cloneNode(true));
});
