// Turning the pyramid under the hand: drag, pinch, keys, and the way from one look to another.
import { still } from "../../web/kit.js";
import { ABOVE, LOWEST, nearest, SIDE_YAW, SLOPE, UNIT } from "./camera.js";

const PER_PIXEL = 0.45; // degrees
const MOVED = 7; // px: less is a tap
const TIME = 420; // ms from one look to another
const MOST = 4; // times as large as the whole
const HAND = 34; // px: an edge of a die that a finger can hit a single face of
const limited = (x, low, high) => Math.min(high, Math.max(low, x));
const eased = (t) => t * t * (3 - 2 * t);

/** @typedef {import("./stage.js").Look} Look */

export class Turntable {
  /**
   * @param {SVGSVGElement} svg @param {import("./stage.js").Stage} stage @param {number} side which side it is first seen from
   * @param {Partial<Look>} look how else @param {{seen: (look: Look) => void, tap: (event: MouseEvent) => void}} told
   */
  constructor(svg, stage, side, look, told) {
    this.svg = svg;
    this.stage = stage;
    this.told = told;
    /** @type {Look} */
    this.look = { yaw: SIDE_YAW[side], pitch: SLOPE, gap: 0, zoom: 1, x: 0, y: 0, ...look };
    this.pointers = new Map();
    this.dragged = false;
    this.finger = false; // not every browser says of a click what it was made with
    this.waits = 0;
    this.way = 0;
    for (const name of ["pointerdown", "pointermove", "pointerup", "pointercancel", "click"]) svg.addEventListener(name, this);
    svg.addEventListener("wheel", this, { passive: false });
  }

  handleEvent(event) {
    this[event.type]?.(event);
  }

  /** Shows a look at the next frame. @param {Partial<Look>} change */
  set(change) {
    this.look = { ...this.look, ...change };
    this.look.pitch = limited(this.look.pitch, LOWEST, ABOVE);
    this.look.zoom = limited(this.look.zoom, 1, MOST);
    this.svg.style.touchAction = this.look.zoom > 1 ? "none" : "pan-y";
    if (this.waits) return;
    this.waits = requestAnimationFrame(() => {
      this.waits = 0;
      this.stage.see(this.look);
      this.told.seen(this.look);
    });
  }

  /** Goes to a look, at once where nothing should move. @param {Partial<Look>} target */
  go(target) {
    cancelAnimationFrame(this.way);
    const from = this.look;
    const to = { ...from, ...target };
    to.yaw = nearest(to.yaw, from.yaw);
    if (still()) return this.set(to);
    const began = performance.now();
    const step = (now) => {
      const t = eased(limited((now - began) / TIME, 0, 1));
      this.set(Object.fromEntries(Object.keys(to).map((key) => [key, from[key] + t * (to[key] - from[key])])));
      if (t < 1) this.way = requestAnimationFrame(step);
    };
    this.way = requestAnimationFrame(step);
    return undefined;
  }

  /** Turns by degrees. */
  turn(yaw, pitch) {
    this.go({ yaw: this.look.yaw + yaw, pitch: limited(this.look.pitch + pitch, LOWEST, ABOVE) });
  }

  /** Makes the picture larger or smaller, around a point of the screen where there is one. */
  zoom(by, at = null) {
    const zoom = limited(this.look.zoom * by, 1, MOST);
    if (!at) return this.go({ zoom, ...(zoom === 1 ? { x: 0, y: 0 } : {}) });
    const point = this.point(at);
    const { box } = this.stage;
    this.go({ zoom, x: point.x - box.left - box.width / 2, y: point.y - box.top - box.height / 2 });
    return undefined;
  }

  /** A place on the screen as a point of the picture. */
  point({ clientX, clientY }) {
    return new DOMPoint(clientX, clientY).matrixTransform(this.svg.getScreenCTM().inverse());
  }

  pointerdown(event) {
    if (event.button) return;
    this.finger = event.pointerType === "touch";
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.pointers.size === 1) this.dragged = false;
  }

  pointermove(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    if (!this.dragged && Math.hypot(dx, dy) < MOVED) return;
    if (!this.dragged) {
      this.dragged = true;
      cancelAnimationFrame(this.way);
      this.svg.setPointerCapture(event.pointerId);
    }
    const others = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (others.length) this.pinch(before, { x: event.clientX, y: event.clientY }, others[0]);
    else if (this.look.zoom > 1) this.pan(dx, dy);
    else this.set({ yaw: this.look.yaw - dx * PER_PIXEL, pitch: this.look.pitch + dy * PER_PIXEL });
  }

  pan(dx, dy) {
    const scale = this.stage.scale() / UNIT;
    this.set({ x: this.look.x - dx / scale, y: this.look.y - dy / scale });
  }

  pinch(before, now, other) {
    const apart = (at) => Math.hypot(at.x - other.x, at.y - other.y);
    this.set({ zoom: this.look.zoom * (apart(now) / Math.max(1, apart(before))) });
    this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  pointerup(event) {
    this.pointers.delete(event.pointerId);
  }

  pointercancel(event) {
    this.pointers.delete(event.pointerId);
  }

  /** A tap: on a picture too small for a finger it first brings the place nearer. */
  click(event) {
    if (this.dragged) {
      this.dragged = false;
      return;
    }
    const size = this.stage.scale();
    if (this.finger && size < HAND) this.zoom((HAND * 1.3) / size, event);
    else this.told.tap(event);
  }

  wheel(event) {
    if (!event.ctrlKey && this.look.zoom === 1) return; // the page scrolls
    event.preventDefault();
    this.zoom(event.deltaY < 0 ? 1.25 : 0.8, event.deltaY < 0 ? event : null);
  }

  /** Stops what runs. */
  end() {
    cancelAnimationFrame(this.way);
    cancelAnimationFrame(this.waits);
  }
}
