// What this browser knows of one table: signals that the parts of the page read, set from the messages of its socket.
import { Connection } from "../connection.js";
import { batch, computed, signal } from "../lib.js";
import { random } from "../site.js";
import { nameless } from "../words.js";

const LOG = 400; // events kept for the log

/** True for a seat that everybody waits for: in a race others may act as well. */
export const awaits = ({ on_turn, chose, awaited = true }) => on_turn && !chose && awaited;

export class Sitting {
  /** id: the table; words: those of its game. heard(sitting, message, before) is called after each message has been applied. */
  constructor(id, words, heard) {
    this.id = id;
    this.bare = words;
    this.heard = heard;
    this.n = 0;
    this.told = {}; // the number of the last event that each seat at this device was told
    this.table = signal(null);
    this.you = signal({ person: "", seats: [], choices: {}, said: {}, begun: [], claimed: "", host: false, hides: false });
    this.views = signal({});
    this.legal = signal({});
    this.asked = signal({});
    this.events = signal({});
    this.glimpses = signal({}); // what the last move or fall showed only for a moment; the log has its number
    this.chat = signal([]);
    this.refusal = signal(null); // {key, args, paragraph}
    this.pending = signal(/** @type {{ref: string, move: string} | null} */ (null));
    this.stopping = signal(false);
    this.active = signal("-"); // the seat whose view is shown; "-" for a spectator
    this.cover = signal(""); // the seat that this device must be handed to first
    this.given = { seat: "", awaited: "" }; // to whom the device was given in a race, while everybody waited for these seats
    this.words = computed(() => words.naming((letter) => this.name(letter)));
    this.seat = computed(() => this.table.value?.seats.find(({ seat }) => seat === this.active.value));
    this.standing = computed(() => Boolean(this.seat.value && (this.seat.value.left || this.seat.value.kind === "bot"))); // has left, or a bot keeps the seat
    this.may = computed(() => Boolean(this.seat.value?.on_turn && !this.standing.value && this.table.value.stage === "playing")); // a sealed choice may still be changed
    this.turn = computed(() => this.may.value && awaits(this.seat.value));
    this.falls = computed(() => (this.seat.value && !this.standing.value && this.table.value.falls) || []); // what this seat may enter of real dice and cards
    this.due = computed(() => this.falls.value.find(({ corrects }) => !corrects)); // the fall that is awaited
    this.corrects = computed(() => this.falls.value.filter(({ corrects }) => corrects)); // what was entered and may still be corrected
    this.muted = computed(() => Boolean(this.table.value?.muted?.includes(this.you.value.person)));
    this.moves = computed(() => this.legal.value[this.active.value] || []);
    this.chosen = computed(() => this.you.value.choices?.[this.active.value] || ""); // the sealed choice of the active seat, or what it has begun
    this.chosenWords = computed(() => this.inWords()); // the same in words
    this.begun = computed(() => Boolean(this.you.value.begun?.includes(this.active.value))); // the choice or move is not complete
    this.view = computed(() => this.views.value[this.active.value]);
    this.log = computed(() => this.events.value[this.active.value] || []);
    this.glimpse = computed(() => this.glimpses.value[this.active.value] || []);
    this.line = new Connection(
      id,
      (message) => this.receive(message),
      () => this.n,
    );
  }

  /** What the active seat has chosen or begun: in the game's words where it has them, else as it is written. */
  inWords() {
    const said = this.you.value.said?.[this.active.value] || [];
    return said.map((message) => this.words.value.say(message)).join(", ") || this.chosen.value;
  }

  /** A seat's name: the person's, or the bot's level; with the letter where two would be called the same. */
  name(letter) {
    const seats = this.table.value?.seats || [];
    const own = seats.find(({ seat }) => seat === letter);
    if (!own) return letter;
    const called = ({ kind, name, level }) =>
      kind === "bot"
        ? this.bare.text(`seat-bot-${level}`)
        : kind === "open"
          ? this.bare.text("seat-open")
          : nameless(name)
            ? this.bare.text("ui-guest")
            : name;
    const alike = seats.filter((seat) => called(seat) === called(own)).length > 1;
    return alike ? `${called(own)} ${letter}` : called(own);
  }

  receive(message) {
    const before = {
      n: this.n,
      turn: this.turn.value,
      opened: this.seat.value?.turn,
      chosen: this.chosen.value,
      begun: this.begun.value,
      active: this.active.value,
      cover: this.cover.value,
      stage: this.table.value?.stage,
      muted: this.muted.value,
    };
    if (message.type === "events" && !this.follows(message)) return;
    batch(() => this.apply(message));
    this.heard(this, message, before);
  }

  /** False when events are missing before these (the whole table is asked for then) or all are known. */
  follows({ n, events }) {
    const numbers = Object.values(events || {}).flatMap((list) => list.map((e) => e.n));
    if (numbers.length && Math.min(...numbers) > this.n + 1) {
      this.line.resync();
      return false;
    }
    return n >= this.n;
  }

  apply(message) {
    if (message.type === "all" || message.type === "events") this.take(message);
    else if (message.type === "refused") {
      this.pending.value = null;
      this.refusal.value = message;
    } else if (message.type === "chat") this.chat.value = [...this.chat.value, message].slice(-LOG);
    else if (message.type === "stopping") this.stopping.value = true;
    else if (message.type === "presence" && message.table) this.table.value = message.table;
    else if (message.type === "ok" && message.ref === this.pending.value?.ref) this.pending.value = null;
  }

  take(message) {
    const whole = message.type === "all";
    const known = this.n;
    this.n = message.n;
    this.stopping.value = false;
    this.table.value = message.table;
    if (message.you) this.you.value = message.you;
    for (const part of ["views", "legal", "asked"]) {
      if (message[part]) this[part].value = whole ? message[part] : { ...this[part].value, ...message[part] };
    }
    this.glance(whole ? {} : message.events || {}, known, whole);
    this.events.value = this.joined(message.events, whole ? 0 : known);
    if (whole) this.chat.value = message.chat || [];
    this.hand();
    if (this.n > known) this.refusal.value = null;
  }

  /** The events known here with fresh ones added: those after `known`, which take the place of older tellings of the same numbers. */
  joined(fresh, known) {
    const events = known ? { ...this.events.value } : {};
    for (const [key, list] of Object.entries(fresh || {})) {
      const added = list.filter(({ n }) => n > known).map((event) => (event.fleeting ? { n: event.n } : event));
      const older = (this.events.value[key] || []).filter(({ n }) => added.length === 0 || n < added[0].n);
      events[key] = [...older, ...added].slice(-LOG);
    }
    return events;
  }

  /** Keeps what is shown only for a moment until something else is done, or all is told anew. */
  glance(events, known, whole) {
    const fresh = Object.entries(events).map(([key, list]) => [key, list.filter(({ n }) => n > known)]);
    if (!whole && !fresh.some(([, list]) => list.some(({ did }) => typeof did === "string"))) return;
    this.glimpses.value = Object.fromEntries(fresh.map(([key, list]) => [key, list.filter(({ fleeting }) => fleeting)]));
  }

  /** Decides whose view this device shows, and whether it must change hands first. */
  hand() {
    const mine = this.you.value.seats;
    const { seats, stage } = this.table.value;
    const waits = (letter) => seats.some((one) => one.seat === letter && one.kind === "person" && !one.left && awaits(one));
    if (mine.length < 2 || stage !== "playing") {
      this.cover.value = "";
      if (!mine.includes(this.active.value)) this.active.value = mine[0] || "-";
      return;
    }
    if (this.holds()) return;
    const first = !mine.includes(this.active.value);
    const next = first || !waits(this.active.value) ? mine.find(waits) : this.active.value;
    if (first) this.active.value = next || mine[0];
    if (next && (first || next !== this.active.value)) this.pass(next);
    else if (!first && waits(this.active.value)) this.cover.value = this.cover.value === this.active.value ? this.cover.value : "";
  }

  /** The seats that everybody waits for, and whether one of this device holds it because it was given to it while they were the same. */
  awaited = () => this.table.value.seats.filter(awaits).map(({ seat }) => seat).join(""); // biome-ignore format: one thing

  holds() {
    const { seat, awaited } = this.given;
    return this.table.value.seats.some((one) => one.seat === seat && one.on_turn && !one.chose) && awaited === this.awaited();
  }

  /** In a race somebody else at this device takes it, although nobody waits for them. */
  give(seat) {
    this.given = { seat, awaited: this.awaited() };
    batch(() => this.pass(seat));
  }

  /** Gives the device to another seat: covered first where something is hidden, or another has chosen or begun something. */
  pass(seat) {
    const { seats, choices, hides } = this.you.value;
    if (hides || seats.some((other) => other !== seat && choices[other])) this.cover.value = seat;
    else {
      this.active.value = seat;
      this.cover.value = "";
    }
  }

  /** The person of the covered seat has the device now. */
  uncover() {
    batch(() => {
      this.active.value = this.cover.value;
      this.cover.value = "";
    });
  }

  /** Sends a move. The second click of a double click is the same move again, and is not sent. */
  choose(move) {
    if (this.pending.value?.move === move) return;
    const ref = this.command("move", { seat: this.active.value, turn: this.seat.value?.turn || this.table.value.turn, move });
    this.pending.value = { ref, move };
  }

  command(type, fields = {}) {
    this.refusal.value = null;
    return this.line.send(type, fields);
  }

  /** Adds this browser's own part to the dice, once. */
  salt() {
    const key = `ustolu-salt-${this.id}`;
    if (sessionStorage.getItem(key)) return;
    sessionStorage.setItem(key, "given");
    this.line.send("salt", { salt: random(32) });
  }
}
