// A die's faces: which number lies where, and its spots, whose shape goes with the die's colour.
import { AXES, add } from "./camera.js";

const EDGE = 0.25; // from the middle of a face to its outer spots
const SIZE = 0.1;
const LARGE = 0.19;

/** Each colour has spots of its own shape, so that dice differ without colour: round, square, rings, diamonds. */
const SHAPES = {
  r: (x, y, s = SIZE) => circle(x, y, s),
  y: (x, y, s = SIZE * 0.88) => `M${n(x - s)} ${n(y - s)}h${n(2 * s)}v${n(2 * s)}h${n(-2 * s)}z`,
  p: (x, y, s = SIZE * 1.1) => circle(x, y, s) + circle(x, y, s * 0.52),
  t: (x, y, s = SIZE * 1.25) => `M${n(x)} ${n(y - s)}L${n(x + s)} ${n(y)} ${n(x)} ${n(y + s)} ${n(x - s)} ${n(y)}z`,
};

const n = (x) => Number(x.toFixed(3));

function circle(x, y, r) {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;
}

/** Where the spots are, in halves of the way to the edge; a 2 and a 3 may lie along the other diagonal, a 6 across. */
function spots(number, turned) {
  const slant = turned ? [[-1, 1], [1, -1]] : [[-1, -1], [1, 1]]; // biome-ignore format: pairs read best on one line
  const corners = [[-1, -1], [1, -1], [-1, 1], [1, 1]]; // biome-ignore format: pairs read best on one line
  const middle = turned ? [[0, -1], [0, 1]] : [[-1, 0], [1, 0]]; // biome-ignore format: pairs read best on one line
  const found = { 2: slant, 3: slant, 4: corners, 5: corners, 6: [...corners, ...middle] }[number] || [];
  return number % 2 ? [...found, [0, 0]] : found;
}

/** The numbers that must both be, or both not be, on the faces beside for a 2 or a 3 to lie along the main diagonal: the same on every die. */
const SAME = { 2: [1, 3], 3: [1, 2] };

/** Whether the spots of a number lie the other way, given the numbers of the upper faces at its first and second axis (0: unknown). */
export function turned(number, first, second) {
  if (number === 6) return first === 3 || first === 4;
  if (!SAME[number] || !first || !second) return false;
  return SAME[number].includes(first) !== SAME[number].includes(second);
}

const kept = new Map();

/** The spots of a face as a path, in a square from -0.5 to 0.5; of a face without a number (0) one large spot, for its colour. */
export function spotPath(colour, number, across) {
  if (!number) return SHAPES[colour]?.(0, 0, LARGE) ?? "";
  const key = `${colour}${number}${across}`;
  if (!kept.has(key)) {
    const shape = SHAPES[colour] || SHAPES.r;
    kept.set(key, spots(number, across).map(([x, y]) => shape(x * EDGE, y * EDGE)).join("")); // biome-ignore format: one thing
  }
  return kept.get(key);
}

/** A face's outline: a square with round corners. */
export function squarePath(half, round) {
  const straight = 2 * (half - round);
  const bend = (dx, dy) => `a${round} ${round} 0 0 1 ${dx} ${dy}`;
  return `M${round - half} ${-half}h${straight}${bend(round, round)}v${straight}${bend(-round, round)}h${-straight}${bend(-round, -round)}v${-straight}${bend(round, -round)}z`;
}

/** [§6] The 24 positions as upper faces A, B, C: opposite faces add up to 7, and 1, 2, 3 run counter-clockwise round their corner. */
export const POSITIONS = [321, 124, 145, 153, 236, 264, 356, 465]
  .flatMap((faces) => {
    const [a, b, c] = [...String(faces)];
    return [a + b + c, b + c + a, c + a + b];
  })
  .sort();

/**
 * The faces of a die that has been turned: `axes` are its own three axes in space, `upper` the numbers on the faces against them.
 * Each face: number, normal, and its two own axes u and v.
 */
export function allFaces(upper, axes = AXES) {
  return axes.flatMap((normal, axis) => {
    const [first, second] = [(axis + 1) % 3, (axis + 2) % 3];
    const [u, v] = [axes[first], axes[second]];
    const under = upper[axis] ? 7 - upper[axis] : 0;
    return [
      { number: upper[axis], normal: add([0, 0, 0], normal, -1), u, v, across: turned(upper[axis], upper[first], upper[second]) },
      { number: under, normal, u, v, across: turned(under, upper[first], upper[second]) },
    ];
  });
}
