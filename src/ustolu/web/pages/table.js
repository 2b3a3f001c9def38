// The page of one table: gathering, playing, over, and looking back.
import { repeat, tell } from "../announcer.js";
import { awake } from "../awake.js";
import { Icon } from "../draw/icons.js";
import { Frame } from "../frame.js";
import { shortcuts } from "../keys.js";
import { Later } from "../later.js";
import { html, signal, useEffect } from "../lib.js";
import { get, Refused, url } from "../site.js";
import { Asked, beginAgain, Line, Refusal, takeBack } from "../table/asked.js";
import { drawing } from "../table/board.js";
import { Cover } from "../table/cover.js";
import { focusBoard, focusChat, focusEnd, focusQuestions, focusStep, focusTurn } from "../table/focus.js";
import { Gathering } from "../table/gathering.js";
import { Moves } from "../table/moves.js";
import { Results } from "../table/results.js";
import { Rules, rules } from "../table/rules.js";
import { Seats } from "../table/seats.js";
import { hear, lastMove, mine, moves, scores, uncovered, whose } from "../table/speech.js";
import { Sitting } from "../table/state.js";
import { Chat, Log } from "../table/talk.js";
import { load } from "../words.js";

/** The number after # in the address, or null when the table is shown as it is now. */
function wanted() {
  const match = location.hash.match(/^#(\d+)$/);
  return match ? Number(match[1]) : null;
}

/** What a message sets in motion beyond the picture: speech, sound, focus, the salt, a start that was promised. */
function heard(sitting, message, before) {
  hear(sitting, message, before);
  if (message.type !== "all" && message.type !== "events") return;
  const mine = sitting.turn.value || Boolean(sitting.due.value);
  const same = before.turn && sitting.seat.value?.turn === before.opened && document.activeElement !== document.body; // in a race others have acted
  if (mine && ((before.n !== sitting.n && !same) || !before.turn || before.active !== sitting.active.value)) setTimeout(focusTurn);
  else if (mine && before.chosen !== sitting.chosen.value) focusStep();
  if (sitting.table.value.stage === "over" && before.stage === "playing") setTimeout(focusEnd);
  if (sitting.table.value.stage !== "gathering") return;
  if (sitting.you.value.seats.length) sitting.salt();
  const promised = `ustolu-start-${sitting.id}`;
  if (sitting.you.value.host && sessionStorage.getItem(promised)) {
    sessionStorage.removeItem(promised);
    sitting.command("start");
  }
}

/** Speaks when the line is lost and when it is back. */
function lineSpeech(sitting) {
  let lost = false;
  return sitting.line.state.subscribe((state) => {
    const words = sitting.words.value;
    if (state === "lost") tell(words.text("ui-line-lost"));
    if (state === "open" && lost) tell(words.text("ui-line-back"));
    lost = state === "lost";
  });
}

/** What falls by hand, for the few tables where something does. */
const byHand = () => import("../table/fall.js");

/** @type {[string, string, (sitting: Sitting) => void][]} */
const KEYS = [
  ["t", "ui-key-turn", uncovered(whose)],
  ["s", "ui-key-scores", scores],
  ["g", "ui-key-mine", uncovered(mine)],
  ["l", "ui-key-last", uncovered(lastMove)],
  ["r", "ui-key-repeat", (sitting) => repeat(sitting.words.value.text("ui-nothing-yet"))],
  ["v", "ui-key-moves", uncovered(moves)],
  ["b", "ui-key-board", focusBoard],
  ["q", "ui-key-questions", focusQuestions],
  ["c", "ui-key-chat", focusChat],
  ["f", "ui-key-correct", (sitting) => byHand().then(({ focusCorrection }) => focusCorrection(sitting))],
  ["u", "ui-key-undo", uncovered(takeBack)],
  ["n", "ui-key-anew", uncovered(beginAgain)],
];

function Title({ sitting, dialog }) {
  const words = sitting.words.value;
  const table = sitting.table.value;
  const options = Object.entries(table.options || {}).map(([id, value]) => words.text(`option-${id}-${value}`));
  for (const real of ["real_dice", "real_cards"]) if (table.settings?.[real]) options.push(words.own(`ui-table-${real}`));
  const { host, seats: own } = sitting.you.value;
  const leave = () => {
    if (!confirm(words.text("ui-leave-sure"))) return;
    for (const seat of own) sitting.command("leave", { seat });
  };
  return html`<div class="table-title">
    <div><h1>${words.text("title")}</h1><p class="soft">${options.join(" · ")}</p></div>
    <div class="row">
      <button type="button" class="small" onclick=${() => (rules.value = { paragraph: "" })}><${Icon} name="book" />${words.text("ui-rules")}</button>
      <button type="button" class="small" onclick=${() => (dialog.value = "invite")}><${Icon} name="link" />${words.text("ui-invite")}</button>
      ${host && html`<button type="button" class="small" onclick=${() => (dialog.value = "host")}><${Icon} name="crown" />${words.text("ui-host")}</button>`}
      ${table.stage === "playing" && own.length > 0 && !sitting.standing.value && html`<button type="button" class="small" onclick=${leave}>${words.text("ui-leave")}</button>`}
    </div>
  </div>`;
}

function Playing({ sitting, Board, Face, Fall, home }) {
  const { stage, settings } = sitting.table.value;
  const words = sitting.words.value;
  const covered = Boolean(sitting.cover.value);
  const real = settings?.real_dice || settings?.real_cards; // the host may decide so until the game begins
  const choose = (move) => {
    if (sitting.may.value) sitting.choose(move);
    else tell(words.text("ui-not-your-turn"));
  };
  const view = sitting.view.value;
  const seat = sitting.active.value;
  return html`<div class="table-columns">
    <div class="table-left">
      ${stage === "over" || stage === "closed" ? html`<${Results} sitting=${sitting} home=${home} />` : null}
      ${stage === "gathering" ? html`<${Gathering} sitting=${sitting} />` : null}
      ${covered ? html`<${Cover} sitting=${sitting} />` : null}
      ${!covered && stage === "playing" ? html`<${Asked} sitting=${sitting} />` : null}
      <${Refusal} sitting=${sitting} />
      ${!covered && real && (Fall ? html`<${Fall} sitting=${sitting} Face=${Face} />` : html`<${Later} load=${byHand} name="Fall" sitting=${sitting} Face=${Face} />`)}
      ${
        !covered &&
        view &&
        stage !== "gathering" &&
        html`<section class="panel board" aria-label=${words.text("ui-board")} lang=${words.foreign}><${Board} view=${view} glimpse=${sitting.glimpse.value} legal=${sitting.may.value ? sitting.moves.value : []} seat=${seat} choose=${stage === "playing" && seat !== "-" ? choose : null}
        words=${words} chosen=${(!sitting.begun.value && sitting.chosen.value) || null} begun=${(sitting.begun.value && sitting.chosen.value) || null} pending=${sitting.pending.value?.move || null} /></section>`
      }
    </div>
    <div class="table-right">
      <${Seats} sitting=${sitting} />
      ${!covered && stage === "playing" && seat !== "-" && html`<${Moves} sitting=${sitting} choose=${choose} grouped=${Board.grouped} />`}
      ${!covered && view?.questions && html`<${Later} load=${() => import("../table/questions.js")} name="Questions" sitting=${sitting} />`}
      ${!covered && stage !== "gathering" && html`<${Log} sitting=${sitting} />`}
      ${settings?.chat !== false && html`<${Chat} sitting=${sitting} />`}
    </div>
  </div>`;
}

/** In place of the table: why it is not shown. */
const Nothing = ({ words, title, why = "" }) =>
  html`<section class="narrow panel"><h1>${title}</h1>${why && html`<p>${why}</p>`}<p><a href=${url("/")}>${words.text("ui-home")}</a></p></section>`;

/** A table that the server does not show: there is none, or this person was sent away from it. */
function Missing({ words, error }) {
  const unknown = error.status === 404 || !error.body.key;
  const title = words.text(unknown ? "ui-missing" : error.body.key);
  return html`<${Frame} words=${words} title=${title}><${Nothing} words=${words} title=${title} why=${unknown ? words.text("ui-missing-why") : ""} /><//>`;
}

export async function page(id) {
  let first;
  try {
    first = await get(`tables/${encodeURIComponent(id)}`);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const words = await load();
    return () => html`<${Missing} words=${words} error=${error} />`;
  }
  const { real_dice, real_cards } = first.table.settings || {};
  const [words, { Board, Face }, { Fall }] = await Promise.all([
    load(first.table.game, first.table.shares),
    drawing(first.table.board),
    real_dice || real_cards ? byHand() : { Fall: null },
  ]);
  const sitting = new Sitting(id, words, heard);
  sitting.receive({ ...first, type: "all" });
  shortcuts.value = KEYS.map(([key, text, run]) => ({ key, text, run: () => run(sitting) }));
  const dialog = signal("");
  const at = signal(wanted());
  addEventListener("hashchange", () => (at.value = wanted()));
  return () => {
    useEffect(() => lineSpeech(sitting), []);
    useEffect(awake, []);
    const now = sitting.words.value;
    if (sitting.line.state.value === "gone") {
      const why = sitting.refusal.value ? now.text(sitting.refusal.value.key, sitting.refusal.value.args) : now.text("ui-line-gone");
      return html`<${Frame} words=${now} title=${why}><${Nothing} words=${now} title=${why} /><//>`;
    }
    return html`<${Frame} words=${now} title=${`${sitting.turn.value ? `${now.text("ui-my-turn")} · ` : ""}${now.text("title")}`} wide>
      <${Title} sitting=${sitting} dialog=${dialog} />
      <${Line} sitting=${sitting} />
      ${
        at.value !== null && !sitting.cover.value && sitting.table.value.stage !== "gathering"
          ? html`<${Later} load=${() => import("../table/replay.js")} name="Replay" sitting=${sitting} at=${at.value} Board=${Board} />`
          : html`<${Playing} sitting=${sitting} Board=${Board} Face=${Face} Fall=${Fall} home=${url("/")} />`
      }
      ${dialog.value === "invite" && html`<${Later} load=${() => import("../table/invite.js")} name="Invite" sitting=${sitting} close=${() => (dialog.value = "")} />`}
      ${dialog.value === "host" && html`<${Later} load=${() => import("../table/host.js")} name="HostDialog" sitting=${sitting} close=${() => (dialog.value = "")} />`}
      ${rules.value && html`<${Rules} game=${sitting.table.value.game} words=${now} />`}
    <//>`;
  };
}
