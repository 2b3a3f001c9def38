// Words: Fluent texts of the core, of this client and of a game, in the page's language; English stands in for what a game lacks.
import { settings } from "./settings.js";
import { file } from "./site.js";
import { FluentBundle, FluentResource } from "./vendor/fluent.js";

export const lang = document.documentElement.lang || "en";

const kept = new Map();

/** One Fluent file as a resource, fetched once; null when there is none. */
function resource(where) {
  if (!kept.has(where))
    kept.set(
      where,
      file(where).then((text) => (text === null ? null : new FluentResource(text))),
    );
  return kept.get(where);
}

async function bundle(language, places) {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const found of await Promise.all(places.map((place) => resource(`${place}/texts/${language}.ftl`)))) {
    if (found) made.addResource(found);
  }
  return made;
}

/** True for somebody without a name, or whose name was deleted with their data: the server says "?" then. */
export const nameless = (name) => !name || name === "?";

/** A seat's letter: 0 is A. Already a letter: itself. */
export const letter = (seat) => (typeof seat === "number" ? String.fromCharCode(65 + seat) : seat);

export class Words {
  /** bundles: in order of preference; name(letter) gives a seat's name for messages that speak of seats. */
  constructor(bundles, name = letter) {
    this.bundles = bundles;
    this.name = name;
    this.foreign = bundles.length > 1 ? bundles[1].locales[0] : undefined; // the game's language, where it is not the page's
  }

  /** The same words with other names of seats. */
  naming(name) {
    return new Words(this.bundles, name);
  }

  has(id) {
    return this.bundles.some((b) => b.getMessage(id)?.value);
  }

  /**
   * {text, lang} of a message: the short form when the person wants short wording and there is one.
   * Blanks in an id (the value of an option) are written `-` in texts.
   * An argument that is a message, or a list of them, is said where it stands.
   * told: what led to it has just been said, so that the form which does not repeat it will do, where there is one.
   */
  phrase(id, args = {}, told = false) {
    const full = { ...args };
    for (const [key, value] of Object.entries(args)) {
      if (key === "seat" || key.endsWith("_seat")) full[key.replace(/seat$/, "name")] = this.name(letter(value));
      if (Array.isArray(value)) full[key] = (typeof value[0] === "string" ? [value] : value).map((one) => this.phrase(...one, told).text).join(", ");
    }
    if ("who" in full && nameless(full.who)) full.who = this.text("ui-guest");
    const short = settings.wording.value === "short";
    const forms = [...(told && short ? ["-told-short"] : []), ...(short ? ["-short"] : []), ...(told ? ["-told"] : []), ""];
    for (const b of this.bundles) {
      const pattern = forms.map((form) => b.getMessage(`${id}${form}`.replaceAll(" ", "-"))?.value).find(Boolean);
      if (pattern) return { text: b.formatPattern(pattern, full), lang: b.locales[0] };
    }
    return { text: id, lang: "" };
  }

  text(id, args) {
    return this.phrase(id, args).text;
  }

  /** A text of this page, or what the game says instead, as `own-ID`. */
  own(id) {
    return this.text(this.has(`own-${id}`) ? `own-${id}` : id);
  }

  /** The text of a Message [id, args]; "" for none. */
  say(message) {
    return message ? this.text(message[0], message[1]) : "";
  }
}

const PLACES = ["/core", "/web"];

/** Words for the client alone, or for a game as well, with the texts of the boards that it shares with others. */
export async function load(game = null, shares = []) {
  const places = game ? [...shares, game].map((name) => `/games/${name}`) : [];
  const own = bundle(lang, [...PLACES, ...places]);
  if (!game || lang === "en" || (await resource(`/games/${game}/texts/${lang}.ftl`))) return new Words([await own]);
  return new Words([await own, await bundle("en", places)]);
}
