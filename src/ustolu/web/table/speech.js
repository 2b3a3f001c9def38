// What is said and heard at a table: after each message, and on the keys for whose turn, scores, grid, last move and legal moves.
import { announce, forget, tell } from "../announcer.js";
import { settings } from "../settings.js";
import { secondsTo } from "../site.js";
import { sound } from "../sounds.js";
import { letter } from "../words.js";
import { awaits } from "./state.js";

/** The phrases of events, as this seat is told them. */
export const phrases = (words, events) =>
  events.flatMap(({ n, say, fleeting }) => (say || []).map(([id, args]) => ({ ...words.phrase(id, args), n, fleeting })));

/** Passing news: that a seat has chosen stands beside the seat, and is neither logged nor spoken. */
export const passing = ({ did }) => did?.what === "chose";

/** What short wording leaves out: how a bot finds its moves, which is logged and stands beside its seat. */
const aside = ({ did }) => did?.what === "how" && settings.wording.value === "short";

/** Speaks and sounds what a message brought. */
export function hear(sitting, message, before) {
  const words = sitting.words.value;
  if (message.type === "refused") return announce([words.phrase(message.key, message.args), { text: message.paragraph, lang: "" }]);
  if (message.type === "chat")
    return announce([{ text: words.text("ui-chat-said", { name: message.name || words.text("ui-guest"), text: message.text }), lang: "" }], {
      keep: false,
    });
  if (message.type !== "events" && message.type !== "all") return undefined;
  if (before.stage !== undefined && before.muted !== sitting.muted.value)
    announce([words.phrase(sitting.muted.value ? "ui-muted" : "ui-unmuted")], { keep: false });
  const since = before.stage === undefined ? sitting.n : before.n;
  for (const seat of Object.keys(sitting.events.value)) sitting.told[seat] ??= since;
  if (sitting.cover.value) return covered(sitting, before);
  const passed = before.stage !== undefined && before.active !== sitting.active.value;
  if (passed) sitting.told[sitting.active.value] = before.n; // handed over without a cover: all of them listen
  const fresh = news(sitting);
  if (chose(sitting, before, fresh)) return announce(chosen(sitting), { passing: Boolean(sitting.chosen.value) && !sitting.begun.value, keep: false });
  const begun = before.stage === "gathering" && sitting.you.value.seats.length > 1;
  const said = passed || begun ? toAnother(sitting, fresh) : phrases(words, fresh);
  const pressing = sitting.due.value || sitting.table.value.waits === "end";
  if (asks(sitting, before) || (pressing && fresh.length)) said.push(question(sitting, fresh));
  announce(said);
  sounds(sitting, before, fresh);
  return undefined;
}

/** The events that the seat which listens has not been told yet; from now on it has. */
function news(sitting) {
  const seat = sitting.active.value;
  const shown = (event) => sitting.glimpse.value.find(({ n }) => n === event.n) || event;
  const fresh = sitting.log.value.map(shown).filter((event) => event.n > sitting.told[seat] && !passing(event) && !aside(event));
  sitting.told[seat] = sitting.n;
  return fresh;
}

/** Who has just moved hears what came of it, and to whom the device goes; nothing of what was said stays for the next one to find. */
function covered(sitting, before) {
  if (before.cover === sitting.cover.value) return;
  const words = sitting.words.value;
  const said = before.turn && !before.cover ? phrases(words, news(sitting)) : [];
  forget();
  announce(said, { keep: false, fleeting: true });
  announce([words.phrase("ui-hand-over", { name: sitting.name(sitting.cover.value) })]);
}

/** Events for another seat at this device than was spoken to before: its name comes first. */
function toAnother(sitting, fresh) {
  const words = sitting.words.value;
  const ids = fresh.flatMap(({ say }) => (say || []).map(([id]) => id));
  const said = phrases(words, fresh);
  const first = ids.findIndex((id) => id.endsWith("-self"));
  if (sitting.turn.value)
    said.splice(first < 0 ? said.length : first, 0, words.phrase("ui-turn-of", { names: sitting.name(sitting.active.value), count: 1 }));
  return said;
}

/** What the seat is asked; shorter right after a fall, or a move of its own, that told the half of it. */
function question(sitting, fresh) {
  const last = fresh.at(-1);
  const told = typeof last?.did === "string" && [sitting.active.value, "chance"].includes(last.by);
  return sitting.words.value.phrase(...sitting.asked.value[sitting.active.value], told);
}

/** True when what has changed is only what this seat itself has chosen in secret, or begun. */
const chose = (sitting, before, fresh) =>
  fresh.length === 0 && sitting.chosen.value !== before.chosen && before.active === sitting.active.value && (sitting.chosen.value !== "" || before.begun);

/** That the choice is in, and may still be changed; or what stands of a move that is not complete, and what is asked next. */
function chosen(sitting) {
  const words = sitting.words.value;
  const move = sitting.chosenWords.value;
  if (move && !sitting.begun.value) return [words.phrase("ui-chose-wait", { move })];
  const asked = sitting.asked.value[sitting.active.value];
  return [move ? words.phrase("ui-begun", { move }) : words.phrase("ui-begun-none"), ...(asked ? [words.phrase(...asked)] : [])];
}

/** True when this seat is asked something it has not just been asked: another decision, the same one anew, or the rest of one it has begun. */
function asks(sitting, before) {
  const asked = sitting.asked.value[sitting.active.value];
  if (!asked || !sitting.turn.value) return false;
  if (sitting.begun.value && before.chosen !== sitting.chosen.value) return true;
  return !before.turn || before.opened !== sitting.seat.value.turn || before.active !== sitting.active.value;
}

/** What happened since the person had the device who has just taken it over, and what is asked. */
export function taken(sitting) {
  const asked = sitting.asked.value[sitting.active.value];
  forget();
  const said = phrases(sitting.words.value, news(sitting));
  if (sitting.turn.value && asked) said.push(sitting.words.value.phrase(...asked));
  announce(said);
}

function sounds(sitting, before, fresh) {
  const { stage } = sitting.table.value;
  const fell = fresh.some(({ by }) => by === "chance");
  if (stage === "over" && before.stage === "playing") sound("end", 0.2);
  else if (fell) sound("roll");
  if (stage === "playing" && sitting.turn.value && (!before.turn || fell)) sound("turn", fell ? 0.75 : 0);
}

/** What a key says that speaks of what a seat sees: while the device is covered, only to whom it goes. */
export const uncovered = (speak) => (sitting) =>
  sitting.cover.value
    ? tell(sitting.words.value.text("ui-hand-over", { name: sitting.name(sitting.cover.value) }))
    : speak(sitting);

/** That the active seat is on turn: "your turn", or by name where several people share the device. */
export const mineNow = (sitting) =>
  sitting.you.value.seats.length < 2 ? ["ui-your-turn"] : ["ui-turn-of", { names: sitting.name(sitting.active.value), count: 1 }];

export function whose(sitting) {
  const words = sitting.words.value;
  const { stage, seats } = sitting.table.value;
  if (stage !== "playing") return tell(words.text(`ui-stage-${stage}`));
  const waits = seats.filter(awaits).map(({ seat }) => sitting.name(seat));
  const said = [];
  if (sitting.turn.value) said.push(words.phrase(...mineNow(sitting)));
  else if (waits.length) said.push(words.phrase("ui-turn-of", { names: waits.join(", "), count: waits.length }));
  const asked = sitting.asked.value[sitting.active.value];
  if (asked) said.push(words.phrase(...asked));
  const { due_at } = sitting.table.value;
  if (due_at) said.push(words.phrase("ui-clock", { seconds: secondsTo(due_at) }));
  return announce(said, { keep: false });
}

export function scores(sitting) {
  const words = sitting.words.value;
  const seats = [...sitting.table.value.seats].filter(({ kind }) => kind !== "open");
  announce(
    seats.map(({ seat, score, place }) => ({
      text: words.text(place ? "ui-score-place" : "ui-score", { name: sitting.name(seat), score: score ?? 0, place: place || 0 }),
      lang: "",
    })),
    { keep: false },
  );
}

/** What lies before this seat: in the view's own sentences, else its boards row by row; and what is asked. */
export function mine(sitting) {
  const words = sitting.words.value;
  const asked = sitting.asked.value[sitting.active.value];
  const sentences = sitting.view.value?.said?.map(([id, args]) => words.phrase(id, args));
  const said = sentences || rows(sitting, words);
  if (asked) said.push(words.phrase(...asked, Boolean(sentences)));
  announce(said, { keep: false, whole: true });
}

/** What can be asked of the position besides: the answer to one question of the view. */
export function answer(sitting, { name, said }) {
  announce([name, ...said].map(([id, args]) => sitting.words.value.phrase(id, args)), { keep: false, whole: true });
}

/** Own boards, row by row; where none is one's own, all. */
function rows(sitting, words) {
  const boards = sitting.view.value?.boards || [];
  const own = boards.filter(({ seat }) => letter(seat) === sitting.active.value);
  return (own.length ? own : boards).flatMap((board) => [
    words.phrase(...board.name),
    ...board.rows.map((row, r) => {
      const cells = board.columns.map((_, c) => board.shows[r * board.columns.length + c] || words.text("ui-empty"));
      return { text: words.text("ui-row", { row, cells: cells.join(", ") }), lang: "" };
    }),
  ]);
}

export function lastMove(sitting) {
  const words = sitting.words.value;
  const events = sitting.log.value.filter((event) => event.say?.length && event.by !== "table" && !passing(event));
  if (!events.length) return tell(words.text("ui-nothing-yet"));
  const [last] = events.slice(-1);
  const found = sitting.table.value.seats.find(({ seat, how }) => how && seat === last.by);
  const how = found && settings.wording.value === "long" ? [words.phrase(`table-how-${found.how}`, { seat: found.seat })] : [];
  return announce([...phrases(words, [last]), ...how], { keep: false });
}

export function moves(sitting) {
  const words = sitting.words.value;
  const list = sitting.moves.value;
  if (!list.length && sitting.may.value) return whose(sitting);
  if (!sitting.may.value) return tell(words.text("ui-no-moves"));
  return announce(
    [
      { text: words.text("ui-moves-count", { count: list.length }), lang: "" },
      ...list.map(({ move, say }) => (say ? words.phrase(...say) : { text: move, lang: "" })),
    ],
    {
      keep: false,
    },
  );
}
