// The sign of the house: a round table seen from above, four stools, one die.
import { html } from "../lib.js";

export function Logo() {
  return html`<svg class="logo" viewBox="0 0 48 48" aria-hidden="true">
    <g fill="#e9d3ac"><circle cx="24" cy="5" r="4" /><circle cx="24" cy="43" r="4" /><circle cx="5" cy="24" r="4" /><circle cx="43" cy="24" r="4" /></g>
    <circle cx="24" cy="24" r="15.5" fill="#c28a52" stroke="#f6e3c1" stroke-width="2" />
    <circle cx="24" cy="24" r="11.5" fill="none" stroke="#9c6734" stroke-width="1" />
    <g transform="rotate(-14 24 24)"><rect x="17.5" y="17.5" width="13" height="13" rx="3" fill="#fffaf0" /><g fill="#2a2420"><circle cx="21" cy="21" r="1.6" /><circle cx="24" cy="24" r="1.6" /><circle cx="27" cy="27" r="1.6" /></g></g>
  </svg>`;
}
