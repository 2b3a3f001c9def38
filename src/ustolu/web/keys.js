// Single-letter keys: they can be switched off, and they rest while somebody types or a dialog is open.
import { signal } from "./lib.js";
import { settings } from "./settings.js";

/** The keys of this page, in order: {key, text: id of its meaning, run}. The help dialog lists them. */
export const shortcuts = signal(/** @type {{key: string, text: string, run: (event: KeyboardEvent) => void}[]} */ ([]));

/** True while letters belong to a field. */
export function typing(target = document.activeElement) {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("textarea, select, input:not([type=checkbox], [type=radio], [type=range])"))
  );
}

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || settings.shortcuts.value === "off") return;
  if (typing(/** @type {HTMLElement} */ (event.target)) || document.querySelector("dialog[open]")) return;
  const found = shortcuts.value.find(({ key }) => key === event.key.toLowerCase());
  if (!found) return;
  event.preventDefault();
  found.run(event);
});
