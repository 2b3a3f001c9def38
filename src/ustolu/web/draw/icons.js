// Small signs in one line width; always beside words or a name, never alone in meaning.
import { html } from "../lib.js";

const PATHS = {
  gear: "M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",
  help: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.3 9.6c0-3.6 5.6-3.4 5.4 0-.1 2-2.7 2-2.7 4.2M12 16.6v.6",
  table: "M3 9h18M5 9V6h14v3M6.5 9v9.5M17.5 9v9.5",
  globe: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.5 12h17M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18",
  check: "M4.5 12.5l5 5L19.5 7",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c1-7 14-7 15 0",
  bot: "M6 9h12v9H6zM12 9V5.5M12 5.5a1 1 0 1 0 0-2 1 1 0 0 0 0 2ZM9.5 12.8v.9M14.5 12.8v.9M3.5 12v3M20.5 12v3",
  chair: "M7 3v18M7 13h10v8M7 9h.5M17 13l-1-2H7",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1",
  book: "M12 6c-2-2-6-2-8.5-1.3v13.6c2.5-.7 6.5-.7 8.5 1.3 2-2 6-2 8.5-1.3V4.7C18 4 14 4 12 6ZM12 6v13.6",
  undo: "M8.5 5 4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11H9",
  crown: "M4 17.5h16M4 17.5 3 7l5 4.5L12 5l4 6.5L21 7l-1 10.5",
};

export function Icon({ name }) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]} /></svg>`;
}
