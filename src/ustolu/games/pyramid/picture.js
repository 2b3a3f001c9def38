// The drawn pyramid as a component: it shows what it is given, moves dice from one position to the next, and tells what was tapped.
import { html, still, useEffect, useRef } from "../../web/kit.js";
import { numbered } from "./cells.js";
import { arriving, movers, TIME, ways } from "./motion.js";
import { Stage } from "./stage.js";
import { Turntable } from "./turntable.js";

/** The cells that a place of the picture stands for: the empty one that a face looks into, and the die's own. */
function cellsAt(target) {
  const face = target.closest?.("[data-into]");
  const own = target.closest?.("[data-cell]");
  return [face && numbered(face.dataset.into), own && numbered(own.dataset.cell)].filter((i) => i >= 0);
}

/** Lets dice move from one pile to the next; returns what stops them. */
function moving(stage, scene, before) {
  const list = still() || !before ? [] : ways(before, scene.pile);
  if (!list.length) {
    stage.show(scene);
    return () => {};
  }
  const began = performance.now();
  const away = arriving(list);
  let frame = 0;
  const step = (now) => {
    const t = Math.min(1, (now - began) / TIME);
    stage.show(t < 1 ? { ...scene, movers: movers(list, t), away } : scene);
    if (t < 1) frame = requestAnimationFrame(step);
  };
  step(began);
  return () => {
    cancelAnimationFrame(frame);
    stage.show(scene);
  };
}

/**
 * scene: without movers. tap(cells), shown(cells): what was tapped, what is under the pointer. table: a ref that gets the turntable.
 * seen(look): called after each turn.
 */
export function Picture({ scene, side, tap, shown, table, seen, label }) {
  const svg = useRef(null);
  const stage = useRef(null);
  const before = useRef(null);
  const told = useRef({ tap, seen });
  told.current = { tap, seen };
  const full = { movers: [], away: new Set(), ...scene };
  useEffect(() => {
    const own = new Stage(svg.current);
    stage.current = own;
    const turntable = new Turntable(svg.current, own, side, {
      seen: (look) => told.current.seen(look),
      tap: (event) => told.current.tap(cellsAt(event.target)),
    });
    table.current = turntable;
    own.show(full);
    own.see(turntable.look);
    before.current = full.pile;
    return () => turntable.end();
  }, []);
  useEffect(() => {
    if (stage.current?.scene === full) return undefined;
    const from = before.current;
    before.current = full.pile;
    if (from === full.pile) {
      if (stage.current.scene.movers.length === 0) stage.current.show(full);
      return undefined;
    }
    return moving(stage.current, full, from);
  }, [scene]);
  const pointed = (event) => shown(event.type === "pointerleave" ? [] : cellsAt(event.target));
  return html`<svg class="picture" ref=${svg} role="img" aria-label=${label} onpointermove=${pointed} onpointerleave=${pointed}>
    <defs>
      <pattern id="pyramid-stripes" width=".2" height=".2" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V.2" class="stripe" /></pattern>
      <pattern id="pyramid-dots" width=".22" height=".22" patternUnits="userSpaceOnUse"><circle cx=".11" cy=".11" r=".045" class="dot" /></pattern>
    </defs>
  </svg>`;
}
