// Where the focus goes when my turn comes: to the first useful control, but never away from a field, a dialog or another part of the page.
import { typing } from "../keys.js";

let keyed = false; // the last thing was done by a key: who points or taps keeps what they look at where it is
addEventListener("keydown", () => (keyed = true), true);
addEventListener("pointerdown", () => (keyed = false), true);

/** On the board that waits for me: the cell where the focus was, if it is legal, else the first legal one; else what it offers, or the first legal move of the list. */
function useful() {
  const grid = /** @type {HTMLElement | null} */ (document.querySelector('.board [data-turn="yes"]'));
  const cell = grid && (grid.querySelector('.can[tabindex="0"]') || grid.querySelector(`[data-cell="${grid.dataset.first}"]`));
  const entry = matchMedia("(pointer: coarse)").matches ? ".fall.due .face, .fall.due input" : ".fall.due input"; // no keyboard over the faces
  return /** @type {HTMLElement | null} */ (cell || document.querySelector(".chooser button") || document.querySelector(`${entry}, .legal button`));
}

/** True when the focus may be moved: it is nowhere, on the board, or among the legal moves, and nobody types. */
function free() {
  const at = document.activeElement;
  if (typing() || document.querySelector("dialog[open]")) return false;
  return !at || at === document.body || at.id === "main" || Boolean(at.closest(".board, .legal, .cover"));
}

/** At the end of a game: the first thing that can be done next. */
export function focusEnd() {
  if (free()) /** @type {HTMLElement} */ (document.querySelector(".results :is(button, a)"))?.focus();
}

/** Moves the focus to the first useful control if it is free: nowhere, on the board, or among the legal moves. */
export function focusTurn() {
  if (!free()) return;
  const at = document.activeElement;
  if (at?.closest(".legal") && at.isConnected) return void (/** @type {HTMLElement} */ (document.querySelector(".legal button"))?.focus());
  const to = useful();
  if (to && to !== at) to.focus({ preventScroll: !keyed || at !== document.body });
}

/** After a step of a move that is not complete: where what had the focus is gone, to the list that it was in, or to what is useful now. */
export function focusStep() {
  const listed = document.activeElement?.closest(".legal");
  setTimeout(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    const first = /** @type {HTMLElement | null} */ (listed && document.querySelector(".legal button"));
    if (first) first.focus();
    else focusTurn();
  });
}

/** The key for the board: its current cell. */
export function focusBoard() {
  const cell = document.querySelector('.board [data-turn="yes"] [tabindex="0"]') || document.querySelector('.board [role="grid"] [tabindex="0"]');
  /** @type {HTMLElement | null} */ (cell)?.focus();
}

/** The key for questions: the first one of the view, where it has some. */
export const focusQuestions = () => /** @type {HTMLElement | null} */ (document.querySelector(".questions summary"))?.focus();

export const focusChat = () => document.getElementById("chat-text")?.focus();
