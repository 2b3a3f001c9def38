// The drawn pyramid as a component: it shows what it is given, moves dice from one position to the next, and tells what was tapped.
import { html, still, useEffect, useRef } from "../../web/kit.js";
import { numbered } from "./cells.js";
import { Stage } from "./stage.js";
import { Turntable } from "./turntable.js";

/** The cells that a place of the picture stands for: the empty one that a face looks into, and the die's own; none beside the dice. */
function cellsAt(target) {
  const names = [target.closest?.("[data-into]")?.dataset.into, target.closest?.("[data-cell]")?.dataset.cell];
  return names.filter(Boolean).map(numbered);
}

/** Shows what `latest` holds; where the pile has changed, dice move from the one before. How they move is loaded when the first one does. */
class Showing {
  constructor(stage) {
    this.stage = stage;
    this.latest = null;
    this.frame = 0;
    this.turn = 0; // a newer pile makes what still runs stale
    this.moves = false;
  }

  show(scene) {
    const before = this.latest?.pile;
    this.latest = scene;
    if (before && before !== scene.pile) this.move(before);
    else if (!this.moves) this.stage.show(scene);
  }

  async move(before) {
    this.end();
    const turn = this.turn;
    if (still()) return this.stage.show(this.latest);
    this.moves = true;
    const { arriving, movers, TIME, ways } = await import("./motion.js");
    if (turn !== this.turn) return undefined;
    const list = ways(before, this.latest.pile);
    const [away, began] = [arriving(list), performance.now()];
    const step = (now) => {
      const t = list.length ? Math.min(1, (now - began) / TIME) : 1;
      this.moves = t < 1;
      this.stage.show(this.moves ? { ...this.latest, movers: movers(list, t), away } : this.latest);
      if (this.moves) this.frame = requestAnimationFrame(step);
    };
    step(began);
    return undefined;
  }

  end() {
    this.turn += 1;
    this.moves = false;
    cancelAnimationFrame(this.frame);
  }
}

/** What marks are filled with. */
export const Patterns = () => html`<defs>
  <pattern id="pyramid-stripes" width=".2" height=".2" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V.2" class="stripe" /></pattern>
  <pattern id="pyramid-dots" width=".22" height=".22" patternUnits="userSpaceOnUse"><circle cx=".11" cy=".11" r=".045" class="dot" /></pattern>
</defs>`;

/**
 * scene: without movers. tap(cells), shown(cells): what was tapped, what is under the pointer. table: a ref that gets the turntable.
 * look: how it is first seen, but for the side. seen(look): called after each turn.
 */
export function Picture({ scene, side, look, tap, shown, table, seen, label }) {
  const svg = useRef(null);
  const showing = useRef(/** @type {Showing | null} */ (null));
  const told = useRef({ tap, seen });
  told.current = { tap, seen };
  const full = { movers: [], away: new Set(), ...scene };
  useEffect(() => {
    const stage = new Stage(svg.current);
    const turntable = new Turntable(svg.current, stage, side, look, {
      seen: (look) => told.current.seen(look),
      tap: (event) => told.current.tap(cellsAt(event.target)),
    });
    table.current = turntable;
    showing.current = new Showing(stage);
    showing.current.show(full);
    stage.see(turntable.look);
    told.current.seen(turntable.look);
    return () => {
      showing.current.end();
      turntable.end();
    };
  }, []);
  useEffect(() => showing.current.show(full), [scene]);
  const pointed = (event) => shown(event.type === "pointerleave" ? [] : cellsAt(event.target));
  return html`<svg class="picture" ref=${svg} role="img" aria-label=${label} onpointermove=${pointed} onpointerleave=${pointed}>
    <${Patterns} />
  </svg>`;
}
