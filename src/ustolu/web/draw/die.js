// An ordinary die, drawn; how it is named is up to who shows it.
import { html, useEffect, useState } from "../lib.js";
import { still } from "../settings.js";

const SPOTS = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [-1, 0], [-1, 1], [1, -1], [1, 0], [1, 1]],
}; // biome-ignore format: pairs read best on one line

/** A die that shows `value`; 0 is a blank one. */
export function Die({ value, label = "" }) {
  const name = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg class="die" viewBox="-24 -24 48 48" ...${name}>
    <rect x="-20" y="-17" width="40" height="40" rx="9" class="die-shade" />
    <rect x="-20" y="-20" width="40" height="40" rx="9" class="die-face" />
    ${(SPOTS[value] || []).map(([x, y]) => html`<circle cx=${x * 10} cy=${y * 10} r="4" class="die-spot" />`)}
  </svg>`;
}

/** A die that tumbles to its value whenever `roll` (the number of the throw) changes; it just shows it when nothing should move.
 * landed(roll), where given, is called when it lies still. */
export function RollingDie({ value, roll, label, landed = null }) {
  const [face, setFace] = useState(value);
  const [rolls, setRolls] = useState(false);
  useEffect(() => {
    setFace(value);
    if (still() || !value || !roll) {
      landed?.(roll);
      return undefined;
    }
    let left = 8;
    setRolls(true);
    const timer = setInterval(() => {
      left -= 1;
      setFace(left > 0 ? ((value + left * 2) % 6) + 1 : value);
      if (left > 0) return;
      clearInterval(timer);
      setRolls(false);
      landed?.(roll);
    }, 85);
    return () => clearInterval(timer);
  }, [roll]);
  return html`<span class="rolling ${rolls ? "tumbles" : ""}"><${Die} value=${face} label=${label} /></span>`;
}
