// Nodes of a picture, changed as little as may be.
const NS = "http://www.w3.org/2000/svg";

export function element(name, className = "") {
  const made = document.createElementNS(NS, name);
  if (className) made.setAttribute("class", className);
  return made;
}

export function set(node, name, value) {
  if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

/** Makes a group have so many children, and has each of them dressed. */
export function fill(group, count, name, each) {
  while (group.childNodes.length > count) group.lastChild.remove();
  while (group.childNodes.length < count) group.append(element(name));
  for (let n = 0; n < count; n++) each(group.childNodes[n], n);
}

/** @param {number[]} linear four numbers of the matrix @param {number} x @param {number} y */
export const matrix = (linear, x, y) =>
  `matrix(${linear[0].toFixed(2)} ${linear[1].toFixed(2)} ${linear[2].toFixed(2)} ${linear[3].toFixed(2)} ${x.toFixed(2)} ${y.toFixed(2)})`;

/** A light from 0 to 1 as the share of a colour that is left. */
export const percent = (bright) => `${(58 + 42 * Math.min(1, bright)).toFixed(0)}%`;

/** The convex outline of points. */
export function hull(points) {
  const sorted = [...points].sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  const bends = (p, q, r) => (q[0] - p[0]) * (r[1] - p[1]) <= (q[1] - p[1]) * (r[0] - p[0]);
  const half = (list) => {
    const found = [];
    for (const p of list) {
      while (found.length > 1 && bends(found.at(-2), found.at(-1), p)) found.pop();
      found.push(p);
    }
    return found.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
