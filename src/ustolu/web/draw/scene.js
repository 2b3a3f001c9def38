// The picture on the first page: a corner of the table, a sheet of paper with islands, a pencil and a die.
import { html } from "../lib.js";

const ISLES = [
  ["M28 34h36v36h36v36H64V70H28z", "var(--tint-1)"],
  ["M28 106h36v36H28z", "var(--tint-4)"],
  ["M100 34h72v36h-72z", "var(--tint-2)"],
  ["M136 70h36v72h-36z", "var(--tint-3)"],
];
const NUMBERS = ["1", "1", "5", "5", "", "1", "1", "3", "4", "", "", "3"];

export function Scene() {
  return html`<svg class="scene" viewBox="0 0 360 220" aria-hidden="true">
    <path d="M0 150C60 128 300 118 360 136V220H0z" fill="var(--wood-light)" />
    <path d="M0 168c90-18 250-24 360-12M0 188c110-14 240-20 360-10M0 207c120-8 250-12 360-8" fill="none" stroke="var(--wood-dark)" stroke-opacity=".35" stroke-width="2" />
    <g transform="translate(92 8) rotate(6 100 90) skewX(-6)">
      <rect x="8" y="10" width="184" height="164" rx="5" fill="#000" opacity=".16" />
      <rect x="4" y="4" width="184" height="164" rx="5" fill="var(--sheet)" stroke="var(--line)" />
      <g stroke-linejoin="round">
        ${ISLES.map(([d]) => html`<path d=${d} fill="none" stroke="var(--sea)" stroke-opacity=".16" stroke-width="16" />`)}
        ${ISLES.map(([d, fill]) => html`<path d=${d} fill=${fill} stroke="var(--island-edge)" stroke-width="2.5" />`)}
      </g>
      <g fill="var(--ink)" font-family="var(--title)" font-size="21" text-anchor="middle">
        ${NUMBERS.map((n, i) => n && html`<text x=${46 + 36 * (i % 4)} y=${59 + 36 * Math.floor(i / 4)}>${n}</text>`)}
      </g>
    </g>
    <g transform="translate(276 168) rotate(-35)">
      <path d="M-50-6h70v12h-70z" fill="var(--gold-fill)" /><path d="M20-6 38 0 20 6z" fill="#efd9b0" /><path d="M32-2 38 0l-6 2z" fill="#2a2420" /><path d="M-60-6h10V6h-10z" fill="var(--brick)" /><path d="M-50-2h70" stroke="#fff" stroke-opacity=".4" stroke-width="2" />
    </g>
    <g transform="translate(66 152) rotate(-13)">
      <rect x="-25" y="-20" width="52" height="52" rx="11" fill="#000" opacity=".2" /><rect x="-26" y="-26" width="52" height="52" rx="11" fill="var(--die)" stroke="var(--die-shade)" stroke-width="2" />
      <g fill="var(--spot)"><circle cx="-12" cy="-12" r="5" /><circle cx="12" cy="-12" r="5" /><circle r="5" /><circle cx="-12" cy="12" r="5" /><circle cx="12" cy="12" r="5" /></g>
    </g>
  </svg>`;
}
