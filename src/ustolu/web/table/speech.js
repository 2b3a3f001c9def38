// What is said and heard at a table: after each message, and on the keys for whose turn, scores, grid, last move and legal moves.
import { announce, tell } from "../announcer.js";
import { secondsTo } from "../site.js";
import { sound } from "../sounds.js";
import { letter } from "../words.js";

/** The phrases of events, as this seat is told them. */
export const phrases = (words, events) => events.flatMap(({ say }) => (say || []).map(([id, args]) => words.phrase(id, args)));

/** Passing news: that a seat has chosen stands beside the seat, and is neither logged nor spoken. */
export const passing = ({ did }) => did?.what === "chose";

/** Speaks and sounds what a message brought. */
export function hear(sitting, message, before) {
  const words = sitting.words.value;
  if (message.type === "refused") return announce([words.phrase(message.key, message.args)]);
  if (message.type === "chat")
    return announce([{ text: words.text("ui-chat-said", { name: message.name || words.text("ui-guest"), text: message.text }), lang: "" }], {
      keep: false,
    });
  if (message.type !== "events" && message.type !== "all") return undefined;
  if (sitting.cover.value) return covered(sitting, before);
  const first = before.stage === undefined;
  const fresh = first ? [] : sitting.log.value.filter((event) => event.n > before.n && !passing(event));
  const said = phrases(words, fresh);
  if (chose(sitting, before, fresh)) return announce([chosen(sitting)], { passing: true, keep: false });
  if (asks(sitting, before)) said.push(words.phrase(...sitting.asked.value[sitting.active.value]));
  if (sitting.typesFall.value && fresh.length) said.push(words.phrase("ui-fall-write"));
  announce(said);
  sounds(sitting, before, fresh);
  return undefined;
}

function covered(sitting, before) {
  if (before.turn || before.stage === undefined) tell(sitting.words.value.text("ui-hand-over", { name: sitting.name(sitting.cover.value) }));
}

/** True when what has changed is only that this seat's own sealed choice is in, or another one. */
const chose = (sitting, before, fresh) =>
  fresh.length === 0 && Boolean(sitting.chosen.value) && sitting.chosen.value !== before.chosen && before.active === sitting.active.value;

/** That the choice is in, and may still be changed. */
const chosen = (sitting) => sitting.words.value.phrase("ui-chose-wait", { move: sitting.chosen.value });

/** True when this seat is asked something it has not just been asked: another decision, or the same one anew. */
function asks(sitting, before) {
  const asked = sitting.asked.value[sitting.active.value];
  if (!asked || !sitting.turn.value) return false;
  return !before.turn || before.opened !== sitting.seat.value.turn || before.active !== sitting.active.value;
}

/** What the person is asked who has just taken the device over. */
export function taken(sitting) {
  const asked = sitting.asked.value[sitting.active.value];
  if (sitting.turn.value && asked) announce([sitting.words.value.phrase(...asked)]);
}

function sounds(sitting, before, fresh) {
  const { stage } = sitting.table.value;
  const fell = fresh.some(({ by }) => by === "chance");
  if (stage === "over" && before.stage === "playing") sound("end", 0.2);
  else if (fell) sound("roll");
  if (stage === "playing" && sitting.turn.value && (!before.turn || fell)) sound("turn", fell ? 0.75 : 0);
}

export function whose(sitting) {
  const words = sitting.words.value;
  const { stage, seats } = sitting.table.value;
  if (stage !== "playing") return tell(words.text(`ui-stage-${stage}`));
  const waits = seats.filter(({ on_turn, chose }) => on_turn && !chose).map(({ seat }) => sitting.name(seat));
  const said = [];
  if (sitting.turn.value) said.push(words.phrase("ui-your-turn"));
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

/** Own board, row by row, and what is asked. */
export function mine(sitting) {
  const words = sitting.words.value;
  const boards = sitting.view.value?.boards || [];
  const own = boards.filter(({ seat }) => letter(seat) === sitting.active.value);
  const said = (own.length ? own : boards).flatMap((board) => [
    words.phrase(...board.name),
    ...board.rows.map((row, r) => {
      const cells = board.columns.map((_, c) => board.shows[r * board.columns.length + c] || words.text("ui-empty"));
      return { text: words.text("ui-row", { row, cells: cells.join(", ") }), lang: "" };
    }),
  ]);
  const asked = sitting.asked.value[sitting.active.value];
  if (asked) said.push(words.phrase(...asked));
  announce(said, { keep: false });
}

export function lastMove(sitting) {
  const words = sitting.words.value;
  const events = sitting.log.value.filter((event) => event.say?.length && event.by !== "table" && !passing(event));
  if (!events.length) return tell(words.text("ui-nothing-yet"));
  return announce(phrases(words, events.slice(-1)), { keep: false });
}

export function moves(sitting) {
  const words = sitting.words.value;
  const list = sitting.moves.value;
  if (!sitting.may.value || !list.length) return tell(words.text("ui-no-moves"));
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
