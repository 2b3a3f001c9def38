// Ostrov Skye drawn: what is to be decided above, the land below it, what is scored beside; every seat's land one click away.
import { announce, html, style, useRef, useState } from "../../web/kit.js";
import { useBuilding } from "./building.js";
import { Hand } from "./hand.js";
import { Help } from "./help.js";
import { key, Land } from "./land.js";
import { Market } from "./market.js";
import { People } from "./people.js";
import { Pricing } from "./pricing.js";
import { Track } from "./track.js";

style("board.css", import.meta.url);

const number = (seat) => (seat === "-" ? -1 : seat.charCodeAt(0) - 65);

/** The cells of a board by their names, right and down from the castle, with their sentences. */
function named(board) {
  const [columns, rows] = [board.columns, board.rows].map((names) => names.map((each) => Number.parseInt(each, 10)));
  return new Map(rows.flatMap((y, r) => columns.map((x, c) => [key(x, y), board.says[r * columns.length + c]])));
}

/** What a place, or the scrolls, would give a seat now, item by item; nothing for "". */
const itemsOf = (of, lit) => (lit === "scrolls" ? of.scrolls : of.worth[lit])?.items;

/** An item of the score in words, with its points. */
const reason = (words, { say, points }) => words.say(["item-worth", { item: say, points }]);

/** The land that is shown, and what building on it needs. */
function Ground({ view, of, own, building, choose, words, lit, at, near, tools }) {
  const board = view.boards[of.seat];
  const says = named(board);
  const mine = of.seat === own && building && !building.bags;
  const fit = mine ? building.fitAt(at) : null;
  const items = itemsOf(of, lit);
  const plain = (here) => (says.get(here) ? words.say(says.get(here)) : words.text(board.cell, { at: here.replace(",", ", "), shows: "empty" }));
  const name = (here) => {
    const found = mine && building.fitAt(here);
    return found ? words.text("board-fit-at", { fit: words.say(found.say), ways: building.cells.get(here).length }) : plain(here);
  };
  const kind = (here) => {
    if (!mine || !building.cells.has(here)) return "";
    const straight = building.cells.get(here).some(({ turn }) => turn === building.turn);
    return `can ${straight ? "here" : ""} ${here === at ? "near" : ""}`;
  };
  const chosen = (here, sure) => sure && building.place(here);
  const common = { tiles: of.tiles, board, label: words.say(board.name), words, name, kind, near, items: items || null, tools };
  return html`<${Land} key=${of.seat} ...${common} choose=${mine && choose ? chosen : null} first=${mine ? building.first : "0,0"} 
      turn=${Boolean(mine)} ghost=${fit && { id: fit.tile, x: fit.x, y: fit.y, turn: fit.turn }} keys=${mine ? building.keys : null} />
    <p class="near" aria-hidden="true">${at && name(at)}</p>
    ${items?.length > 0 && html`<ul class="reasons">${items.map((item, n) => html`<li key=${n}>${reason(words, item)}</li>`)}</ul>`}`;
}

export function Board({ view, legal, seat, choose, words, chosen = null, begun = null }) {
  const own = number(seat);
  const home = Math.max(0, own);
  const [at, setAt] = useState("");
  const [look, setLook] = useState({ asked: "", shown: home, lit: "" });
  const ground = useRef(null);
  const acts = legal.length > 0 ? choose : null;
  const building = useBuilding(view, own, acts, words);
  const asked = `${seat} ${view.round} ${Boolean(building)}`;
  const { shown, lit } = look.asked === asked ? look : { shown: home, lit: "" }; // what is asked next is asked before one's own land
  const of = view.seats[shown];
  const prices = view.phase === "price" && acts && own >= 0;
  /** Shows something on a land, which on a phone lies above what was tapped. */
  const reveal = (now) => {
    setLook({ asked, shown, lit, ...now });
    requestAnimationFrame(() => ground.current?.querySelector(".land").scrollIntoView({ block: "nearest" }));
  };
  const lift = (place) => {
    reveal({ lit: place });
    const text = (itemsOf(of, place) || []).map((item) => reason(words, item)).join("; ");
    if (text) announce([{ text, lang: words.foreign }], { keep: false, passing: true });
  };
  const title = html`<h2>${words.say([of.seat === own ? "board-land-own" : "board-land", { seat: of.seat }])}</h2>`;
  return html`<div class="isle-of-skye">
    ${prices && html`<${Pricing} key=${`${seat}${view.round}${begun || ""}`} view=${view} offer=${view.seats[own].offer} free=${view.mine.free} standing=${begun || chosen} choose=${acts} words=${words} />`}
    <${Market} view=${view} own=${own} priced=${prices} legal=${legal} choose=${acts} words=${words} />
    ${building && of.seat === own && html`<${Hand} view=${view} building=${building} at=${at} choose=${acts} words=${words} />`}
    <div class="country">
      <div class="country-land" ref=${ground}><${Ground} view=${view} of=${of} own=${own} building=${building} choose=${acts} words=${words} lit=${lit} at=${at} near=${setAt} tools=${title} />
        <${Help} building=${Boolean(building)} words=${words} />
        <${People} view=${view} own=${own} shown=${of.seat} show=${(to) => reveal({ shown: to })} words=${words} /></div>
      <${Track} view=${view} of=${of} lit=${lit} light=${lift} words=${words} />
    </div>
  </div>`;
}

/** Places in the list of moves under the tile they are for. */
Board.grouped = (moves, words) => {
  const tiles = [...new Set(moves.map(({ move }) => (move.startsWith("build ") ? move.split(" ")[1] : "")))];
  return tiles.map((id) => ({
    heading: id && words.text("board-places-for", { tile: id }),
    moves: moves.filter(({ move }) => (move.startsWith("build ") ? move.split(" ")[1] : "") === id),
  }));
};

/** The picture of a guide's drawn example: a promise of markup; it rejects where a line cannot be read. */
export const example = async (lines, words) => (await import("./example.js")).example(lines, words);
