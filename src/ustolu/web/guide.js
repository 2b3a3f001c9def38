// The drawn examples of a guide: where the game's board can draw them, pictures stand in the place of their notation.
import { style } from "./kit.js";
import { html, render } from "./lib.js";
import { url } from "./site.js";
import { load } from "./words.js";

/** Draws the examples of an article that the server wrote. One that cannot be drawn stays as it is written. */
export async function illustrate(article) {
  const figures = [...article.querySelectorAll("figure.drawn")];
  const { game, board, shares } = article.dataset;
  if (!figures.length) return;
  style("css/guide.css", import.meta.url);
  if (!board) return;
  const [words, { example }] = await Promise.all([load(game, shares.split(" ").filter(Boolean)), import(url(`/games/${board}/board.js`))]);
  if (!example) return;
  for (const figure of figures) {
    const text = figure.querySelector("pre");
    const place = document.createElement("div");
    place.className = "example";
    try {
      render(html`${await example(text.textContent.trim().split("\n"), words)}`, place);
      text.replaceWith(place);
    } catch (error) {
      console.error(error);
    }
  }
}
