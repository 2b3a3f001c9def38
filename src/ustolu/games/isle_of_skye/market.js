// What lies before the seats: three tiles each while prices are set; then prices, what a purchase costs and brings to whom, and what is sold.
import { html } from "../../web/kit.js";
import { Card, called, prospect } from "./card.js";

/** A tile for sale, with a button where it can be bought. */
function Lot({ view, tile, purchase, choose, words }) {
  const { id, price, axe, bought_by: buyer } = tile;
  const after = purchase && view.mine.free - purchase.price;
  const can = purchase?.can && choose;
  return html`<${Card} view=${view} id=${id} words=${words} label=${!can} kind=${axe ? "axed" : buyer !== null ? "sold" : ""}>
    ${axe && html`<p class="tag">${words.text("board-axed")}</p>`}
    ${buyer !== null && html`<p class="tag">${words.say(["board-sold-to", { seat: buyer, price }])}</p>`}
    ${!axe && buyer === null && price !== null && !can && html`<p class="tag">${words.text("board-for", { price })}</p>`}
    ${
      can &&
      html`<button type="button" class="can" tabindex="0" data-cell=${id} onclick=${() => choose(purchase.move)}
      aria-label=${words.text("board-buy-of", { tile: called(view, id, words), price, seller: words.say(["board-name", { seat: purchase.seller }]) })}>${words.text("board-buy", { price })}</button>`
    }
    ${
      purchase &&
      html`<p class="brings soft">${words.text(after < 0 ? "board-too-dear" : "board-after", { gold: after < 0 ? -after : after })}
      ${" "}${words.say(["board-seller-gets", { seat: purchase.seller, price: purchase.price }])}
</p>`
    }
    ${buyer === null && !axe && html`<p class="brings soft">${prospect(view, id, words)}</p>`}
  <//>`;
}

/** The tiles before one seat. */
function Stall({ view, seat, own, choose, words }) {
  if (!seat.offer.length) return null;
  const of = (id) => view.mine?.purchases.find(({ tile }) => tile === id);
  return html`<section class=${`stall while-${view.phase}`} aria-label=${words.say([own ? "board-stall-own" : "board-stall", { seat: seat.seat }])}>
    <h2>${words.say([own ? "board-stall-own" : "board-stall", { seat: seat.seat }])} ${view.phase === "price" && seat.ready && html`<span class="soft">✓ ${words.text("board-ready")}</span>`}</h2>
    <div class="lots">${seat.offer.map((tile) => html`<${Lot} key=${tile.id} view=${view} tile=${tile} purchase=${own ? null : of(tile.id)} choose=${choose} words=${words} />`)}</div>
  </section>`;
}

/** own: the number of the own seat, -1 for a spectator; priced: whether the own tiles are shown elsewhere, to be priced. */
export function Market({ view, own, priced, legal, choose, words }) {
  const seats = [...view.seats.filter(({ seat }) => seat !== own), ...view.seats.filter(({ seat }) => seat === own && !priced)];
  if (!seats.some(({ offer }) => offer.length)) return null;
  const passes = choose && legal.some(({ move }) => move === "pass");
  const first = view.mine?.purchases.find(({ can }) => can)?.tile || "pass";
  return html`<section class="market" aria-label=${words.text("board-market")} data-turn=${passes ? "yes" : "no"} data-first=${first}>
    <div class="stalls">${seats.map((seat) => html`<${Stall} key=${seat.seat} view=${view} seat=${seat} own=${seat.seat === own} choose=${passes ? choose : null} words=${words} />`)}</div>
    ${passes && html`<button type="button" data-cell="pass" onclick=${() => choose("pass")}>${words.text("board-pass")}</button>`}
  </section>`;
}
