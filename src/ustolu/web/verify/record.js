// A record checked without trusting who wrote it: the promise, every fall and the chain of hashes. The forms are those of tables/record.py and tables/proof.py.
import { hex, hmac, join, sha256, unhex, utf8 } from "./sha256.js";

const LASTING = ["table", "game", "version", "options", "count", "commitment"];
const WORD = 2 ** 32;

/** JSON with sorted keys, without spaces. */
export function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  return `{${Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)
    .join(",")}}`;
}

const pick = (line, names) => Object.fromEntries(names.filter((name) => name in line).map((name) => [name, line[name]]));

function publicForm(line) {
  if (!("public" in line)) return pick(line, ["n", "by", "did", "at", "draw", "typed", "credit"]);
  if (line.public === null) return { n: line.n };
  return { ...pick(line, ["n", "by", "at", "credit"]), did: line.public };
}

/** HMAC of the hidden form of an event, with the event's own key. */
function seal(secret, table, { n, did = null, draw = null }) {
  return hmac(hmac(secret, utf8(`event ${table} ${n}`)), utf8(canonical([did, draw])));
}

function bytes(number, length) {
  const out = new Uint8Array(length);
  for (let i = length - 1; i >= 0; i--, number = Math.floor(number / 256)) out[i] = number % 256;
  return out;
}

/** How the k-th draw falls on a die with so many sides, from 0: by rejection, never by a remainder. Above 2 ** 32 sides in words of 64 bits. */
export function fall(key, k, sides) {
  if (sides === 1) return 0;
  const large = sides > WORD;
  const step = Math.floor(WORD / sides);
  const longStep = 2n ** 64n / BigInt(sides);
  for (let round = 0; ; round++) {
    const block = hmac(key, join(bytes(k, 8), bytes(round, 4)));
    const view = new DataView(block.buffer);
    for (let at = 0; at < 32; at += large ? 8 : 4) {
      const way = large ? Number(view.getBigUint64(at) / longStep) : Math.floor(view.getUint32(at) / step);
      if (way < sides) return way;
    }
  }
}

function padded(salt) {
  const short = unhex(salt);
  return join(new Uint8Array(Math.max(0, 32 - short.length)), short);
}

/** The key of a table's dice, from the secret, the table and the salts of its seats. */
export const diceKey = (secret, table, salts) => hmac(secret, join(utf8(table), new Uint8Array(1), ...salts.map(padded)));

function parsed(text) {
  const lines = text.split("\n").map((raw, i) => ({ raw: raw.trim(), number: i + 1 }));
  return lines.filter(({ raw }) => raw).map(({ raw, number }) => ({ number, line: JSON.parse(raw) }));
}

/**
 * {problems: [{line, problem}], falls, typed, events, secret, commitment}: problem is the last part of a ui-verify-problem- text;
 * falls and events are how many were computed again, typed how many falls people entered. secret is "" while it has not been shown.
 */
export function verify(text) {
  const result = { problems: [], falls: 0, typed: 0, events: 0, secret: "", commitment: "" };
  const wrong = (line, problem) => result.problems.push({ line, problem });
  try {
    const [top, ...events] = parsed(text);
    if (!top?.line.record?.startsWith("ustolu ")) throw new SyntaxError("no header");
    check(top.line, events, result, wrong);
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
    wrong(1, "json");
  }
  return result;
}

/** The draws of an event, each [k, sides, way]: one, several where more dice fell for it, or none. */
function draws({ draw = [] }) {
  return draw.length === 0 || Array.isArray(draw[0]) ? draw : [draw];
}

function check(header, events, result, wrong) {
  result.commitment = header.commitment;
  result.secret = header.secret || "";
  const secret = header.secret ? unhex(header.secret) : null;
  if (secret && hex(sha256(secret)) !== header.commitment) wrong(1, "commitment");
  const lasting = Object.fromEntries(LASTING.map((name) => [name, header[name] ?? null]));
  let previous = sha256(utf8(canonical(lasting)));
  let key = null;
  events.forEach(({ line, number }, i) => {
    if (line.n !== i + 1) wrong(number, "number");
    if (line.did?.what === "start" && secret) key = diceKey(secret, header.table, line.did.salts);
    if (line.typed) result.typed += 1;
    for (const [k, sides, way] of draws(line)) {
      if (key) result.falls += 1;
      if (key && fall(key, k, sides) !== way) wrong(number, "fall");
    }
    const locked = line.seal ? unhex(line.seal) : secret ? seal(secret, header.table, line) : new Uint8Array(0);
    previous = sha256(join(previous, utf8(canonical(publicForm(line))), locked));
    result.events += 1;
    if (hex(previous) === line.hash) return;
    wrong(number, "hash");
    previous = unhex(line.hash || "");
  });
  const ended = events.some(({ line }) => ["over", "closed"].includes(line.did?.what));
  if (secret && !ended) wrong(events.at(-1)?.number ?? 1, "end");
}
