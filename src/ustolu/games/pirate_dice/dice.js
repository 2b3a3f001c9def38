// The faces of the dice and the emblems of the cards, drawn; or, by wish, the Czech braille letters of §14.
import { html } from "../../web/kit.js";

const SHAPES = {
  c: html`<circle r="13" class="coin" /><circle r="9" class="rim" /><path d="m0-6 1.8 4 4.2.4-3.2 2.9.9 4.3L0 3.400l-3.7 2.2.9-4.3-3.2-2.9 4.2-.4z" class="rim-fill" />`,
  d: html`<path d="M-13-4-7-12H7l6 8L0 14z" class="gem" /><path d="M-13-4h26M-7-12-4-4 0 14 4-4 7-12M-4-4 0-12 4-4" class="facet" />`,
  s: html`<path d="M-12 11Q6 8 13-13 3 0-14 6z" class="blade" /><path d="M-13 3q5 1 5 9" class="guard" /><path d="m-11 8-4 5" class="grip" />`,
  p: html`<path d="M-8 14V-2a9 11 0 0 1 18-2q3 2 2 8-4-1-6-4-1 10-5 14z" class="feather" /><path d="M6-6q9 0 8 9-5 0-7-4z" class="beak" /><circle cx="2" cy="-5" r="2.6" class="white" /><circle cx="2.5" cy="-5" r="1.3" class="black" /><path d="M-8-4q-4-5-2-10 3 1 5 4" class="feather" />`,
  m: html`<circle cx="-11" cy="-2" r="4.5" class="fur" /><circle cx="11" cy="-2" r="4.5" class="fur" /><circle r="11" cy="-1" class="fur" /><path d="M-7-3q0-5 4-4 2 .5 3 2 1-1.5 3-2 4-1 4 4 3 8-1 11a9 9 0 0 1-12 0q-4-3-1-11" class="muzzle" /><circle cx="-3.5" cy="-2" r="1.5" class="black" /><circle cx="3.5" cy="-2" r="1.5" class="black" /><path d="M-3.5 5q3.5 3 7 0" class="facet" />`,
  k: html`<path d="m-12 5 24 9M12 5l-24 9" class="bone" /><path d="M-9-4a9 9 0 0 1 18 0q0 5-4 6v4h-10v-4q-4-1-4-6" class="white" /><circle cx="-3.5" cy="-3" r="2.5" class="black" /><circle cx="3.5" cy="-3" r="2.5" class="black" /><path d="m0 0-1.2 2.500h2.400z" class="black" />`,
};

/** §14: the raised dots of the letters M Š P O D K. */
const DOTS = { c: "134", s: "156", p: "1234", m: "135", d: "145", k: "13" };
const LETTERS = { c: "M", s: "Š", p: "P", m: "O", d: "D", k: "K" };
const dot = (n) => [n > 3 ? 4.5 : -4.5, ((n - 1) % 3) * 8 - 14];

function Braille({ face }) {
  return html`<g class="braille sign-${face}">${[...DOTS[face]].map((n) => html`<circle cx=${dot(Number(n))[0]} cy=${dot(Number(n))[1]} r="3.1" />`)}
    <text y="18.5" text-anchor="middle">${LETTERS[face]}</text></g>`;
}

/** One die with a symbol; an empty face is a blank place. */
export function DieFace({ face, braille = false }) {
  return html`<svg class="pirate-die face-${face || "none"}" viewBox="-24 -24 48 48" aria-hidden="true">
    <rect x="-20" y="-17" width="40" height="40" rx="9" class="shade" /><rect x="-20" y="-20" width="40" height="40" rx="9" class="side" />
    ${face && (braille ? html`<${Braille} face=${face} />` : SHAPES[face])}</svg>`;
}

const EMBLEMS = {
  coin: "c",
  diamond: "d",
  animals: "mp",
  skull1: "k",
  skull2: "kk",
  ship2: "ss",
  ship3: "sss",
  ship4: "ssss",
};

/** What is drawn on a card; without one, its back. */
export function Emblem({ card }) {
  const faces = EMBLEMS[card];
  if (faces)
    return html`<svg class="emblem" viewBox="0 0 72 72" aria-hidden="true">${[...faces].map((face, i) => {
      const many = faces.length;
      const [x, y] = many === 1 ? [36, 36] : [many > 2 ? 22 + (i % 2) * 28 : 22 + i * 28, many > 2 ? 22 + Math.floor(i / 2) * 28 : 36];
      return html`<g transform="translate(${x} ${y}) scale(${many === 1 ? 1.7 : 0.95})" class="on-card face-${face}">${SHAPES[face]}</g>`;
    })}</svg>`;
  const drawn = {
    guardian: html`<path d="M36 8 58 16v18q0 20-22 30-22-10-22-30V16z" class="gem" /><path d="M26 36l8 8 14-18" class="white-line" />`,
    pirate: html`<path d="M10 30q26-26 52 0l-6 6q-20-10-40 0z" class="black" /><circle cx="36" cy="42" r="17" class="muzzle" /><path d="M17 38q19-8 38 0" class="black-line" /><circle cx="43" cy="41" r="5.5" class="black" /><circle cx="29" cy="42" r="2" class="black" /><path d="M29 51q7 5 14 0" class="black-line" />`,
    treasure: html`<path d="M6 54q30-18 60 0-6 10-30 10T6 54" class="coin" /><path d="M36 50q4-16 0-30" class="trunk" /><path d="M36 20q-16-8-22 6 10-4 22-6 16-8 22 6-10-4-22-6m0 0q-4-12-16-10 8 4 16 10 4-12 16-10-8 4-16 10" class="feather" />`,
  };
  return html`<svg class="emblem" viewBox="0 0 72 72" aria-hidden="true">${drawn[card] || html`<path d="M36 12v48M12 36h48M19 19l34 34M53 19 19 53" class="facet" /><circle cx="36" cy="36" r="12" class="facet" />`}</svg>`;
}
