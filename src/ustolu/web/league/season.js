// One league as this page knows it: asked for again and again, changed by what the person does, and spoken of when something has happened.
import { announce } from "../announcer.js";
import { signal } from "../lib.js";
import { ask, get, Refused } from "../site.js";
import { nameless } from "../words.js";

const AGAIN = 4_000; // ms between two looks while something happens
const SELDOM = 20_000; // ms between two looks when nothing has happened for a while
const QUIET = 120_000; // ms without anything new after which a league is quiet

export class Season {
  /** `first` is the league as the server gave it; `words` are the page's and the game's. */
  constructor(first, words) {
    this.words = words;
    this.league = signal(first);
    this.refusal = signal("");
    this.wanted = ""; // the id of what shall have the focus once it is drawn
    this.changed = performance.now(); // when something new was last seen
  }

  /** What a member is called. */
  name(number) {
    const member = this.league.value.members.find((one) => one.number === number);
    return !member || nameless(member.name) ? this.words.text("ui-guest") : member.name;
  }

  names(numbers) {
    return numbers.map((number) => this.name(number)).join(", ");
  }

  /** "1. Eva, 2. Jan, 3. Iva" */
  result(table) {
    const lines = [...table.lines].sort((a, b) => a.place - b.place);
    return lines.map(({ member, place }) => `${place}. ${this.name(member)}`).join(", ");
  }

  /** Looks again as long as the page is seen, at once when it is seen again; a look that fails is made up for by the next. */
  keep() {
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      const quiet = performance.now() - this.changed > QUIET;
      if (document.visibilityState === "visible") timer = setTimeout(look, quiet ? SELDOM : AGAIN);
    };
    const look = async () => {
      clearTimeout(timer);
      await get(`leagues/${this.league.value.id}`).then(
        (next) => this.take(next),
        () => {},
      );
      wait();
    };
    document.addEventListener("visibilitychange", () => (document.visibilityState === "visible" ? look() : wait()));
    wait();
  }

  /** Asks the server to change something; `focus` is the id of the element that gets the focus then. True when it was done. */
  async act(method, path, body = undefined, focus = "") {
    this.refusal.value = "";
    try {
      const next = await ask(method, `leagues/${this.league.value.id}${path}`, body);
      this.wanted = focus;
      this.take(next);
      return true;
    } catch (error) {
      const said = error instanceof Refused && error.body.key ? [error.body.key, error.body.args] : ["ui-unreachable", {}];
      this.refusal.value = this.words.text(said[0], said[1]);
      return false;
    }
  }

  /** Gives the focus to what was made by the last change. */
  settle() {
    const at = this.wanted && document.getElementById(this.wanted);
    if (at) {
      this.wanted = "";
      at.focus();
    }
  }

  take(next) {
    const before = this.league.value;
    if (JSON.stringify(next) === JSON.stringify(before)) return;
    this.league.value = next;
    this.changed = performance.now();
    announce(this.news(before, next).map(([id, args]) => this.words.phrase(id, args)));
  }

  /** What has happened between two states, as texts with their arguments. */
  news(before, next) {
    const told = next.members
      .filter(({ number, stage }) => stage === "in" && !before.members.some((one) => one.number === number && one.stage !== "gone"))
      .map(({ number }) => ["ui-league-said-joined", { who: this.name(number) }]);
    for (const each of next.rounds) {
      const known = before.rounds[each.round - 1];
      if (!known) told.push(["ui-league-said-round", { round: each.round }], ...this.mine(next, each));
      each.tables.forEach((table, i) => {
        const was = known?.tables[i];
        if (table.state === "done" && JSON.stringify(was?.lines) !== JSON.stringify(table.lines))
          told.push(["ui-league-said-result", { round: each.round, table: i + 1, result: this.result(table) }]);
        if (table.state === "gathering" && was?.table !== table.table && table.members.includes(next.me)) told.push(["ui-league-said-open", {}]);
      });
    }
    if (next.closed && !before.closed) told.push(["ui-league-said-closed", {}]);
    return told;
  }

  /** At which table I sit in a round, and with whom. */
  mine(league, each) {
    const i = each.tables.findIndex((table) => table.members.includes(league.me));
    if (i >= 0) {
      const others = each.tables[i].members.filter((number) => number !== league.me);
      return [["ui-league-said-mine", { table: i + 1, names: this.names(others) }]];
    }
    return each.resting.includes(league.me) ? [["ui-league-said-resting", {}]] : [];
  }
}
