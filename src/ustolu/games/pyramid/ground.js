// The base under the dice: a wooden slab with 45 hollows, each the shape of a die's lower corner; and its nodes in the picture.
import { add, dot, light, project, UNIT, UP } from "./camera.js";
import { BOTTOM, CELLS, LAYER, LETTERS, NAMES } from "./cells.js";
import { element, fill, percent, set } from "./svg.js";

const PLANE = BOTTOM + 0.5; // the sum of the coordinates on top of the slab: upper faces of dice end there
const LOW = -1.2; // the coordinate of a side's edge
const FAR = 9; // where the corners are cut off
const THICK = 0.62;
const OPEN = 0.9; // of what a hollow could measure: rims stay between them
const MIDDLE = add([0, 0, 0], [1, 1, 1], PLANE / 3);

/** @typedef {import("./camera.js").Vector} Vector */

/** A corner of the slab: far along `axis`, at the edge of side `side`. @returns {Vector} */
const corner = (axis, side) => {
  const [a, b, c] = [0, 1, 2].map((i) => (i === axis ? FAR : i === side ? LOW : PLANE - FAR - LOW));
  return [a, b, c];
};

/** Its outline from above. */
export const OUTLINE = [corner(0, 1), corner(0, 2), corner(1, 2), corner(1, 0), corner(2, 0), corner(2, 1)];
export const REACH = Math.max(...OUTLINE.map((p) => Math.hypot(...add(p, MIDDLE, -1))));

const r = (x) => Number(x.toFixed(1));
const drawn = (points) => `M${points.map(([x, y]) => `${r(x)} ${r(y)}`).join("L")}z`;
const lowered = (p, by) => add(p, UP, -by);

/** The slab seen by a camera: top, a groove along its edge, the side walls that show with their light, the shadow on the table. */
function slab(camera) {
  const top = OUTLINE.map((p) => project(camera, p));
  const walls = OUTLINE.flatMap((p, i) => {
    const q = OUTLINE[(i + 1) % OUTLINE.length];
    const out = add(add(p, q), MIDDLE, -2);
    if (dot(out, camera.eye) <= 0) return [];
    const bright = 0.45 + 0.4 * Math.max(0, dot(out, add(camera.eye, camera.right, -0.7)) / Math.hypot(...out));
    return [{ path: drawn([p, q, lowered(q, THICK), lowered(p, THICK)].map((at) => project(camera, at))), bright }];
  });
  const shade = (grown) => drawn(OUTLINE.map((p) => project(camera, lowered(add(p, add(p, MIDDLE, -1), grown), THICK + 0.15))));
  const inner = OUTLINE.map((p) => project(camera, add(p, add(p, MIDDLE, -1), -0.035)));
  return { top: drawn(top), groove: drawn(inner), walls, shadows: [shade(0.06), shade(0.02)] };
}

/** The letter of a side lies on the slab's edge, upright for who sits there: its matrix. */
function letter(camera, side) {
  const [left, right] = [(side + 1) % 3, (side + 2) % 3];
  const across = add([0, 0, 0], [0, 1, 2].map((i) => (i === left ? 1 : i === right ? -1 : 0)), Math.SQRT1_2); // biome-ignore format: one vector
  const outward = add([0, 0, 0], [0, 1, 2].map((i) => (i === side ? -2 : 1)), 1 / Math.sqrt(6)); // biome-ignore format: one vector
  const edge = 0.5 * (LOW - 0.35);
  const at = [0, 1, 2].map((i) => (i === side ? edge : (PLANE - edge) / 2));
  const scale = 1 / UNIT;
  const [a, b, c, d, e, f] = [...project(camera, across), ...project(camera, outward), ...project(camera, at)];
  return `matrix(${(a * scale).toFixed(4)} ${(b * scale).toFixed(4)} ${(c * scale).toFixed(4)} ${(d * scale).toFixed(4)} ${r(e)} ${r(f)})`;
}

/** The corner of a hollow's opening that lies nearest to side `axis`, from the middle of its cell. */
const rim = (axis) => [0, 1, 2].map((i) => 1 / 6 + OPEN * ((i === axis ? -0.5 : 0.5) - 1 / 6));
const RIMS = [0, 1, 2].map(rim);
const DEPTH = [0, 1, 2].map(() => 1 / 6 + OPEN * (0.5 - 1 / 6));

const between = (p, q, k) => [p[0] + k * (q[0] - p[0]), p[1] + k * (q[1] - p[1])];

/** Where the line from p through q meets the line from s through t. */
function meeting(p, q, s, t) {
  const cross = (ax, ay, bx, by) => ax * by - ay * bx;
  const k = cross(s[0] - p[0], s[1] - p[1], t[0] - s[0], t[1] - s[1]) / cross(q[0] - p[0], q[1] - p[1], t[0] - s[0], t[1] - s[1]);
  return between(p, q, k);
}

/** The three walls of a hollow as this camera sees them, each a path from a point; walls turned away show nothing. */
function walls(camera) {
  const open = RIMS.map((p) => project(camera, p));
  const deep = project(camera, DEPTH);
  const away = [0, 1, 2].filter((axis) => camera.eye[axis] > 0);
  const shapes = [0, 1, 2].map((axis) => {
    const [y, z] = [(axis + 1) % 3, (axis + 2) % 3];
    if (away.includes(axis)) return null;
    if (away.length === 2) return open;
    if (away.length === 0) return [open[y], open[z], deep];
    const [hidden] = away;
    const end = meeting(open[hidden], deep, open[(hidden + 1) % 3], open[(hidden + 2) % 3]);
    return [open[hidden], open[3 - axis - hidden], end];
  });
  return { shapes, open };
}

/** A path that begins at a moving point: what follows the M. */
function tail(shape) {
  const steps = shape.map((p, i) => (i ? `l${r(p[0] - shape[i - 1][0])} ${r(p[1] - shape[i - 1][1])}` : ""));
  return `${steps.join("")}z`;
}

const starts = (at, shape) => `M${r(at[0] + shape[0][0])} ${r(at[1] + shape[0][1])}`;

/** The cells of the base. */
const HOLLOWS = CELLS.map((_, i) => i).filter((i) => LAYER[i] === BOTTOM);

/** Paths of the hollows: `walls`, three for all together with their light, and `opening(i)` of one cell. */
function hollows(camera, cells) {
  const { shapes, open } = walls(camera);
  const places = cells.map((i) => project(camera, CELLS[i]));
  const bright = light(camera);
  const opened = tail(open);
  return {
    walls: shapes.map((shape, axis) => {
      const rest = shape && tail(shape);
      return { path: shape ? places.map((at) => starts(at, shape) + rest).join("") : "", bright: bright[axis] };
    }),
    openings: places.map((at) => starts(at, open) + opened),
  };
}

export class Ground {
  /** @param {SVGSVGElement} svg */
  constructor(svg) {
    const [shadows, slabs, letters, pits, openings] = ["shadows", "slab", "letters", "pits", "openings"].map((name) =>
      svg.appendChild(element("g", name)),
    );
    this.parts = { shadows, slabs, letters, pits, openings };
  }

  /** Draws it for a camera; a hollow that holds a die is not seen. */
  see(camera, { pile, away, marks }) {
    const { shadows, slabs, letters, pits, openings } = this.parts;
    const { top, groove, walls, shadows: shades } = slab(camera);
    fill(shadows, shades.length, "path", (node, n) => set(node, "d", shades[n]));
    fill(slabs, walls.length + 2, "path", (node, n) => {
      set(node, "d", n < walls.length ? walls[n].path : n === walls.length ? top : groove);
      set(node, "class", n < walls.length ? "wall" : n === walls.length ? "top" : "groove");
      if (n < walls.length) node.style.setProperty("--light", percent(walls[n].bright));
    });
    fill(letters, 3, "text", (node, side) => {
      if (!node.textContent) node.textContent = LETTERS[side];
      set(node, "transform", letter(camera, side));
    });
    const empty = HOLLOWS.filter((i) => !pile.has(i) || away.has(i));
    const seen = hollows(camera, empty);
    fill(pits, 3, "path", (node, axis) => {
      set(node, "d", seen.walls[axis].path);
      node.style.setProperty("--light", percent(seen.walls[axis].bright));
    });
    fill(openings, empty.length, "path", (node, n) => {
      set(node, "d", seen.openings[n]);
      set(node, "class", `opening ${(marks.get(empty[n]) || []).join(" ")}`);
      set(node, "data-cell", NAMES[empty[n]]);
    });
  }
}
