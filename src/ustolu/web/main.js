// The way in: finds the page by its path and draws it. A page module gives page(argument), which fetches what is needed and returns a component.
import { Frame } from "./frame.js";
import { html, render, useLayoutEffect, useRef } from "./lib.js";
import { path } from "./site.js";
import { load } from "./words.js";

const PAGES = [
  [/^\/$/, () => import("./pages/home.js")],
  [/^\/new\/([^/]+)$/, () => import("./pages/new.js")],
  [/^\/t\/([^/]+)$/, () => import("./pages/table.js")],
  [/^\/me$/, () => import("./pages/me.js")],
  [/^\/verify$/, () => import("./pages/verify.js")],
];

const app = /** @type {HTMLElement} */ (document.getElementById("app"));

/** A page that the server has written: it is only framed. */
function Written({ node }) {
  const place = useRef(null);
  useLayoutEffect(() => place.current.replaceChildren(...node), []);
  return html`<div ref=${place}></div>`;
}

async function start() {
  for (const [pattern, module] of PAGES) {
    const match = path().match(/** @type {RegExp} */ (pattern));
    if (!match) continue;
    const { page } = await /** @type {() => Promise<any>} */ (module)();
    const Page = await page(match[1] && decodeURIComponent(match[1]));
    app.replaceChildren();
    render(html`<${Page} />`, app);
    return;
  }
  const node = [...app.childNodes];
  const title = app.querySelector("h1")?.textContent || "";
  app.replaceChildren();
  render(html`<${Frame} words=${await load()} title=${title}><${Written} node=${node} /><//>`, app);
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

start();
