// What stands on tiles, drawn small: each sign about 0,0 in a square of 24, its outline first, which gets a light rim on every terrain.
import { html } from "../../web/kit.js";

/** Pieces of each sign, [look, path]; the first is the outline. @type {Record<string, [string, string][]>} */
const SIGNS = {
  sheep: [
    ["wool", "M-7 5a4 4 0 0 1-2-7a4 4 0 0 1 4-5a5 5 0 0 1 8-1a4 4 0 0 1 6 4a4.5 4.5 0 0 1 0 8a5 5 0 0 1-7 2a5 5 0 0 1-9-1z"],
    ["dark", "M-9-4c4-1 6 0 6 3s-2 5-3.5 5S-9 0-9-4zM-4 6.5v4M4 6.5v4"],
  ],
  cattle: [
    ["hide", "M-11-9c0 3 2 4 4 4h2c6 0 13-1 14 2v12h-3V4H-3v5h-3V3c-3 0-5-2-5-5-1-2-2-4-1-7z"],
    ["wool", "M1-4c4-1 6 4 2 6S-3-2 1-4z"],
    ["line", "M-3-9c0 3-1 4-4 4"],
  ],
  farm: [
    ["wool", "M-9 10V0h18v10z"],
    ["brick", "M-12 1L0-10 12 1z"],
    ["dark", "M-3 10V4h6v6z"],
  ],
  broch: [
    ["stone", "M-9 10l2-20h14l2 20z"],
    ["line", "M-7.5-5h15M-8 0h16M-8.6 5h17M-2-10v5M4-5v5M-4 0v5"],
    ["dark", "M-2.5 10V5a2.5 2.5 0 0 1 5 0v5z"],
  ],
  lighthouse: [
    ["wool", "M-5 11l2-15h6l2 15z"],
    ["brick", "M-4.3 6l.6-4h7.4l.6 4zM-5-4h10L0-11z"],
    ["gold", "M-3-7.5l-8-3v5zM3-7.5l8-3v5z"],
  ],
  ship: [
    ["wood", "M-11 4h22l-4 6h-14z"],
    ["wool", "M-1-11C6-9 9-3 9 2H-1zM-3-7C-7-5-9-1-9 2h6z"],
    ["line", "M-1-11V4"],
  ],
  barrel: [
    ["wood", "M-6-10h12c4 6 4 14 0 20H-6c-4-6-4-14 0-20z"],
    ["line", "M-8-4.5h16M-8 4.5h16M0-10v20"],
  ],
  axe: [
    ["wood", "M-2.5 12L-2-9h4l.5 21z"],
    ["stone", "M2-10c6 0 9 3 10 7C9-3 6-1 2 2zM-2-8h-5v6h5z"],
  ],
  castle: [
    ["stone", "M-13 12V-6h4v3h3v-9h4v3h4v-3h4v9h3v-3h4v18z"],
    ["line", "M-6-3v15M6-3v15"],
    ["dark", "M-3 12V6a3 3 0 0 1 6 0v6zM-2-5h4v5h-4z"],
  ],
  scroll: [
    ["paper", "M-12-9h22v18h-24c3 0 3-3 2-5z"],
    ["line", "M10-9c3 0 3 5 0 5M-12-9c-2 0-2 5 1 5M-14 9c3 1 4-1 4-4"],
  ],
};

export const KINDS = Object.keys(SIGNS);
/** How many of a kind a scroll wants for a point. */
const WANTED = { sheep: 2, barrel: 2, ship: 2 };

const pieces = (kind) => SIGNS[kind].map(([look, d]) => html`<path class=${look} d=${d} />`);

/** A sign about 0,0 in a group that its owner has put in place; a scroll shows what it scores. */
export function Sign({ kind, scores = "" }) {
  return html`<path class="rim" d=${SIGNS[kind][0][1]} />${pieces(kind)}
    ${kind === "scroll" && html`<g transform=${`translate(${WANTED[scores] ? -3.5 : -1} 0) scale(.62)`}>${pieces(scores)}</g>${WANTED[scores] && html`<path class="line" d="M4-4.5c1.5-2.5 5-1 3.5 1.5L4 2.5h5" />`}`}`;
}

/** A sign as a picture of its own, among words. */
export const Emblem = ({ kind, scores = "" }) =>
  html`<svg class="emblem" viewBox="-16 -15 32 30" aria-hidden="true"><g class="sign"><${Sign} kind=${kind} scores=${scores} /></g></svg>`;
