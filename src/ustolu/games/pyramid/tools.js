// Buttons around the picture: from where it is seen, how near, how far its layers are lifted, and jumps through the cells.
import { html } from "../../web/kit.js";
import { ABOVE, nearest, SIDE_YAW, SLOPE } from "./camera.js";
import { LETTERS } from "./cells.js";
import { Die, Face } from "./dice.js";
import { COLOURS } from "./layers.js";

const RING = "M-.38-.38H.38V.38H-.38z";
const STEP = 30; // degrees, one press of a button
export const LIFTED = 1.1; // the widest gap between layers, in edges of a die

const same = (a, b) => Math.abs(nearest(a, b) - b) < 1;

/** Which side the picture is seen from straight on: 0, 1, 2; -1 in between. */
export const facing = (look) => SIDE_YAW.findIndex((yaw) => same(look.yaw, yaw));

/** table: the turntable; look: as it stands. */
export function Views({ table, look, side, words }) {
  const button = (sign, id, run, pressed = undefined, args = {}) =>
    html`<button type="button" class="small" aria-label=${words.text(id, args)} title=${words.text(id, args)} aria-pressed=${pressed === undefined ? null : String(pressed)} onclick=${run}>${sign}</button>`;
  const above = look.pitch > ABOVE - 1;
  const at = facing(look);
  return html`<div class="tools" role="group" aria-label=${words.text("pyramid-view")}>
    <span class="set">${[0, 1, 2].map((n) => {
      const from = (n + (side ?? 0)) % 3;
      return button(
        LETTERS[from],
        from === side ? "pyramid-from-own" : "pyramid-from",
        () => table().go({ yaw: SIDE_YAW[from], pitch: SLOPE }),
        at === from && !above,
        { side: LETTERS[from] },
      );
    })}
    ${button("⬢", "pyramid-above", () => table().go({ pitch: ABOVE, yaw: SIDE_YAW[at >= 0 ? at : (side ?? 0)] }), above)}</span>
    <span class="set">${button("↺", "pyramid-turn-left", () => table().turn(-STEP, 0))} ${button("↻", "pyramid-turn-right", () => table().turn(STEP, 0))}
    ${button("⤒", "pyramid-tilt-up", () => table().turn(0, STEP / 2))} ${button("⤓", "pyramid-tilt-down", () => table().turn(0, -STEP / 2))}</span>
    <span class="set">${button("−", "pyramid-zoom-out", () => table().zoom(1 / 1.5))} ${button("+", "pyramid-zoom-in", () => table().zoom(1.5))}</span>
    <label class="lift"><span>${words.text("pyramid-lift")}</span><input type="range" min="0" max="100" step="5" value=${Math.round((100 * look.gap) / LIFTED)}
      oninput=${(event) => table().set({ gap: (event.target.value / 100) * LIFTED })} /></label>
  </div>`;
}

const LISTS = ["legal", "free", "hollows", "own", "last"];

/** Leads through the lists of cells that hold something; `hint` is the one that is marked in the picture. */
export function Jumps({ lists, hint, jump, words, children = null }) {
  const full = LISTS.filter((name) => lists[name].length);
  return html`<div class="tools jumps" role="group" aria-label=${words.text("pyramid-jumps")}>${full.map(
    (name) =>
      html`<button type="button" key=${name} class="small" aria-pressed=${String(hint === name)} onclick=${() => jump(name)}>${words.text(`pyramid-${name}`, { count: lists[name].length })}</button>`,
  )}${children}</div>`;
}

/** Switches the marks of what a cell rests on, and of what rests on it. */
export const Around = ({ on, set, words }) =>
  html`<button type="button" class="small" aria-pressed=${String(on)} onclick=${() => set(!on)}>${words.text("pyramid-touching")}</button>`;

/** The dice that lie thrown beside the pyramid. */
export function Thrown({ dice, words }) {
  if (!dice.length) return null;
  const numbers = dice.map((die) => die[1]).join(", ");
  return html`<p class="thrown" role="img" aria-label=${words.text("pyramid-thrown", { numbers })}>${dice.map((die, n) => html`<${Face} key=${n} die=${die} axis=${0} />`)}</p>`;
}

/** Whose dice have which colour. */
export function Owners({ owners, words }) {
  const seats = Object.entries(owners).sort(([, a], [, b]) => a - b);
  if (!seats.length) return null;
  return html`<ul class="legend">${seats.map(
    ([colour, seat]) =>
      html`<li key=${colour}><${Die} die=${`${colour}321`} side=${0} /><span>${words.say(["pyramid-owner", { seat, colour: COLOURS[colour] }])}</span></li>`,
  )}</ul>`;
}

/** The marks that are on the board now, each with its look. */
export function Legend({ kinds, words }) {
  if (!kinds.length) return null;
  return html`<ul class="legend" aria-hidden="true">${kinds.map(
    (
      kind,
    ) => html`<li key=${kind}><svg viewBox="-.5 -.5 1 1"><path class="plate" d="M-.46-.46H.46V.46H-.46z" /><path class="rim ground ${kind}" d=${RING} /><path class="rim ${kind}" d=${RING} /></svg>
      <span>${words.text(words.has(`pyramid-mark-${kind}`) ? `pyramid-mark-${kind}` : `mark-${kind}`)}</span></li>`,
  )}</ul>`;
}

/** The keys of the map of layers. */
export function Help({ words }) {
  const rows = ["arrows", "pages", "covers", "supports", "letters", "deeds", "turn", "zoom", "lift"];
  return html`<details class="pyramid-help"><summary>${words.text("pyramid-keys")}</summary>
    <dl class="keys">${rows.map((name) => html`<div key=${name}><dt>${words.text(`pyramid-keys-${name}-key`)}</dt><dd>${words.text(`pyramid-keys-${name}`)}</dd></div>`)}</dl></details>`;
}
