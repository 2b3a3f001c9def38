// The picture on a game's card: the game's own card.svg, or a drawn table for games that brought none.
import { html, useEffect, useRef } from "../lib.js";
import { file } from "../site.js";

const ALLOWED = new Set([
  "svg",
  "g",
  "path",
  "rect",
  "circle",
  "ellipse",
  "line",
  "polyline",
  "polygon",
  "text",
  "tspan",
  "defs",
  "use",
  "pattern",
  "clipPath",
]);

/** An SVG element from its text, with nothing in it but shapes; null when it is none. */
export function drawing(text) {
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (svg.localName !== "svg") return null;
  for (const part of svg.querySelectorAll("*")) {
    if (!ALLOWED.has(part.localName)) part.remove();
    for (const { name } of [...part.attributes]) if (name.startsWith("on") || name === "style") part.removeAttribute(name);
  }
  svg.setAttribute("aria-hidden", "true");
  return document.importNode(svg, true);
}

function Plain() {
  return html`<svg viewBox="0 0 320 180" aria-hidden="true">
    <rect width="320" height="180" fill="var(--tray)" />
    <ellipse cx="160" cy="112" rx="118" ry="46" fill="var(--wood-light)" /><ellipse cx="160" cy="104" rx="118" ry="46" fill="var(--gold-fill)" opacity=".55" />
    <g transform="translate(112 74) rotate(-12)"><rect width="44" height="58" rx="6" fill="var(--die)" stroke="var(--edge)" /><path d="M22 14l11 15-11 15-11-15z" fill="var(--brick)" /></g>
    <g transform="translate(176 78) rotate(9)"><rect width="42" height="42" rx="9" fill="var(--die)" stroke="var(--edge)" />
      <g fill="var(--spot)"><circle cx="11" cy="11" r="4" /><circle cx="21" cy="21" r="4" /><circle cx="31" cy="31" r="4" /></g></g>
  </svg>`;
}

const NEAR = "120px"; // from the edge of the window a picture is fetched

export function Picture({ game }) {
  const place = useRef(null);
  useEffect(() => {
    if (!game.card) return undefined;
    const fetched = async () => {
      const text = await file(`/games/${game.id}/card.svg`);
      const svg = text && drawing(text);
      if (svg) place.current?.replaceChildren(svg);
    };
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        fetched();
      },
      { rootMargin: NEAR },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [game.id]);
  return html`<div class="picture" ref=${place}>${!game.card && html`<${Plain} />`}</div>`;
}
