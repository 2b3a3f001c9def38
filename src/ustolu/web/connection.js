// One table's socket: it notices silence, comes back by itself and sends again what was not confirmed, under the same name.
import { signal } from "./lib.js";
import { get, random, url } from "./site.js";

const PING = 1500; // ms between two pings
const SILENT = 3500; // ms without a word after which a line is dead, also a half-open one
const RETRY = [150, 300, 600, 1000]; // ms between two attempts; the last one repeats
const PATIENCE = 6000; // ms that one question whether the server is there may take
const FINAL = new Set([4403, 4404]); // removed by the host; no such table
const STRANGER = 4401; // our cookie is not known (any more): a new one is given with the next answer
const STRANGE = 3; // times in a row that a new cookie may be asked for; a browser that keeps none is told so then

export class Connection {
  /** hear(message) gets each message; known() is the number of the last event that is known here. */
  constructor(table, hear, known) {
    this.where = url(`/api/tables/${encodeURIComponent(table)}/socket`).replace(
      /^/,
      `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}`,
    );
    this.hear = hear;
    this.known = known;
    this.state = signal("connecting"); // connecting | open | lost | gone
    this.unconfirmed = new Map();
    this.socket = null; // the line that is open
    this.opening = null; // the one that is about to be
    this.began = 0;
    this.tries = 0;
    this.strange = 0;
    this.closed = false;
    this.wake = () => document.visibilityState === "visible" && !this.socket && this.attempt();
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.attempt();
  }

  /** Opens a line unless one is open or opening, and comes again until one is. */
  attempt() {
    clearTimeout(this.retry);
    if (this.closed || this.socket) return;
    if (this.opening) this.probe();
    else this.open();
    if (this.tries === RETRY.length) this.state.value = "lost";
    const wait = RETRY[Math.min(this.tries++, RETRY.length - 1)] * (document.visibilityState === "visible" ? 1 : 5);
    this.retry = setTimeout(() => this.attempt(), wait + Math.random() * 100);
  }

  open() {
    const socket = new WebSocket(`${this.where}?from=${this.known()}`);
    this.opening = socket;
    this.began = performance.now();
    socket.onopen = () => this.opened(socket);
    socket.onclose = ({ code }) => {
      if (this.opening === socket) this.opening = null;
      if (FINAL.has(code)) this.close();
      else if (code === STRANGER) this.introduce();
      else if (this.socket === socket) this.lost();
    };
  }

  /** Becomes somebody again whom the server knows, and comes back. */
  introduce() {
    clearInterval(this.beat);
    this.socket = null;
    this.strange += 1;
    if (this.strange > STRANGE) return this.close();
    return get("me")
      .catch(() => {})
      .then(() => this.attempt()); // a question that fails is made up for by the next attempt
  }

  /**
   * Asks whether the server can be reached, and if so gives up a line that should have been open long since:
   * browsers open one at a time, and one that began while nothing came through stays there.
   */
  async probe() {
    const since = performance.now();
    try {
      await fetch(url("/health"), { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
    } catch {
      return; // not yet
    }
    const now = performance.now();
    if (!this.opening || now - this.began < 3 * (now - since) + 500) return;
    this.opening.onclose = null;
    this.opening.close();
    this.opening = null;
    this.attempt();
  }

  opened(socket) {
    clearTimeout(this.retry);
    this.opening = null;
    if (this.closed) return socket.close();
    this.socket = socket;
    this.tries = 0;
    this.heard = performance.now();
    socket.onmessage = ({ data }) => {
      this.heard = performance.now();
      this.received(JSON.parse(data));
    };
    this.beat = setInterval(() => this.pulse(), PING);
    this.state.value = "open";
    for (const command of this.unconfirmed.values()) this.say(command);
    return undefined;
  }

  pulse() {
    if (performance.now() - this.heard > SILENT) this.lost();
    else this.say({ type: "ping", t: Math.round(performance.now()) });
  }

  /** Gives the line up and tries again at once. */
  lost() {
    clearInterval(this.beat);
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onmessage = null;
      socket.close();
    }
    if (this.closed) return;
    this.state.value = "lost";
    this.attempt();
  }

  received(message) {
    if (message.reason === "unknown-person" && this.strange < STRANGE) return; // the end of this line says it too, see introduce
    if (message.type === "all") this.strange = 0;
    if (message.type === "ok" || message.type === "refused") {
      const command = this.unconfirmed.get(message.ref);
      this.unconfirmed.delete(message.ref);
      this.hear({ ...message, command });
    } else if (message.type !== "pong") {
      this.hear(message);
    }
  }

  /** Sends a command now or as soon as there is a line; it is sent again until it is confirmed or refused. */
  send(type, fields = {}) {
    const command = { type, ...fields, ref: random(8) };
    this.unconfirmed.set(command.ref, command);
    this.say(command);
    return command.ref;
  }

  /** Puts a message on the line if there is one: on a line that is just being closed it would only be lost. */
  say(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Asks for the whole table; nothing to confirm. */
  resync() {
    this.say({ type: "all" });
  }

  close(state = "gone") {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.beat);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.opening?.close();
    this.socket?.close();
    this.socket = null;
    this.state.value = state;
  }
}
