// Opening a table: the game is made ready first, then the table is made and shown.
import { ask, get, url } from "../site.js";

const LOOK = 400; // ms between two looks at how far the game is

/** Resolves when the game is compiled; tell(part) hears how far it is, from 0 to 1. */
export async function prepared(game, tell) {
  for (;;) {
    const { ready, progress } = await get(`games/${game}/ready`);
    if (ready) return;
    tell(progress || 0);
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
}

/** Opens a table and goes to it; with start, the table begins as soon as it is there. */
export async function opened({ game, seats, options = {}, listed = false, settings = {} }, start = false) {
  const { id } = await ask("POST", "tables", { game, seats, options, listed, settings });
  if (start) sessionStorage.setItem(`ustolu-start-${id}`, "yes");
  location.assign(url(`/t/${id}`));
}
