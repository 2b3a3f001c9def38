// How large a land is drawn: so that it fits, or larger; then it scrolls inside its frame, under finger, mouse and keys.
import { useEffect, useRef, useState } from "../../web/kit.js";

const LEAST = 26; // px: an edge of a cell that can be hit
const CLEAR = 44; // px: of a cell in which a thumb lays a tile
const MOST = 120; // px: of a cell when the whole fits
const HIGH = 0.6; // of the window's height, that the whole may take
const STEPS = [1, 1.4, 2, 2.8, 4];
const MOVED = 6; // px: less is a click
const PANS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Keeps the middle of a scrolling frame where it was while its content changes size. */
function scaled(frame, change) {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = frame;
  const [x, y] = [(scrollLeft + clientWidth / 2) / frame.scrollWidth, (scrollTop + clientHeight / 2) / frame.scrollHeight];
  change();
  requestAnimationFrame(() => frame.scrollTo(x * frame.scrollWidth - clientWidth / 2, y * frame.scrollHeight - clientHeight / 2));
}

/** The width of an element, as it changes. */
function useWidth(frame) {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const seen = new ResizeObserver(([entry]) => setWidth(Math.floor(entry.contentRect.width)));
    seen.observe(frame.current);
    return () => seen.disconnect();
  }, []);
  return width;
}

/** Drags with the mouse, pinches with two fingers; a finger alone scrolls by itself. `nearer(by)` is told of a pinch. */
function useHands(frame, nearer) {
  const told = useRef(nearer);
  told.current = nearer;
  useEffect(() => {
    const at = frame.current;
    const hands = new Map();
    let dragged = false;
    let apart = 0;
    const span = () => {
      const [a, b] = [...hands.values()];
      return Math.hypot(a.x - b.x, a.y - b.y);
    };
    const down = (event) => {
      if (event.button) return;
      hands.set(event.pointerId, { x: event.clientX, y: event.clientY, touch: event.pointerType === "touch" });
      dragged = false;
      if (hands.size === 2) apart = span();
    };
    const move = (event) => {
      const before = hands.get(event.pointerId);
      if (!before) return;
      const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
      if (hands.size === 1 && (before.touch || (!dragged && Math.hypot(dx, dy) < MOVED))) return;
      if (hands.size === 1) {
        dragged = true;
        at.scrollBy(-dx, -dy);
      }
      hands.set(event.pointerId, { ...before, x: event.clientX, y: event.clientY });
      if (hands.size !== 2) return;
      const ratio = span() / Math.max(1, apart);
      if (ratio < 1.3 && ratio > 0.77) return;
      told.current(ratio > 1 ? 1 : -1);
      apart = span();
    };
    const up = (event) => hands.delete(event.pointerId);
    const click = (event) => {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const wheel = (event) => {
      if (!event.ctrlKey) return; // the page scrolls
      event.preventDefault();
      told.current(event.deltaY < 0 ? 1 : -1);
    };
    at.addEventListener("pointerdown", down);
    at.addEventListener("click", click, true);
    at.addEventListener("wheel", wheel, { passive: false });
    for (const [name, run] of /** @type {[string, (event: any) => any][]} */ ([["pointermove", move], ["pointerup", up], ["pointercancel", up]])) addEventListener(name, run); // biome-ignore format: pairs
    return () => {
      for (const [name, run] of /** @type {[string, (event: any) => any][]} */ ([["pointermove", move], ["pointerup", up], ["pointercancel", up]])) removeEventListener(name, run); // biome-ignore format: pairs
    };
  }, []);
}

/**
 * Of a scrolling frame (a ref) around so many columns and rows: the edge of a cell in px, how near it is, and what changes that.
 * keys(event): plus, minus, and arrows with Shift; true when it was one of them.
 */
export function useZoom(frame, columns, rows) {
  const width = useWidth(frame);
  const [near, setNear] = useState(0);
  const whole = Math.min(MOST, width / columns, (innerHeight * HIGH) / rows);
  const fits = Math.max(LEAST, Math.floor(whole));
  const cell = Math.floor(fits * STEPS[near]);
  const nearer = (by) => {
    const to = Math.max(0, Math.min(STEPS.length - 1, near + by));
    if (to !== near) scaled(frame.current, () => setNear(to));
  };
  /** Brings a cell that is too small for a thumb so near that it is not, into the middle. */
  const closer = (at) => {
    const to = STEPS.findIndex((step) => fits * step >= CLEAR);
    if (to <= near) return;
    setNear(to);
    requestAnimationFrame(() => {
      const { clientWidth, clientHeight } = frame.current;
      const { offsetLeft, offsetTop, offsetWidth } = frame.current.querySelector(`[data-cell="${at}"]`).parentElement;
      frame.current.scrollTo(offsetLeft + (offsetWidth - clientWidth) / 2, offsetTop + (offsetWidth - clientHeight) / 2);
    });
  };
  const pan = (right, down) => frame.current.scrollBy(right * cell, down * cell);
  useHands(frame, nearer);
  const keys = (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return false;
    if (event.key === "+" || event.key === "-") nearer(event.key === "+" ? 1 : -1);
    else if (event.shiftKey && PANS[event.key]) pan(...PANS[event.key]);
    else return false;
    event.preventDefault();
    return true;
  };
  const scrolls = near > 0 || fits * columns > width;
  const high = Math.max(fits * rows, Math.min(cell * rows, Math.floor(innerHeight * HIGH))); // nearer, it may grow as high as a whole land might
  return { cell, high, near, least: near === 0, most: near === STEPS.length - 1, scrolls, nearer, closer, whole: () => setNear(0), pan, keys };
}
