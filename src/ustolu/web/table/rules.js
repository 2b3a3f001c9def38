// The rules at hand: the guide in a dialog, at the paragraph that is wanted.
import { Dialog } from "../dialog.js";
import { html, signal, useEffect, useRef, useState } from "../lib.js";
import { file, url } from "../site.js";

/** null, or {paragraph: "§4"} ("" = from the top) while the rules are shown. */
export const rules = signal(/** @type {{paragraph: string} | null} */ (null));

const anchor = (paragraph) => `p${paragraph.replace(/[^0-9.a-z]/gi, "").replace(/\.$/, "")}`;

async function article(game) {
  const page = new DOMParser().parseFromString((await file(`/guide/${game}`)) || "", "text/html");
  const found = page.querySelector("article.guide");
  return found && document.importNode(found, true);
}

export function Rules({ game, words }) {
  const place = useRef(null);
  const [missing, setMissing] = useState(false);
  const { paragraph } = /** @type {{paragraph: string}} */ (rules.value);
  useEffect(() => {
    article(game).then((found) => {
      if (!place.current) return;
      if (!found) return setMissing(true);
      place.current.replaceChildren(found);
      import("../guide.js").then(({ illustrate }) => illustrate(found)).catch(console.error);
      const wanted = paragraph && place.current.querySelector(`[id="${anchor(paragraph)}"]`);
      if (!wanted) return;
      wanted.classList.add("wanted");
      wanted.tabIndex = -1;
      wanted.focus();
      wanted.scrollIntoView({ block: "center" });
    });
  }, [paragraph]);
  return html`<${Dialog} title=${words.text("ui-rules")} words=${words} kind="broad" close=${() => (rules.value = null)}>
    ${missing && html`<p>${words.text("ui-guide-missing")}</p>`}
    <div ref=${place}></div>
    <p><a href=${url(`/guide/${game}`)} target="_blank" rel="noopener">${words.text("ui-guide-whole")}</a></p>
  <//>`;
}
