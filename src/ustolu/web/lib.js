// The one door to the vendored libraries, so that no other module names a file of theirs.
import htm from "./vendor/htm.js";
import { h } from "./vendor/preact.js";

export { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "./vendor/hooks.js";
export { Fragment, h, render } from "./vendor/preact.js";
export { batch, computed, effect, signal } from "./vendor/signals.js";

/** Markup as tagged templates: html`<p>${text}</p>`. */
export const html = htm.bind(h);
