// A picture for each of the sixteen scoring tiles, about 0,0 in a field of 64 by 40.
import { html } from "../../web/kit.js";
import { Sign } from "./signs.js";

const sign = (kind, x, y, scale = 0.8) => html`<g class="sign" transform=${`translate(${x} ${y}) scale(${scale})`}><${Sign} kind=${kind} /></g>`;
const plot = (x, y, terrain = "P") => html`<path class=${`plot ${terrain}`} d=${`M${x} ${y}h11v11h-11z`} />`;
const BLOB = "M-13 1c-3-7 3-12 10-11s13-2 16 4-2 9-4 13-9 4-13 3-7-3-9-9z";
const blob = (terrain, x, y, scale = 1) => html`<path class=${`blob ${terrain}`} transform=${`translate(${x} ${y}) scale(${scale})`} d=${BLOB} />`;
const peaks = (x, y) => html`<path class="peaks" transform=${`translate(${x} ${y})`} d="M-9 5l6-9 6 9M1 2l3-4 5 7" />`;
const waves = (x, y) => html`<path class="waves" transform=${`translate(${x} ${y})`} d="M-8-2q2-2.5 4 0t4 0 4 0M-6 3q2-2.5 4 0t4 0 4 0" />`;
const crown = html`<path class="crown" d="M16 8l-2-12 5 4 4-7 4 7 5-4-2 12z" />`;
const road = (d) => [html`<path class="verge" d=${d} />`, html`<path class="road" d=${d} />`];

const PICTURES = {
  1: [plot(-12, -12), plot(0, -12, "W"), plot(-12, 0, "M"), plot(0, 0)],
  2: [blob("P", -17, 0, 0.75), blob("W", 3, -4, 0.6), blob("M", 19, 3, 0.75)],
  3: [sign("sheep", 0, 0, 1.3)],
  4: [blob("P", 0, 0, 1.35), html`<path class="cuts" d="M-5-19v38M8-19v38" />`],
  5: [html`<path class="blob M" d="M-28 16L-10-14 0 2 8-10 28 16z" />`, sign("broch", 0, 7, 0.75)],
  6: [sign("broch", -20, 2), sign("farm", 0, 2), sign("lighthouse", 20, 1)],
  7: [sign("barrel", -8, 0, 1.2), crown],
  8: [sign("ship", -9, 0, 1.25), crown],
  9: [
    html`<g class="coins"><ellipse cx="-9" cy="9" rx="13" ry="5.5" /><ellipse cx="-9" cy="3" rx="13" ry="5.5" /><ellipse cx="-9" cy="-3" rx="13" ry="5.5" /></g>`,
    crown,
  ],
  10: [sign("farm", 0, -2, 1.1), sign("sheep", -20, 5, 0.75), sign("cattle", 20, 5, 0.75)],
  11: [road("M-30 13Q0 8 30 13"), sign("cattle", 0, -3, 1.1)],
  12: [blob("W", 0, 1, 1.6), sign("lighthouse", -8, -2, 0.8), sign("ship", 9, 1, 0.8)],
  13: [plot(-5.5, -18), plot(-5.5, -6, "M"), plot(-5.5, 6, "W")],
  14: [road("M-28 12H-8Q2 12 4 2T18-12H28M-8 12Q-6-4-20-10"), sign("castle", 18, 8, 0.75)],
  15: [blob("W", 0, 0, 1.5), waves(-3, -3), waves(6, 6)],
  16: [blob("M", 0, 0, 1.4), peaks(0, 0)],
};

/** The picture of a scoring tile; number: as in the rules, 1 to 16. */
export const Pictogram = ({ number }) => html`<svg class="pictogram skye" viewBox="-32 -20 64 40" aria-hidden="true">${PICTURES[number]}</svg>`;
