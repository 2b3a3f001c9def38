// What a game's board.js may build with: markup, signals, the grid, dice, and its own style sheet.
export { announce } from "./announcer.js";
export { Die, RollingDie } from "./draw/die.js";
export { Grid } from "./grid.js";
export { html, signal, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "./lib.js";
export { settings, still } from "./settings.js";

/** Loads a style sheet that lies beside a module: style("board.css", import.meta.url). */
export function style(name, beside) {
  const href = new URL(name, beside).href;
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  document.head.append(link);
}
