// Where this site lives and how it is asked: every address is made from the base path that the server wrote into the page.

const root = document.documentElement;

/** The base path without a slash at its end: "" or "/ustolu". */
export const base = root.dataset.base || "";

/** The address of a path of this site, which begins with a slash. */
export const url = (path) => base + path;

/** The path of this page below the base: "/t/abc". */
export const path = () => location.pathname.slice(base.length) || "/";

export class Refused extends Error {
  /** What the server answered instead: a reason code, and the key and arguments of its text. */
  constructor(status, body) {
    super(body?.reason || `http-${status}`);
    this.status = status;
    this.body = body || {};
  }
}

let ahead = 0; // ms that the server's clock is ahead of ours

/** The time by the server's clock, to half a second or so: devices' own clocks may be minutes off. */
const now = () => Date.now() + ahead;

/** Whole seconds until a moment of the server's clock. */
export const secondsTo = (due) => Math.max(0, Math.ceil((due - now()) / 1000));

/** Learns the server's clock from an answer that took from `began` until now: its date is in whole seconds. */
function learn(answer, began) {
  const date = Date.parse(answer.headers.get("Date") || "");
  const off = date + 500 - (began + Date.now()) / 2;
  ahead = Math.abs(off) > 1500 ? off : 0; // a smaller difference may be nothing but the date's own rounding
}

/** Asks the server and returns its JSON; throws Refused when it answers no, TypeError when it cannot be reached. */
export async function ask(method, where, body = undefined) {
  const began = Date.now();
  const answer = await fetch(url(`/api/${where}`), {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: "same-origin",
  });
  learn(answer, began);
  const text = await answer.text();
  let json = null;
  try {
    json = text ? JSON.parse(text) : null;
  } catch {
    // Not JSON: a proxy's own page. The status alone says what happened.
  }
  if (!answer.ok) throw new Refused(answer.status, json);
  return json;
}

export const get = (where) => ask("GET", where);

/** The text of a file of this site, or null when it does not exist. */
export async function file(where) {
  const answer = await fetch(url(where), { credentials: "same-origin" });
  return answer.ok ? answer.text() : null;
}

/** 256 random bits as hexadecimal digits; works on plain http too, where crypto.subtle is missing. */
export function random(bytes = 32) {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((b) => b.toString(16).padStart(2, "0")).join("");
}
