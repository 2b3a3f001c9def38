// The picture: dice as SVG, each face one affine matrix. What is drawn depends on what lies where and which way the eye looks;
// while the pyramid turns only matrices change.
import { AXES, add, anywhere, camera, dot, light, onCells, plane, project, signs, UNIT, UP } from "./camera.js";
import { BOTTOM, CELLS, COVERS, LAYER, NAMES } from "./cells.js";
import { allFaces, spotPath, squarePath, turned } from "./face.js";
import { Ground, OUTLINE, REACH } from "./ground.js";
import { element, fill, hull, matrix, percent, set } from "./svg.js";

const SQUARE = squarePath(0.488, 0.11);
const RIM = squarePath(0.4, 0.07);
const INNER = squarePath(0.27, 0.05); // the last move, where something else is marked too: neither hides the other
const HALF = "M-.49-.49H.49L-.49.49z"; // of a lower face, what stands above the base
const SIDES = ["a", "b", "c"];
const EDGE_ON = 1e-6;

/**
 * What is to be seen: `pile`; `marks`, the kinds of marks of each cell; `cursor`, the cell that has the focus or -1; `ghosts`, names of dice
 * that are only thought of, by cell; `movers`, dice on their way, and `away`, the cells they have not reached; `top`, the highest layer that takes part.
 * @typedef {{name: string, at: import("./camera.js").Vector, axes?: import("./camera.js").Vector[]}} Mover
 * @typedef {{pile: import("./cells.js").Pile, marks: Map<number, string[]>, cursor: number, ghosts: Map<number, string>, movers: Mover[], away: Set<number>, top: number}} Scene
 * @typedef {{yaw: number, pitch: number, gap: number, zoom: number, x: number, y: number}} Look
 */
export class Stage {
  /** @param {SVGSVGElement} svg */
  constructor(svg) {
    this.svg = svg;
    this.ground = new Ground(svg);
    this.dice = svg.appendChild(element("g", "dice"));
    this.over = svg.appendChild(element("g", "over"));
    this.nodes = new Map();
    this.items = [];
    this.faces = [];
    this.order = [];
    this.scene = null;
    this.look = null;
    this.shape = ""; // of the eye's direction and of the layers, when the faces were chosen
  }

  /** @param {Scene} scene */
  show(scene) {
    this.scene = scene;
    this.shape = "";
    if (this.look) this.see(this.look);
  }

  /** @param {Look} look */
  see(look) {
    this.look = look;
    this.camera = camera(look.yaw, look.pitch);
    if (!this.scene) return;
    const shape = `${signs(this.camera)} ${look.gap}`;
    if (shape !== this.shape) this.compose();
    else if (this.lifted) this.arrange();
    this.shape = shape;
    this.place();
    this.ground.see(this.camera, this.scene);
    this.frame();
    this.point();
  }

  /** True when not all dice lie on their cells. */
  get lifted() {
    return this.look.gap > 0 || this.scene.movers.length > 0;
  }

  /** Where the middle of a cell is: on its own place, or lifted with its layer. */
  middle(i) {
    const { gap } = this.look;
    return gap > 0 ? add(CELLS[i], UP, gap * (BOTTOM - LAYER[i])) : CELLS[i];
  }

  /** Decides which faces there are. */
  compose() {
    const { pile, ghosts, movers, away } = this.scene;
    const sign = signs(this.camera);
    this.items = [];
    for (let i = 0; i < CELLS.length; i++) {
      if (pile.has(i) && !away.has(i)) this.items.push({ key: NAMES[i], i, at: this.middle(i), name: pile.dice[i] });
      else if (ghosts.has(i)) this.items.push({ key: `ghost ${NAMES[i]}`, i, at: this.middle(i), name: ghosts.get(i), ghost: true });
    }
    for (const [n, mover] of movers.entries()) this.items.push({ key: `mover ${n}`, i: -1, ...mover });
    this.faces = [];
    for (const item of this.items) this.dress(this.node(item), item, item.axes ? this.anyFaces(item) : this.uprightFaces(item, sign));
    const there = new Set(this.items.map(({ key }) => key));
    for (const [key, { g }] of this.nodes) {
      if (there.has(key)) continue;
      g.remove();
      this.nodes.delete(key);
    }
    this.arrange();
  }

  /** Brings the dice into the order in which they are drawn. */
  arrange() {
    const places = this.items.map(({ at }) => at);
    const order = this.lifted ? anywhere(places, this.camera.eye) : onCells(places, signs(this.camera));
    const keys = order.map((n) => this.items[n].key);
    if (keys.length === this.order.length && keys.every((key, n) => key === this.order[n])) return;
    this.dice.append(...keys.map((key) => this.nodes.get(key).g));
    this.order = keys;
  }

  /** [§3] The faces of a die in a cell that can be seen: upper ones that nothing covers, lower ones where something is lifted. */
  uprightFaces({ i, name, at, ghost }, sign) {
    const apart = this.look.gap > 0 || i < 0;
    const low = i >= 0 && LAYER[i] === BOTTOM && !ghost;
    const number = (axis) => Number(name[1 + (axis % 3)]) || 0;
    const found = [];
    for (let axis = 0; axis < 3; axis++) {
      if (sign[axis] < 0 && (apart || !this.stands(COVERS[i][axis]))) {
        const unknown = name[1 + axis] === "?" || name === "?";
        const across = turned(number(axis), number(axis + 1), number(axis + 2));
        found.push({ at, axis, out: -0.5, kind: `face ${SIDES[axis]}${unknown ? " blank" : ""}`, number: number(axis), across });
      } else if (sign[axis] > 0 && (apart || ghost || low)) {
        found.push({ at, axis, out: 0.5, kind: low ? "under half" : "under", number: 0, across: false });
      }
    }
    return found;
  }

  stands(i) {
    return this.scene.pile.has(i) && !this.scene.away.has(i);
  }

  /** The faces of a die that tips: all six may show. */
  anyFaces({ name, at, axes }) {
    const upper = [1, 2, 3].map((n) => Number(name[n]) || 0);
    const seen = allFaces(upper, axes).filter(({ normal }) => dot(normal, this.camera.eye) > EDGE_ON);
    return seen.map((face) => ({ ...face, at, axis: -1, out: 0.5, kind: "face" }));
  }

  node({ key, i }) {
    let node = this.nodes.get(key);
    if (!node) {
      node = { g: element("g"), faces: [] };
      this.nodes.set(key, node);
      this.order = [];
      if (i >= 0) node.g.dataset.cell = NAMES[i];
    }
    return node;
  }

  /** Makes a die's group hold these faces. */
  dress(node, { i, name, ghost }, faces) {
    const marks = i >= 0 ? this.scene.marks.get(i) || [] : [];
    set(node.g, "class", `die ${name[0] === "?" ? "unknown" : name[0]}${ghost ? " ghost" : ""}${marks.includes("draft") ? " draft" : ""}`);
    while (node.faces.length > faces.length) node.faces.pop().g.remove();
    for (const [n, face] of faces.entries()) {
      node.faces[n] ??= part(node.g);
      const one = node.faces[n];
      set(one.g, "class", `f ${face.kind}`);
      set(one.body, "d", face.kind === "under half" ? HALF : SQUARE);
      set(one.spots, "d", face.kind.startsWith("under") ? "" : spotPath(name[0], face.number, face.across));
      const into = i >= 0 && face.out < 0 ? COVERS[i][face.axis] : -1;
      if (into >= 0) set(one.g, "data-into", NAMES[into]);
      else one.g.removeAttribute("data-into");
      const around = into >= 0 && !this.scene.pile.has(into) ? this.scene.marks.get(into) || [] : [];
      this.rim(one, ghost || face.out > 0 ? [] : [...new Set([...marks, ...around])]);
      this.faces.push({ ...face, g: one.g });
    }
  }

  /** Marks on a face, each a line on a light ground, so that it shows on every colour. */
  rim(one, kinds) {
    const classes = kinds.flatMap((kind) => [`rim ground ${kind}`, `rim ${kind}`]);
    while (one.rims.length > classes.length) one.rims.pop().remove();
    for (const [n, name] of classes.entries()) {
      one.rims[n] ??= one.g.insertBefore(element("path"), one.spots);
      set(one.rims[n], "d", kinds.length > 1 && name.endsWith(" last") ? INNER : RIM);
      set(one.rims[n], "class", name);
    }
  }

  /** Puts every face where this camera sees it. */
  place() {
    const { right, down } = this.camera;
    const planes = AXES.map((_, axis) => plane(this.camera, AXES[(axis + 1) % 3], AXES[(axis + 2) % 3]));
    const outs = AXES.map((axis) => project(this.camera, axis));
    const bright = light(this.camera);
    for (const [axis, side] of SIDES.entries()) this.dice.style.setProperty(`--light-${side}`, percent(bright[axis]));
    for (const { g, at, axis, out, u, v, normal } of this.faces) {
      const [x, y] = [dot(at, right) * UNIT, dot(at, down) * UNIT];
      if (axis >= 0) {
        g.setAttribute("transform", matrix(planes[axis], x + outs[axis][0] * out, y + outs[axis][1] * out));
        continue;
      }
      const [dx, dy] = project(this.camera, normal);
      g.setAttribute("transform", matrix(plane(this.camera, u, v), x + dx * out, y + dy * out));
      g.style.setProperty("--light", percent(-dot(normal, bright)));
    }
  }

  /** The part of the picture that is shown: all that takes part, or what was zoomed into. */
  frame() {
    const { zoom, x, y, gap } = this.look;
    this.box = this.extent(this.scene.top, gap);
    const { left, top, width, height } = this.box;
    const [w, h] = [width / zoom, height / zoom];
    const from = (low, size, part, moved) => Math.min(Math.max(low + (size - part) / 2 + moved, low), low + size - part);
    set(this.svg, "viewBox", [from(left, width, w, x), from(top, height, h, y), w, h].map((n) => n.toFixed(1)).join(" "));
  }

  /** All that can be seen: the slab, and the pyramid up to the highest layer that takes part. */
  extent(layer, gap) {
    const slab = OUTLINE.map((p) => project(this.camera, p)[1]);
    const rise = -dot(UP, this.camera.down); // of a unit of height on the screen
    const peak = layer / 3 - 0.5;
    const high = Math.min(project(this.camera, add([peak, peak, peak], UP, gap * (BOTTOM - layer)))[1], ...slab) - 0.4 * UNIT;
    const low = Math.max(...slab) + (rise + 0.4) * UNIT;
    const wide = (REACH + 0.3) * UNIT;
    return { left: -wide, top: high, width: 2 * wide, height: low - high };
  }

  /** The cells that can be chosen although nothing carries a die there yet. */
  open() {
    const { pile, marks } = this.scene;
    return [...marks].filter(([i, kinds]) => kinds.includes("legal") && !pile.has(i) && !pile.hollow(i)).map(([i]) => i);
  }

  /** The outline of the cell that has the focus, over everything, and of those that are chosen in the air. */
  point() {
    const { cursor } = this.scene;
    const ends = [-0.5, 0.5];
    const corners = (i) => ends.flatMap((a) => ends.flatMap((b) => ends.map((c) => project(this.camera, add(this.middle(i), [a, b, c])))));
    const path = (i) =>
      `M${hull(corners(i))
        .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
        .join("L")}z`;
    const open = this.open();
    fill(this.over, open.length + (cursor < 0 ? 0 : 2), "path", (node, n) => {
      const i = open[n];
      set(node, "class", n < open.length ? "open" : n > open.length ? "cursor" : "cursor halo");
      set(node, "d", i === undefined ? path(cursor) : path(i));
      if (i === undefined) node.removeAttribute("data-cell");
      else set(node, "data-cell", NAMES[i]);
    });
  }

  /** How many pixels of the screen the edge of a die has. */
  scale() {
    return (this.svg.getScreenCTM()?.a ?? 1) * UNIT;
  }
}

/** A face with nothing on it yet. */
function part(die) {
  const g = die.appendChild(element("g"));
  return { g, body: g.appendChild(element("path", "body")), spots: g.appendChild(element("path", "spots")), rims: [] };
}
