// A drawn example of a guide: a few dice on the base, and what a word of the rules means, shown on them. It draws what is written and knows no rules.
import { html, style, useLayoutEffect, useRef } from "../../web/kit.js";
import { ABOVE, AXES, add, camera, project, SIDE_YAW } from "./camera.js";
import { CELLS, LETTERS, NAMES, numbered, Pile } from "./cells.js";
import { sentence } from "./layers.js";
import { Patterns } from "./picture.js";
import { Stage } from "./stage.js";
import { element, hull } from "./svg.js";

style("board.css", import.meta.url);
style("example.css", import.meta.url);

/** Each word, and what it is said of: an empty cell between dice, a die, a point between three dice, dice in a line, a way from one cell to another. */
const WORDS = { hollow: "hollow", free: "die", saddle: "point", peak: "point", row: "row", fight: "hollow", tip: "way", slide: "way" };
const HALF = 0.5;
const NEAR = 0.85; // of a unit around what is shown
const OUT = 36; // from the middle of a die to its name, outwards
const ASIDE = 40; // from the middle of a row to its word, outwards
const FEW = 4; // so many dice are all named in the picture; of more only those that a word is said of
const LINE = 9.5; // from one line of a label to the next
const SLANT = 62; // a steeper look than at the table: into hollows
const PLACED = /^([0-8.]+)=([rypt][1-6]{0,3})$/;

const cell = (word) => {
  const i = numbered(word);
  if (i < 0) throw new RangeError(`${word} is no cell of the pyramid`);
  return i;
};

/**
 * Reads an example: dice (`4.2.2=y321 3.3.2=r`), words with their cells (`hollow 3.2.2`, `saddle 4.2.2 3.3.2 3.2.3`; behind a hollow its sum),
 * a die on its way with how it arrives (`tip 0.4.4 1.3.4=y531`), and from where it is seen (`from B`, `from above`). Throws RangeError.
 */
export function read(lines) {
  const found = { dice: {}, ghosts: new Map(), words: [], side: 0, pitch: SLANT };
  for (const line of lines) {
    const [first, ...rest] = line.trim().split(/\s+/);
    if (first === "from") {
      if (rest[0] === "above") found.pitch = ABOVE;
      else found.side = LETTERS.indexOf(rest[0]);
      if (found.side < 0) throw new RangeError(`${line}: from A, B, C or above`);
    } else if (WORDS[first]) {
      const cells = [];
      let sum = "";
      for (const word of rest) {
        const placed = PLACED.exec(word);
        if (placed) found.ghosts.set(cell(placed[1]), placed[2]);
        if (/^\d+$/.test(word)) sum = word;
        else cells.push(cell(placed ? placed[1] : word));
      }
      found.words.push({ word: first, cells, sum });
    } else {
      for (const word of [first, ...rest]) {
        const placed = PLACED.exec(word);
        if (!placed) throw new RangeError(`${word} is neither a word of an example nor a die such as 4.2.2=y321`);
        found.dice[NAMES[cell(placed[1])]] = placed[2];
      }
    }
  }
  return found;
}

/** Where three dice around a saddle or a peak meet: half an edge from the middle of each, inwards. */
const meeting = (cells) => [0, 1, 2].map((axis) => (Math.max(...cells.map((i) => CELLS[i][axis])) + Math.min(...cells.map((i) => CELLS[i][axis]))) / 2);

const aside = (/** @type {Point} */ p, right, down = 0) => [p[0] + right, p[1] + down];

const middle = (cells) => cells.reduce((sum, i) => add(sum, CELLS[i], 1 / cells.length), [0, 0, 0]);

/** The outline of a cell's cube on the screen. */
function outline(seen, i, half = HALF) {
  const ends = [-half, half];
  return hull(ends.flatMap((a) => ends.flatMap((b) => ends.map((c) => project(seen, add(CELLS[i], [a, b, c]))))));
}

/** A node of the picture. */
function node(parent, name, className, attributes, text = "") {
  const made = parent.appendChild(element(name, className));
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.textContent = text;
}

/** @typedef {number[]} Point of the picture */

/** A name on a light ground, in the middle of its place. */
function label(over, /** @type {Point} */ [x, y], lines) {
  for (const className of ["name halo", "name"]) {
    for (const [n, text] of lines.entries()) {
      node(over, "text", className, { x: x.toFixed(1), y: (y + LINE * (n - (lines.length - 1) / 2)).toFixed(1) }, text);
    }
  }
}

/** An arrow from one point of the picture to another, bent upwards. */
function arrow(over, /** @type {Point} */ [x, y], /** @type {Point} */ [u, v]) {
  const bend = [(x + u) / 2, (y + v) / 2 - 16];
  const angle = Math.atan2(v - bend[1], u - bend[0]);
  const tip = [0.45, -0.45].map((by) => [u - 11 * Math.cos(angle + by), v - 11 * Math.sin(angle + by)]);
  const path = `M${x} ${y}Q${bend[0]} ${bend[1]} ${u} ${v}M${tip[0][0]} ${tip[0][1]}L${u} ${v}L${tip[1][0]} ${tip[1][1]}`;
  for (const className of ["way halo", "way"]) node(over, "path", className, { d: path });
}

/** What is written over the dice: words, and names of cells. */
function annotate(over, seen, { dice, words, side }, shown, call) {
  const at = (place) => project(seen, place);
  const top = (i) => at(add(CELLS[i], [-HALF, -HALF, -HALF]));
  const named = new Set(Object.keys(dice).length > FEW ? [] : Object.keys(dice).map(numbered));
  const row = new Set();
  const heart = at(middle(shown));
  for (const { word, cells, sum } of words) {
    const kind = WORDS[word];
    const lines = [call(word), NAMES[cells[0]]];
    if (word === "fight") label(over, at(add(CELLS[cells[0]], [HALF, HALF, HALF])), [call(word)]);
    else if (kind === "hollow" && !sum) label(over, at(CELLS[cells[0]]), lines);
    if (sum) label(over, at(add(CELLS[cells[0]], [HALF, HALF, HALF])), [`= ${sum}`]); // where numbers matter they stay to be seen
    if (kind === "die") {
      label(over, top(cells[0]), lines);
      named.delete(cells[0]);
    }
    if (kind === "way") {
      arrow(over, top(cells[0]), top(cells[1]));
      for (const i of cells) named.add(i);
    }
    if (kind === "row") {
      const here = at(middle(cells));
      label(over, aside(here, here[0] > heart[0] ? ASIDE : -ASIDE), [call(word)]);
      for (const i of cells) row.add(i);
    }
    if (kind !== "point") continue;
    const [x, y] = at(meeting(cells));
    for (const className of ["point halo", "point"]) node(over, "circle", className, { cx: x, cy: y, r: 5 });
    label(over, [x, y + 14], [call(word)]);
  }
  for (const i of named) {
    const here = at(CELLS[i]);
    const [dx, dy] = [here[0] - heart[0], here[1] - heart[1]];
    const far = Math.hypot(dx, dy);
    label(over, far < 1 ? aside(here, 0, OUT) : aside(here, (dx / far) * OUT, (dy / far) * OUT), [NAMES[i]]);
  }
  for (const i of row) label(over, at(add(CELLS[i], AXES[side], -HALF)), [NAMES[i]]); // on the die: in a row what it shows does not matter
}

function Example({ found, words }) {
  const svg = useRef(null);
  const { dice, ghosts, side, pitch } = found;
  const pile = new Pile(dice);
  const marks = new Map();
  for (const { word, cells } of found.words) {
    if (WORDS[word] === "way" || WORDS[word] === "point") continue;
    for (const i of cells) marks.set(i, [...(marks.get(i) || []), word]);
  }
  const shown = [...new Set([...Object.keys(dice).map(numbered), ...ghosts.keys(), ...marks.keys()])].sort((i, j) => i - j);
  useLayoutEffect(() => {
    const look = { yaw: SIDE_YAW[side], pitch, gap: 0, zoom: 1, x: 0, y: 0 };
    const seen = camera(look.yaw, look.pitch);
    const stage = new Stage(svg.current);
    stage.show({ pile, marks, cursor: -1, ghosts, movers: [], away: new Set(), top: 8 });
    stage.see(look);
    const points = shown.flatMap((i) => outline(seen, i, NEAR));
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
    svg.current.setAttribute("viewBox", [left, top, width, height].map((x) => x.toFixed(1)).join(" "));
    svg.current.style.aspectRatio = `${width} / ${height}`;
    annotate(stage.over, seen, found, shown, (word) => words.text(`pyramid-word-${word}`));
  }, []);
  const named = shown.map((i) => sentence(words, pile, i, side, []));
  return html`<div class="pyramid drawn-example"><svg class="picture" ref=${svg} aria-hidden="true"><${Patterns} /></svg>
    <ul class="unseen">${named.map((text) => html`<li key=${text}>${text}</li>`)}</ul></div>`;
}

/** The picture of an example. Throws RangeError for one that cannot be read. */
export const example = (lines, words) => html`<${Example} found=${read(lines)} words=${words} />`;
