// What must be drawn before what: equal cubes with parallel edges, far ones first.

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
