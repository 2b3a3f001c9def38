// The slab under the dice as nodes: its shadow, its walls and top, the letters of the sides, the hollows that hold no die.
import { HOLLOWS, hollows, letter, slab } from "./base.js";
import { LETTERS, NAMES } from "./cells.js";
import { element, fill, percent, set } from "./svg.js";

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
