// The picture on the first page: the table from above, a sheet of paper with islands, a pencil and two dice.
import { html } from "../lib.js";
import { Isles } from "./isles.js";

const ISLES = [
  { path: "M0 0h0.01M0 0v1h1", number: 4 },
  { path: "M2 0h1v1", number: 1 },
  { path: "M1 2h1v1", number: 2 },
  { path: "M3 3h0.01", number: 3 },
];
const NUMBERS = [
  [0, 0, 4],
  [0, 1, 4],
  [1, 1, 4],
  [2, 0, 1],
  [3, 0, 1],
  [3, 1, 1],
  [1, 2, 2],
  [2, 2, 2],
  [2, 3, 2],
  [3, 3, 3],
];
const FREE = [
  [1, 0],
  [2, 1],
  [0, 2],
  [3, 2],
  [0, 3],
  [1, 3],
];
const SPOTS = {
  2: [
    [-1, -1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
};

function SceneDie({ at, turn, value }) {
  return html`<g transform="translate(${at}) rotate(${turn})"><rect x="-20" y="-17" width="44" height="44" rx="10" fill="#000" opacity=".3" /><rect x="-22" y="-22" width="44" height="44" rx="10" fill="var(--die)" stroke="var(--die-shade)" stroke-width="2" />
    <g fill="var(--spot)">${SPOTS[value].map(([x, y]) => html`<circle cx=${x * 11} cy=${y * 11} r="4.4" />`)}</g></g>`;
}

export function Scene() {
  return html`<svg class="scene" viewBox="0 0 380 230" aria-hidden="true">
    <rect width="380" height="230" rx="18" fill="var(--wood-light)" />
    <g fill="none" stroke="var(--wood-dark)" stroke-opacity=".3" stroke-width="2"><path d="M0 46h380M0 92h380M0 138h380M0 184h380" stroke-opacity=".55" /><path d="M0 20c90 10 150-8 240 2s90 4 140-2M0 68c60-8 120 10 190 4s120-8 190 2M0 116c120 8 220-8 380 2M0 160c80-8 190 12 380-2M0 208c140 8 240-8 380 0" stroke-width="1.2" /></g>
    <g transform="translate(118 14) rotate(5 90 100)">
      <rect x="5" y="7" width="188" height="192" rx="4" fill="#000" opacity=".28" /><rect width="188" height="192" rx="4" fill="var(--sheet)" />
      <rect x="13" y="15" width="162" height="162" rx="10" fill="var(--sea-wash)" /><g transform="translate(40 42)"><${Isles} isles=${ISLES} numbers=${NUMBERS} free=${FREE} /></g>
    </g>
    <${SceneDie} at="62 70" turn=${-16} value=${2} /><${SceneDie} at="78 164" turn=${21} value=${5} />
    <g transform="translate(338 118) rotate(-76)"><path d="M-62-3h90v14h-90z" fill="#000" opacity=".28" /><path d="M-64-7h84V7h-84z" fill="var(--gold-fill)" /><path d="M20-7 42 0 20 7z" fill="#efd9b0" /><path d="M34-2.5 42 0l-8 2.5z" fill="#2a2420" /><path d="M-76-7h12V7h-12z" fill="var(--brick)" /><path d="M-64-2.5h84" stroke="#fff" stroke-opacity=".4" stroke-width="2" /></g>
  </svg>`;
}
