// Curves of a tile: lists of points, the first one and then three for each cubic piece. A tile is a square of 100 around 0,0; x right, y down.

/** @typedef {[number, number]} Point */

/** The corners, beginning with the upper left, clockwise: side n (N E S W = 0 1 2 3) leads from corner n to the next. @type {Point[]} */
export const CORNERS = [
  [-50, -50],
  [50, -50],
  [50, 50],
  [-50, 50],
];

/** A point after quarter turns clockwise. @param {Point} point @param {number} turns @returns {Point} */
export function turned([x, y], turns) {
  let point = /** @type {Point} */ ([x, y]);
  for (let n = turns & 3; n > 0; n--) point = [-point[1] || 0, point[0]]; // no minus zero
  return point;
}

/** @param {Point[]} curve @param {number} turns */
export const turnedAll = (curve, turns) => curve.map((point) => turned(point, turns));

/** @param {Point} p @param {Point} q */
export const apart = (p, q) => Math.hypot(p[0] - q[0], p[1] - q[1]);

const written = ([x, y]) => `${+x.toFixed(1)} ${+y.toFixed(1)}`;

/** The curve as it is drawn on from where the pen is. @param {Point[]} curve */
export function onward(curve) {
  const pieces = [];
  for (let n = 1; n < curve.length; n += 3)
    pieces.push(
      `C${curve
        .slice(n, n + 3)
        .map(written)
        .join(" ")}`,
    );
  return pieces.join("");
}

/** The curve as an open path. @param {Point[]} curve */
export const path = (curve) => `M${written(curve[0])}${onward(curve)}`;

/** A path along corners, then along a curve that begins at the last one, and closed. @param {Point[]} corners @param {Point[]} curve */
export const closed = (corners, curve) => `M${corners.map(written).join("L")}${onward(curve)}Z`;

/** Points along the curve, so many for each piece. @param {Point[]} curve @param {number} many @returns {Point[]} */
export function along(curve, many = 8) {
  const found = curve.slice(0, 1);
  for (let n = 0; n + 3 < curve.length; n += 3) {
    for (let step = 1; step <= many; step++) {
      const t = step / many;
      const w = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
      found.push(/** @type {Point} */ ([0, 1].map((axis) => w.reduce((sum, each, k) => sum + each * curve[n + k][axis], 0))));
    }
  }
  return found;
}

/** Whether a point lies inside an outline. @param {Point} point @param {Point[]} outline */
export function inside([x, y], outline) {
  let within = false;
  for (let n = 0, before = outline.length - 1; n < outline.length; before = n++) {
    const [ax, ay] = outline[n];
    const [bx, by] = outline[before];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

/** From the corner after side n back to that before it, `depth` into the tile at the middle. @returns {Point[]} */
export function bay(n, depth, sway = 0) {
  const [lean, flat, low] = [Math.min(24, depth * 0.62), 14 + depth * 0.32, depth - 50];
  return turnedAll(
    [
      [50, -50],
      [50 - lean, -50 + lean],
      [sway + flat, low],
      [sway, low],
      [sway - flat, low],
      [-50 + lean, -50 + lean],
      [-50, -50],
    ],
    n,
  );
}

/** From the corner after sides n and n + 1 back to that before them; `more`: how far it swings out of the straight line, away from these sides. @returns {Point[]} */
export function diagonal(n, more, sway = 0) {
  const [x, y] = [-more * 0.7, more * 0.7];
  return turnedAll(
    [
      [50, 50],
      [30, 30],
      [x + 16 + sway, y + 16 - sway],
      [x, y],
      [x - 16 - sway, y - 16 + sway],
      [-30, -30],
      [-50, -50],
    ],
    n,
  );
}

/** A closed round curve. @param {Point} centre @returns {Point[]} */
export function ring([x, y], wide, high) {
  const [w, h] = [wide * 0.56, high * 0.56];
  return [
    [x, y - high],
    [x + w, y - high],
    [x + wide, y - h],
    [x + wide, y],
    [x + wide, y + h],
    [x + w * 0.9, y + high],
    [x, y + high],
    [x - w, y + high],
    [x - wide, y + h * 0.9],
    [x - wide, y],
    [x - wide, y - h],
    [x - w, y - high],
    [x, y - high],
  ];
}
