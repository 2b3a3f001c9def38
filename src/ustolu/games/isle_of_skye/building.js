// A tile in hand and the land it is for: where it fits, turned how, and what that would do. The places are the view's `fits`.
import { announce, settings, useMemo, useState } from "../../web/kit.js";
import { key } from "./land.js";

/** The places of each tile in hand: by tile, then by cell, its fits in the order of their turns. */
function places(fits) {
  const found = new Map();
  for (const fit of fits) {
    const cells = found.get(fit.tile) || new Map();
    found.set(fit.tile, cells);
    const at = key(fit.x, fit.y);
    cells.set(at, [...(cells.get(at) || []), fit]);
  }
  return found;
}

/** Of fits at one cell the one that is turned so, else the next one clockwise. */
const nearest = (fits, turn) => fits.reduce((best, fit) => (((fit.turn - turn) & 3) < ((best.turn - turn) & 3) ? fit : best));

/** The next cell of a list after this one in reading order, round the end. */
function following(cells, at, back) {
  const [x, y] = at.split(",").map(Number);
  const order = (cell) => {
    const [right, down] = cell.split(",").map(Number);
    return (down - y) * 1000 + right - x;
  };
  const sorted = [...cells].sort((a, b) => order(a) - order(b));
  return back ? (sorted.findLast((cell) => order(cell) < 0) ?? sorted.at(-1)) : (sorted.find((cell) => order(cell) > 0) ?? sorted[0]);
}

/**
 * What a seat that builds has in hand and can do with it. at: the cell that is pointed at or has the focus.
 * null while nothing is to be built.
 */
export function useBuilding(view, own, choose, words) {
  const [wish, setWish] = useState("");
  const [turn, setTurn] = useState(0);
  const fits = view.mine?.fits || [];
  const all = useMemo(() => places(fits), [fits]);
  const hand = view.phase === "build" && own >= 0 ? view.seats[own].hand : [];
  if (!hand.length || !choose) return null;
  const picked = hand.includes(wish) ? wish : hand.find((id) => all.has(id)) || hand[0];
  const cells = all.get(picked) || new Map();
  const fitAt = (at) => (cells.has(at) ? nearest(cells.get(at), turn) : null);
  const tell = (text) => announce([{ text, lang: words.foreign }], { keep: false, passing: true });
  const said = (fit) => words.say(fit.say);
  const spin = (by, at) => {
    const here = cells.get(at);
    if (!here) {
      setTurn((turn + by) & 3);
      return tell(words.text("board-turned", { turns: (turn + by) & 3 }));
    }
    const now = nearest(here, turn);
    const next = here[(here.indexOf(now) + by + here.length) % here.length];
    setTurn(next.turn);
    return tell(here.length > 1 ? said(next) : words.text("board-only-way"));
  };
  const pick = (id) => {
    setWish(id);
    setTurn(0);
  };
  const jump = (at, back) => {
    if (cells.size) return following(cells.keys(), at, back);
    tell(words.text("board-fits-nowhere", { tile: picked }));
    return at;
  };
  const place = (at) => {
    const fit = fitAt(at);
    choose(fit ? fit.move : `build ${picked} ${at} r${turn}`);
  };
  /** Letters and digits of the land: where the focus goes, "" for a key that is none of them. */
  const keys = (event, at) => {
    const letter = event.key.toLowerCase();
    const digit = Number(/^(?:Digit|Numpad)([1-9])$/.exec(event.code || "")?.[1] || 0);
    if (event.ctrlKey || settings.shortcuts.value === "off") return "";
    if (letter === "m") return jump(at, event.shiftKey);
    if (letter === "e" || letter === "w") spin(letter === "e" ? 1 : -1, at);
    else if (digit && hand[digit - 1]) {
      pick(hand[digit - 1]);
      tell(words.text("board-picked", { tile: hand[digit - 1], places: all.get(hand[digit - 1])?.size || 0 }));
    } else return "";
    return at;
  };
  const sure = [...cells.keys()][0] || "0,0";
  return { hand, picked, turn, cells, all, first: sure, fitAt, spin, pick, place, keys, bags: view.mine.may_bag };
}
