// Small dice as icons: one face flat, or the three upper faces as who sits at a side sees them.
import { html } from "../../web/kit.js";
import { add, AXES, camera, plane, project, SIDE_YAW } from "./camera.js";
import { spotPath, squarePath, turned } from "./face.js";

const SQUARE = squarePath(0.48, 0.11);

/** A face of a die by its name and axis. */
export function Face({ die, axis }) {
  const number = Number(die[1 + axis]) || 0;
  const across = turned(number, Number(die[1 + ((axis + 1) % 3)]) || 0, Number(die[1 + ((axis + 2) % 3)]) || 0);
  const kind = die[0] === "?" ? "unknown" : die[0];
  return html`<svg class="little" viewBox="-0.52 -0.52 1.04 1.04" aria-hidden="true"><g class="die ${kind}"><g class="f ${die[1 + axis] === "?" || die === "?" ? "blank" : ""}">
    <path class="body" d=${SQUARE} /><path class="spots" d=${spotPath(die[0], number, across)} /></g></g></svg>`;
}

/** A whole die on its corner, from a side and from above. */
export function Die({ die, side }) {
  const seen = camera(SIDE_YAW[side], 68);
  const numbers = [1, 2, 3].map((n) => Number(die[n]) || 0);
  const faces = AXES.map((_, axis) => {
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
    const middle = project(seen, add([0, 0, 0], AXES[axis], -0.5));
    const transform = `matrix(${[...plane(seen, AXES[u], AXES[v]), ...middle].map((x) => x.toFixed(2)).join(" ")})`;
    return html`<g class="f ${"abc"[axis]} ${["front", "left", "right"][(axis - side + 3) % 3]}" transform=${transform}><path class="body" d=${SQUARE} />
      <path class="spots" d=${spotPath(die[0], numbers[axis], turned(numbers[axis], numbers[u], numbers[v]))} /></g>`;
  });
  return html`<svg class="whole" viewBox="-37 -42 74 76" aria-hidden="true"><g class="die ${die[0]}">${faces}</g></svg>`;
}
