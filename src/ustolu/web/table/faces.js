// What a person writes of a fall, and what is shown of it: faces of one letter or digit each, or one face by its name.

const SHORTEST = 3; // so many letters of a name are enough where no other face begins so

/** Without capitals and accents, as it compares when written. */
const folded = (text) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .trim();

/** What stands behind the first word of a fall's notation: `ccs` of `roll ccs`. */
export const bare = (fall) => fall.replace(/^\S+\s+(?=\S)/, "");

/** How a face is called; what has no words is called as it is written, without the word before it (`4` of `roll 4`). */
export const named = (words, { face, say }) => (say ? words.say(say) : bare(face));

/** The faces in a text, one for each die, equal ones also counted (`3s 2c`); null where there is something else in it. */
export function taken(text, faces) {
  if (!faces.length || faces.some(({ face }) => face.length > 1)) return text.trim() ? null : [];
  const close = text.toLowerCase().replace(/[\s,]/g, "");
  const counted = faces.some(({ face }) => /\d/.test(face)) ? "" : "[1-9]?";
  const known = new Map(faces.map(({ face }) => [face.toLowerCase(), face]));
  const found = [];
  for (const [, many, letter] of close.matchAll(new RegExp(`(${counted})(.)`, "gsu"))) {
    if (!known.has(letter)) return null;
    for (let n = Number(many || 1); n > 0; n--) found.push(known.get(letter));
  }
  return found;
}

/** What is sent for a text: the one face that is called so, or whose name alone begins so; else the text as it is. */
export function written(words, text, { count, faces }) {
  if (count > 1) return text.trim();
  const typed = folded(text);
  const names = faces.map((one) => [one.face, folded(named(words, one))]);
  const called = names.filter(([face, name]) => typed === name || typed === folded(face));
  const begun = names.filter(([, name]) => typed.length >= SHORTEST && name.startsWith(typed));
  const found = [called, begun].find((list) => list.length === 1);
  return found ? found[0][0] : text.trim();
}

/** Faces as they are counted aloud, in the order of the first of each kind: "sabre 3, coin 2". */
export function counts(words, shown, faces) {
  return faces
    .filter(({ face }) => shown.includes(face))
    .map((one) => {
      const many = shown.filter((face) => face === one.face).length;
      return many > 1 ? `${named(words, one)} ${many}` : named(words, one);
    })
    .join(", ");
}

/** What was written of a fall (`roll ccs`, `card pirate`), in words where they are known; without its first word where nothing is listed. */
export function inWords(words, { was, count, faces }) {
  const rest = bare(was);
  const one = faces.find(({ face }) => face === rest || face === was);
  if (one) return named(words, one);
  const shown = count > 1 ? taken(rest, faces) : null;
  return shown ? counts(words, shown, faces) : faces.length ? was : rest;
}
