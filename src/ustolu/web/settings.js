// What one person chose for this device. Kept in the browser only; the language is also told to the server.
import { effect, signal } from "./lib.js";
import { ask } from "./site.js";

const KEY = "ustolu-settings";
const CHOICES = {
  theme: ["auto", "light", "dark", "contrast-light", "contrast-dark"],
  size: ["normal", "large", "largest"],
  motion: ["auto", "off"],
  sounds: ["on", "off"],
  wording: ["long", "short"],
  shortcuts: ["on", "off"],
  awake: ["on", "off"],
};

function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY) || "{}");
  } catch {
    return {};
  }
}

const before = stored();

/** One signal for each choice: settings.theme.value is one of CHOICES.theme; the first is the default. */
export const settings = Object.fromEntries(
  Object.entries(CHOICES).map(([name, values]) => [name, signal(values.includes(before[name]) ? before[name] : values[0])]),
);
export const choices = CHOICES;

/** Sets a choice, and with it the page and the store of this browser. */
export function choose(name, value) {
  settings[name].value = value;
  const now = Object.fromEntries(Object.entries(settings).map(([key, s]) => [key, s.value]));
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // A browser that keeps nothing: the choice holds for this page.
  }
}

const more = matchMedia("(prefers-contrast: more)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

function paint() {
  const { dataset } = document.documentElement;
  const [theme] = settings.theme.value.split("-").slice(-1);
  dataset.theme = theme;
  dataset.contrast = settings.theme.value.startsWith("contrast") || more.matches ? "more" : "normal";
  dataset.size = settings.size.value;
  dataset.motion = still() ? "off" : "on";
}

/** True when nothing on the page should move. */
export const still = () => settings.motion.value === "off" || calm.matches;

effect(paint);
more.addEventListener("change", paint);
calm.addEventListener("change", paint);

/** Tells the server the language and loads the page again in it. */
export async function speak(lang) {
  await ask("PATCH", "me", { lang });
  location.reload();
}
