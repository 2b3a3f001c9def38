// Pricing one's own three tiles: the axe on one, a price on each of the two others, what is left to buy with. The choice is sent whole.
import { html, useState } from "../../web/kit.js";
import { Card, called, prospect } from "./card.js";
import { Emblem } from "./signs.js";

/** What stands in a text like `price L22=3 L30=2`, and where the axe lies. */
function read(text, offer) {
  const prices = Object.fromEntries([...(text || "").matchAll(/(L\d+)=(\d+)/g)].map(([, id, price]) => [id, Number(price)]));
  const named = (text || "").match(/L\d+/g) || [];
  const axe = offer.find(({ id, axe }) => axe || (named.length === 2 && !named.includes(id)))?.id || "";
  for (const { id, price } of offer) if (price) prices[id] ??= price;
  return { axe, prices };
}

/** A price: typed, or by buttons beside it, which a keyboard does not need. */
function Price({ id, price, set, name, words }) {
  const step = (by, sign) =>
    html`<button type="button" class="small" tabindex="-1" aria-label=${words.text(by > 0 ? "board-price-more" : "board-price-less", { tile: id })} onclick=${() => set(Math.max(1, (price || 0) + by))}>${sign}</button>`;
  return html`<div class="price">${step(-1, "−")}<input type="number" inputmode="numeric" min="1" aria-label=${name} value=${price}
    oninput=${(event) => set(Number(event.target.value))} onfocus=${(event) => event.target.select()} />${step(1, "+")}</div>`;
}

/** standing: the choice as it is, or its beginning; free: the gold that can be spent. */
export function Pricing({ view, offer, free, standing, choose, words }) {
  const begun = read(standing, offer);
  const [axe, setAxe] = useState(begun.axe);
  const [prices, setPrices] = useState(begun.prices);
  const kept = offer.map(({ id }) => id).filter((id) => id !== axe);
  const price = (id) => prices[id] ?? 1;
  const left = free - (axe ? kept.reduce((sum, id) => sum + price(id), 0) : 0);
  const send = (event) => {
    event.preventDefault();
    if (axe) choose(`price ${kept.map((id) => `${id}=${price(id)}`).join(" ")}`);
  };
  return html`<form class="pricing" onsubmit=${send} data-turn="yes" data-first="axe" aria-label=${words.text("board-pricing")}>
    <p class="soft">${words.text("board-pricing-hint")}</p>
    <div class="lots">${offer.map(
      ({ id }, n) => html`<${Card} key=${id} view=${view} id=${id} words=${words} label=${false} kind=${axe === id ? "axed" : ""}>
        <label class="axe"><input type="radio" name="axe" data-cell=${n ? null : "axe"} checked=${axe === id} onchange=${() => setAxe(id)}
          aria-label=${words.text("board-axe-on", { tile: called(view, id, words) })} /><span aria-hidden="true"><${Emblem} kind="axe" /> ${words.text("board-axe")}</span></label>
        <p class="brings soft">${prospect(view, id, words)}</p>
      <//>`,
    )}</div>
    ${
      axe &&
      html`<div class="lots">${offer.map(({ id }) =>
        axe === id
          ? html`<i key=${id}></i>`
          : html`<${Price} key=${id} id=${id} price=${price(id)} set=${(to) => setPrices({ ...prices, [id]: to })} name=${words.text("board-price-of", { tile: id })} words=${words} />`,
      )}</div>`
    }
    <p class=${left < 0 ? "left over" : "left"}>${words.text("board-left", { gold: left, all: free })}</p>
    <button type="submit" class="main-button" aria-disabled=${String(!axe)}>${words.text(standing?.includes("=") ? "board-price-again" : "board-price")}</button>
  </form>`;
}
