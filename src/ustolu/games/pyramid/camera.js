// How the pyramid is looked at, and what must be drawn before what: equal cubes with parallel edges, far ones first.
// The axes a, b, c are at right angles; up is away from all three.

/** @typedef {[number, number, number]} Vector */

export const UNIT = 40; // of the picture, an edge of a die
const TURN = Math.PI / 180;
const ROOT = Math.sqrt(3);

export const dot = (p, q) => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
/** p + k q
 * @returns {Vector} */
export const add = (p, q, k = 1) => [p[0] + k * q[0], p[1] + k * q[1], p[2] + k * q[2]];
/** @type {Vector[]} */
export const AXES = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
/** @type {Vector} */
export const UP = [-1 / ROOT, -1 / ROOT, -1 / ROOT];
const SOUTH = add([0, 0, 0], [-2, 1, 1], 1 / Math.sqrt(6)); // level, towards who sits at side A
const EAST = add([0, 0, 0], [0, 1, -1], 1 / Math.SQRT2); // level, to the right hand of who sits at side A

/** In degrees: who sits at A, B, C looks so. B sits at the left hand of A. */
export const SIDE_YAW = [0, -120, 120];
export const LOWEST = 12;
export const ABOVE = 90;
export const SLOPE = 50; // the pitch of a view from a side: mostly that side's faces, a little of the others

/** What depends on the two angles: the direction to the eye, right and down on the screen.
 * @param {number} yaw degrees @param {number} pitch degrees */
export function camera(yaw, pitch) {
  const [cy, sy, cp, sp] = [Math.cos(yaw * TURN), Math.sin(yaw * TURN), Math.cos(pitch * TURN), Math.sin(pitch * TURN)];
  const to = add(add([0, 0, 0], SOUTH, cy), EAST, sy);
  const right = add(add([0, 0, 0], EAST, cy), SOUTH, -sy);
  const eye = add(add([0, 0, 0], to, cp), UP, sp);
  const down = add(add([0, 0, 0], to, sp), UP, -cp);
  return { yaw, pitch, eye, right, down };
}

/** Which side of a cube shows along each axis: -1 the upper face, 1 the lower one, 0 neither. */
export const signs = ({ eye }) => eye.map((x) => (Math.abs(x) < 1e-9 ? 0 : Math.sign(x)));

/** A point of space on the screen. */
export const project = ({ right, down }, p) => [dot(p, right) * UNIT, dot(p, down) * UNIT];

/** The two axes of a face as the first four numbers of its matrix. */
export const plane = (camera, u, v) => [...project(camera, u), ...project(camera, v)];

/** How light each axis' face is, from 0 to 1: the lamp hangs over the left shoulder of whoever looks. */
export function light({ eye, right, down }) {
  const lamp = add(add(add([0, 0, 0], eye, 0.75), right, -0.4), down, -0.45);
  return AXES.map((axis) => Math.max(0, 0.1 - 1.15 * dot(axis, lamp)));
}

/** The nearest equal angle to `from`: turning never goes the long way round. */
export const nearest = (to, from) => to + 360 * Math.round((from - to) / 360);

/**
 * On whole-number places a cube can only hide another if it is no farther along any axis towards the eye,
 * so that the sum of the coordinates, each with the sign of the eye's, is an order that is right for every such direction.
 * @param {number[][]} places @param {number[]} signs of the direction to the eye @returns {number[]} places' numbers, the farthest first
 */
export function onCells(places, signs) {
  const depth = places.map((p) => p[0] * signs[0] + p[1] * signs[1] + p[2] * signs[2]);
  return places.map((_, i) => i).sort((i, j) => depth[i] - depth[j]);
}

const TOUCH = 1 - 1e-6; // cubes that are this far apart along an axis do not overlap there

/** 1 when p may hide q, -1 when q may hide p, 0 when neither does from this eye: where lines of sight through both meet them. */
export function hides(p, q, eye) {
  let from = Number.NEGATIVE_INFINITY;
  let to = Number.POSITIVE_INFINITY;
  for (let axis = 0; axis < 3; axis++) {
    const far = p[axis] - q[axis];
    const along = eye[axis];
    if (Math.abs(along) < 1e-9) {
      if (Math.abs(far) >= TOUCH) return 0;
      continue;
    }
    const [a, b] = [(far - TOUCH) / along, (far + TOUCH) / along];
    from = Math.max(from, Math.min(a, b));
    to = Math.min(to, Math.max(a, b));
  }
  if (from >= to) return 0;
  return from + to > 0 ? 1 : -1;
}

/** The order of cubes anywhere: each after all that it may hide. */
export function anywhere(places, eye) {
  const count = places.length;
  const after = places.map(() => /** @type {number[]} */ ([]));
  const waits = new Int16Array(count);
  for (let i = 0; i < count; i++) {
    for (let j = i + 1; j < count; j++) {
      const front = hides(places[i], places[j], eye);
      if (front === 0) continue;
      const [near, far] = front > 0 ? [i, j] : [j, i];
      after[far].push(near);
      waits[near] += 1;
    }
  }
  const depth = places.map((p) => p[0] * eye[0] + p[1] * eye[1] + p[2] * eye[2]);
  const left = new Set(places.map((_, i) => i).sort((i, j) => depth[i] - depth[j]));
  const done = [];
  while (left.size) {
    let next = -1;
    for (const i of left) {
      if (next < 0) next = i; // should cubes hide each other in a ring, the farthest goes first
      if (waits[i] === 0) {
        next = i;
        break;
      }
    }
    left.delete(next);
    done.push(next);
    for (const i of after[next]) waits[i] -= 1;
  }
  return done;
}
