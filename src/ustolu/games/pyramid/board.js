// The dice pyramid as every game on it is drawn: the picture, the layers by ear and by key, what can be done at a cell. It knows no rules:
// dice and marks are the view's `pyramid`, cells and positions are words in the texts of the legal moves.
import { announce, html, settings, style, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../../web/kit.js";
import { allNumbered, BOTTOM, CELLS, COVERS, LAYER, NAMES, Pile, SUPPORTS } from "./cells.js";
import { JUMPS, Layers, next, sentence, walk } from "./layers.js";
import { byLayer, complete, pick, read, targets, tried } from "./moves.js";
import { Picture } from "./picture.js";
import { Around, Help, Jumps, Legend, LIFTED, Owners, Thrown, Views } from "./tools.js";

for (const sheet of ["board.css", "controls.css"]) style(sheet, import.meta.url);

const TURN = { ArrowLeft: [-15, 0], ArrowRight: [15, 0], ArrowUp: [0, 10], ArrowDown: [0, -10] };
const QUIET = new Set(["free"]); // said of every die anyway, and marked in the picture only when asked for
const NONE = [];
const MIDDLE = NAMES.indexOf("3.3.2");
const number = (letter) => letter.charCodeAt(0) - 65;

/** The cells of each list one can jump through, and the marks of each cell. */
function marked(part, pile, seat, options, picked, hint) {
  const [top, bottom] = part.layers || [0, BOTTOM];
  const within = (test) => pile.where((i) => LAYER[i] >= top && LAYER[i] <= bottom && test(i));
  const own = Object.entries(part.owners || {}).find(([, owner]) => owner === number(seat))?.[0];
  const lists = {
    legal: options.length ? targets(options, picked) : allNumbered(part.marks?.legal),
    free: within((i) => pile.free(i)),
    hollows: within((i) => pile.hollow(i)),
    own: own ? within((i) => pile.colour(i) === own) : [],
    last: allNumbered(part.marks?.last),
  };
  const marks = new Map();
  const mark = (kind, cells) => {
    for (const i of cells) marks.set(i, [...(marks.get(i) || []), kind]);
  };
  mark("picked", picked);
  mark("legal", lists.legal);
  for (const [kind, names] of Object.entries(part.marks || {})) if (kind !== "legal" && !QUIET.has(kind)) mark(kind, allNumbered(names));
  if (hint && hint !== "legal" && hint !== "last") mark("hint", lists[hint]);
  return { lists, marks };
}

/** The cell of a list that lies nearest to `i`; the first where there is no `i`. */
function nearest(list, i) {
  const far = (j) => CELLS[i].reduce((sum, x, axis) => sum + (x - CELLS[j][axis]) ** 2, 0);
  return i < 0 ? list[0] : list.reduce((best, j) => (far(j) < far(best) ? j : best), list[0]);
}

/** Where the cursor goes by itself: where something can be done, else to the highest die, else into the middle of the base. */
const useful = (lists, pile, from) =>
  nearest(lists.legal, lists.legal.length ? from : -1) ?? pile.where((i) => pile.has(i))[0] ?? nearest(pile.where((i) => pile.hollow(i)), MIDDLE);

/** Whether nothing is left of what the cursor went to. */
const gone = (lists, pile, i) => !pile.has(i) && !pile.hollow(i) && !lists.legal.includes(i);

/** The marks with those of the dice that a cell rests on, and that rest on it. */
function touching(marks, pile, i) {
  const all = new Map(marks);
  const mark = (kind, cells) => {
    for (const cell of cells.filter((each) => pile.has(each))) all.set(cell, [...(all.get(cell) || []), kind]);
  };
  mark("support", SUPPORTS[i]);
  mark("cover", COVERS[i]);
  return all;
}

/** The component that offers several moves, loaded when it is first wanted; null until then. */
function useChooser(wanted) {
  const [found, setFound] = useState(null);
  useEffect(() => {
    if (wanted && !found) import("./chooser.js").then(setFound);
  }, [wanted]);
  return found?.Chooser;
}

/** A button begins as a sentence does; in lists moves are named as parts of one. */
const begun = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What can be done without a cell. */
function Deeds({ options, choose, words }) {
  if (!options.length || !choose) return null;
  return html`<div class="row deeds">${options.map(({ move, say }) => html`<button key=${move} type="button" class="main-button" onclick=${() => choose(move)}>${say ? begun(words.say(say)) : move}</button>`)}</div>`;
}

/**
 * search: the verb of a game in which cells are to be found, not shown: any cell may be tried (`take 2.2.3`), no legal one is marked.
 * from: how the picture is first seen, where not from the side; without: lists that no jump leads through, where they mean nothing in a game;
 * dye: the colour of a die that is put down, where no owner has it; children: what a game shows beside.
 */
export function Pyramid({ view, legal, seat, choose, words, search = "", from = {}, without = NONE, dye = "", children = null }) {
  const part = view.pyramid;
  const layers = part.layers || [0, BOTTOM];
  const side = part.side ?? null;
  const own = useRef(null);
  const table = useRef(null);
  const wish = useRef(-1);
  const before = useRef("");
  const led = useRef(false); // somebody has led the cursor where it is
  const [picked, setPicked] = useState(/** @type {number[]} */ ([]));
  const [cell, setCell] = useState(-1);
  const [near, setNear] = useState(-1);
  const [hint, setHint] = useState("");
  const [around, setAround] = useState(false);
  const [look, setLook] = useState({ yaw: 0, pitch: 0, gap: 0, zoom: 1, x: 0, y: 0 });
  const pile = useMemo(() => new Pile(part.dice, part.sums), [JSON.stringify(part.dice), part.sums]);
  const options = useMemo(() => legal.map(read).filter(({ cells }) => !search || !cells.length), [legal, search]);
  const held = picked.every((_, n) => targets(options, picked.slice(0, n)).includes(picked[n])) ? picked : [];
  const { lists, marks } = useMemo(() => marked(part, pile, seat, options, held, hint), [part, pile, seat, options, held.join(), hint]);
  for (const name of without) lists[name] = [];
  const turn = Boolean(choose) && (search !== "" || legal.length > 0);
  const asked = turn ? `${seat} ${legal.map(({ move }) => move)}` : "";
  const fresh = asked !== before.current && asked !== "" && lists.legal.length > 0 && !lists.legal.includes(cell);
  if (fresh) led.current = false;
  const at = fresh || cell < 0 || (!led.current && gone(lists, pile, cell)) ? useful(lists, pile, cell) : cell;
  before.current = asked;
  useLayoutEffect(() => {
    if (cell !== at) setCell(at);
    if (fresh && own.current.querySelector(".layer-grid").contains(document.activeElement)) wish.current = at;
    if (wish.current !== at) return;
    wish.current = -1;
    own.current.querySelector(`.layer-grid [data-cell="${NAMES[at]}"]`)?.focus();
  });
  useEffect(() => {
    if (held.length !== picked.length) setPicked(held);
  });
  const go = (i, focus = true) => {
    if (focus) wish.current = i;
    led.current = true;
    setCell(i);
    if (focus && i === at) own.current.querySelector(`.layer-grid [data-cell="${NAMES[at]}"]`)?.focus();
  };
  const tell = (id, args = {}) => announce([{ text: words.text(id, args), lang: words.foreign }], { keep: false, passing: true });
  const jump = (name, back = false) => {
    const to = next(lists[name], at, back);
    if (to < 0) return tell(`pyramid-no-${name}`);
    setHint(name);
    return go(to);
  };
  const act = (i) => {
    setCell(i);
    if (search) return choose(`${search} ${NAMES[i]}`);
    const meant = pick(options, held, i);
    if (meant?.play) return decide(meant.play);
    if (meant) {
      setPicked(meant.picked);
      return meant.picked.length ? tell("pyramid-picked", { at: NAMES[i], count: targets(options, meant.picked).length }) : tell("pyramid-unpicked");
    }
    const text = tried(options, i);
    return text ? choose(text) : tell("pyramid-nothing", { at: NAMES[i] });
  };
  const decide = (move) => {
    setPicked([]);
    choose(move);
  };
  const close = () => {
    setPicked([]);
    go(held.at(-1) ?? at);
  };
  const keys = (event) => {
    if (event.altKey || event.metaKey || (event.shiftKey && event.key.startsWith("Arrow"))) return;
    const jumps = !event.ctrlKey && settings.shortcuts.value === "on" && JUMPS[event.key.toLowerCase()];
    const letter = !without.includes(jumps) && jumps;
    const deed = !event.ctrlKey && settings.shortcuts.value === "on" && event.key.toLowerCase() === "w" && own.current.querySelector(".deeds button");
    const to = letter || deed ? -1 : walk(event, at, side ?? 0, layers);
    if (to === null) return;
    event.preventDefault();
    if (deed) deed.focus();
    else if (letter) jump(letter, event.shiftKey);
    else go(to);
  };
  const turning = (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || event.target.matches("input, select, textarea")) return;
    if (event.shiftKey && TURN[event.key]) table.current.turn(...TURN[event.key]);
    else if (event.key === "Escape" && held.length) setPicked(held.slice(0, -1));
    else if (event.key === "+" || event.key === "-") table.current.zoom(event.key === "+" ? 1.5 : 1 / 1.5);
    else if (event.key.toLowerCase() === "x" && settings.shortcuts.value === "on") table.current.go({ gap: look.gap > 0 ? 0 : LIFTED });
    else return;
    event.preventDefault();
  };
  const best = (cells) => cells.find((i) => lists.legal.includes(i)) ?? cells.at(-1);
  const tap = (cells) => {
    const i = best(cells);
    if (i === undefined) return;
    if (choose) act(i);
    else setCell(i);
  };
  const done = complete(options, held).filter(({ position }) => held.length || position);
  const offers = done.length > 0 && Boolean(choose);
  const Chooser = useChooser(offers);
  const chosen = held.at(-1);
  const colour =
    (chosen !== undefined && pile.colour(chosen)) || Object.keys(part.owners || {}).find((each) => part.owners[each] === number(seat)) || dye || "p";
  const thought = near >= 0 && choose && lists.legal.includes(near) && !pile.has(near) ? near : -1;
  const scene = useMemo(
    () => ({
      pile,
      marks: around ? touching(marks, pile, near >= 0 ? near : at) : marks,
      cursor: at,
      ghosts: new Map(thought >= 0 ? [[thought, colour]] : []),
      top: layers[0],
    }),
    [pile, marks, around, around && near, at, thought, colour, layers[0]],
  );
  const kindsAt = (i) => marks.get(i) || [];
  const name = (i) => sentence(words, pile, i, side, kindsAt(i));
  const kinds = [...new Set([...marks.values()].flat())];
  return html`<div class="pyramid" ref=${own} onkeydown=${turning}>
    <div class="stage"><${Thrown} dice=${part.thrown || []} words=${words} /><${Picture} scene=${scene} side=${side ?? 0} look=${from} tap=${tap} shown=${(cells) => setNear(best(cells) ?? -1)} table=${table} seen=${setLook}
      label=${words.text("pyramid-picture")} /></div>
    <p class="near" aria-hidden="true">${name(near >= 0 ? near : at)}</p>
    <${Deeds} options=${options.filter(({ cells, position }) => !cells.length && !position)} choose=${choose} words=${words} />
    ${offers && Chooser && html`<${Chooser} options=${done} cell=${chosen} open=${targets(options, held).length > 0} colour=${colour} side=${side} words=${words} choose=${decide} close=${close} />`}
    <div class="below">
      <${Layers} pile=${pile} layers=${layers} at=${at} side=${side ?? 0} marks=${kindsAt} name=${name} choose=${choose ? act : null} go=${go} keys=${keys}
        turn=${turn && (search !== "" || lists.legal.length > 0)} words=${words} label=${words.text("pyramid-layers")} />
      <div class="deals">
        <${Jumps} lists=${lists} hint=${hint} jump=${jump} words=${words}><${Around} on=${around} set=${setAround} words=${words} /><//>
        <${Legend} kinds=${around ? [...kinds, "support", "cover"] : kinds} words=${words} />
        ${!children && html`<${Owners} owners=${part.owners || {}} words=${words} />`}
        <${Help} words=${words} />
        ${children}
      </div>
    </div>
    <${Views} table=${() => table.current} look=${look} side=${side} words=${words} />
  </div>`;
}

export const Board = Object.assign((props) => html`<${Pyramid} ...${props} />`, { grouped: byLayer });

/** The picture of a guide's drawn example: a promise of markup. */
export const example = async (lines, words) => (await import("./example.js")).example(lines, words);
