// Zařaď knihu drawn: the offer and the hand, the own shelves large with the floating box, those of the others small.
import { Grid, html, style, useEffect, useRef, useState } from "../../web/kit.js";

style("board.css", import.meta.url);

/** The signs of the disciplines: a leaf, a coin, a square root, a column, an orbit, a head. */
const SIGNS = {
  biology: html`<path d="M4 20C4 10 10 4 20 4c0 10-6 16-16 16zM4 20 14 10" />`,
  economics: html`<circle cx="12" cy="12" r="9" /><path d="M15 8.5c-1-1.2-6-1.5-6 1.2 0 2.6 6 1.4 6 4.2 0 2.8-5 2.8-6.5 1M12 5.5v13" />`,
  mathematics: html`<path d="M3 13h3l4 8 5-17h6" />`,
  philosophy: html`<path d="M4 4h16v3H4zM4 20h16M7 7v13M12 7v13M17 7v13" />`,
  physics: html`<circle cx="12" cy="12" r="2" /><ellipse cx="12" cy="12" rx="10" ry="4.2" transform="rotate(35 12 12)" /><ellipse cx="12" cy="12" rx="10" ry="4.2" transform="rotate(-35 12 12)" />`,
  psychology: html`<path d="M9 21v-4H6v-4l-2-1 2-4c0-4 4-5 7-5 4 0 7 3 7 7 0 4-3 4-3 7v4M10 9c1-2 5-2 5 1 0 2-2.5 2-2.5 4" />`,
};

const letter = (seat) => String.fromCharCode(65 + seat);

/** What the words know of a book: the arguments of its texts. */
function facts(view, number) {
  return { number: String(number), ...view.facts[number] };
}

/** A book's back: its colour as a pattern, the sign of its discipline, the author and the number on plain labels. */
function Book({ view, number }) {
  const { author, discipline, colour } = facts(view, number);
  return html`<span class="book ${colour}">
    <svg viewBox="0 0 24 24" class="sign">${SIGNS[discipline]}</svg>
    <span class="author" data-sign=${author}></span>
    <b class="number" data-sign=${number}></b>
  </span>`;
}

/** What can be done with a move's text, by the words that follow the first. */
const moves = (legal, word) => new Map(legal.filter(({ move }) => move.split(" ")[0] === word).map((it) => [it.move.slice(word.length + 1), it]));

/** The offer in one line, with the deck at its end. */
function Offer({ view, legal, choose, words }) {
  const may = moves(legal, "take");
  const draw = legal.some(({ move }) => move === "draw");
  const deck = words.text(draw ? "board-deck-draw" : "board-deck", { deck: view.deck });
  const cells = view.offer.map((number) => ({
    name: words.text(may.has(String(number)) ? "board-take" : "board-book", facts(view, number)),
    kind: may.has(String(number)) ? "can" : "",
    content: html`<${Book} view=${view} number=${number} />`,
  }));
  cells.push({
    name: view.top ? `${deck}, ${words.text("board-top", facts(view, view.top))}` : deck,
    kind: `deck ${draw ? "can" : ""}`,
    content: html`<span class="pile">${view.top ? html`<${Book} view=${view} number=${view.top} />` : ""}<b data-sign=${view.deck}></b></span>`,
  });
  const pick = (i) => choose(i < view.offer.length ? `take ${view.offer[i]}` : "draw");
  return html`<figure class="line-of offer"><figcaption aria-hidden="true">${words.text("board-offer")}</figcaption>
    <${Grid} label=${words.text("board-offer")} rows=${["1"]} columns=${cells.map((_, i) => String(i + 1))} cells=${cells} choose=${choose && pick}
      turn=${may.size > 0} kind="books" /></figure>`;
}

/** The own hand; in it a book is picked that is to be laid or put back. */
function Hand({ view, legal, choose, words, picked, pick }) {
  const back = moves(legal, "back");
  const laying = legal.some(({ move }) => move.startsWith("lay "));
  const cells = view.hand.map((number) => {
    const id = back.size ? "board-back" : laying ? (number === picked ? "board-picked" : "board-pick") : "board-book";
    return {
      name: words.text(id, facts(view, number)),
      kind: `${back.size || laying ? "can" : ""} ${laying && number === picked ? "chosen" : ""}`,
      content: html`<${Book} view=${view} number=${number} />`,
    };
  });
  if (!cells.length) return null;
  const act = (i) => (back.size ? choose(`back ${view.hand[i]}`) : pick(view.hand[i]));
  return html`<figure class="line-of hand"><figcaption aria-hidden="true">${words.text("board-hand")}</figcaption>
    <${Grid} label=${words.text("board-hand")} rows=${["1"]} columns=${cells.map((_, i) => String(i + 1))} cells=${cells}
      choose=${choose && (back.size || laying) ? act : null} turn=${back.size > 0 || (laying && !picked)} kind="books" /></figure>`;
}

/** How many lines of the longer kind the box can still shift. */
const slack = (lines, most) => Math.max(0, lines.length - most);

/** Whether a line belongs to the box wherever it comes to lie. */
const sure = (lines, i, most) => i >= lines.length - most && i < most;

/** One row of shelves in a sentence: every book, what is free, the points. */
function sentence(view, of, y, words) {
  const books = of.books[y].map((number) => (number ? words.text("board-book", facts(view, number)) : ""));
  while (books.length && !books[0]) books.shift();
  while (books.length && !books.at(-1)) books.pop();
  if (!books.length) return "";
  return words.text("board-row", {
    shelf: of.names[y],
    books: books.map((text) => text || words.text("board-gap")).join("; "),
    points: of.points[y],
  });
}

function Shelves({ view, of, own, legal, choose, words, picked, pending }) {
  const [near, setNear] = useState(-1);
  const places = moves(legal, "lay");
  const cells = of.rows.flatMap((row, y) =>
    of.columns.map((column, x) => {
      const at = `${column},${row}`;
      const spoken = `${column}, ${row}`;
      const number = of.books[y][x];
      if (number)
        return {
          name: words.text("board-at", { at: spoken, ...facts(view, number) }),
          kind: "full",
          content: html`<${Book} view=${view} number=${number} />`,
        };
      const may = picked ? places.get(`${picked} ${at}`) : undefined;
      const open = of.open[y][x];
      const certain = sure(of.columns, x, 5) && sure(of.rows, y, 3);
      const points = may?.say[1].points;
      const mark = pending === `lay ${picked} ${at}` ? "✓" : points > 0 ? `+${points}` : "";
      return {
        at,
        may,
        name: may ? words.text("board-can", may.say[1]) : words.text(open ? "board-open" : "board-far", { at: spoken }),
        kind: `${may ? "can" : ""} ${open ? "open" : "far"} ${certain ? "sure" : ""} ${points > 0 ? "gain" : ""}`,
        content: mark ? html`<b class="brings" data-sign=${mark}></b>` : "",
      };
    }),
  );
  const label = words.say(view.boards[of.seat].name);
  const across = slack(of.columns, 5);
  const down = slack(of.rows, 3);
  const box = !of.laid ? "" : words.text(of.fixed ? "board-fixed" : "board-floats", { across, down });
  const first = Math.max(
    0,
    cells.findIndex(({ may }) => may),
  );
  const told = own && near >= 0 && cells[near]?.may ? cells[near].name : "";
  const rows = of.rows.map((_, y) => sentence(view, of, y, words)).filter(Boolean);
  const tails = of.points.map((points) => (points ? html`<b data-sign=${points}></b>` : ""));
  return html`<figure class="library ${own ? "mine" : "others"}">
    <figcaption aria-hidden="true">${label}</figcaption>
    <div class="wall across-${of.columns.length}"><${Grid} label=${box ? `${label}. ${box}` : label} rows=${of.rows.map(String)} columns=${of.columns.map(String)} cells=${cells}
      tails=${tails} first=${first} kind="shelves" turn=${Boolean(own && picked && places.size)} choose=${own && choose ? (i) => choose(cells[i].at ? `lay ${picked || view.hand[0]} ${cells[i].at}` : `lay ${picked || view.hand[0]} ${of.columns[i % of.columns.length]},${of.rows[Math.floor(i / of.columns.length)]}`) : null}
      shown=${own ? setNear : null} /></div>
    ${own && html`<p class="brought soft" aria-hidden="true">${told || box}</p>`}
    ${rows.length > 0 && html`<details><summary>${words.text("board-words")}</summary><ul>${rows.map((text) => html`<li>${text}</li>`)}</ul></details>`}
  </figure>`;
}

export function Board({ view, legal, seat, choose, words, pending = null }) {
  const [picked, setPicked] = useState(0);
  const self = useRef(null);
  const laying = legal.some(({ move }) => move.startsWith("lay "));
  const held = laying && view.hand.includes(picked) ? picked : 0;
  const pick = (number) => setPicked(number);
  useEffect(() => {
    if (held) self.current?.querySelector(".mine .can[tabindex='0'], .mine .can")?.focus();
  }, [held]);
  const mine = view.shelves.find((of) => letter(of.seat) === seat);
  const others = view.shelves.filter((of) => of !== mine);
  const common = { view, words };
  return html`<div class="sort-the-books" ref=${self}>
    <div class="desk">
      <${Offer} ...${common} legal=${legal} choose=${choose} />
      ${mine && html`<${Hand} ...${common} legal=${legal} choose=${choose} picked=${held} pick=${pick} />`}
    </div>
    ${mine && html`<${Shelves} ...${common} of=${mine} own legal=${legal} choose=${laying ? choose : null} picked=${held} pending=${pending} />`}
    <div class="halls">${others.map((of) => html`<${Shelves} key=${of.seat} ...${common} of=${of} own=${false} legal=${[]} choose=${null} picked=${0} pending=${null} />`)}</div>
  </div>`;
}
