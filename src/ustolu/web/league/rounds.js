// The rounds: how each was drawn, who sits where, how each table ended, and what the host may do about it.
import { html, useState } from "../lib.js";
import { url } from "../site.js";
import { holds } from "./draw.js";
import { ResultForm } from "./result.js";

/** The ways of the host with a table: open it here, type its result, give it up. */
function Ways({ season, round, number, table, type }) {
  const { words } = season;
  const path = `/rounds/${round}/tables/${number}`;
  const title = `table-${round}-${number}`;
  const button = (text, run, main = false) => html`<button type="button" class=${main ? "small main-button" : "small"}
    aria-label=${words.text("ui-league-way", { what: words.text(text), round, table: number })} onclick=${run}>${words.text(text)}</button>`;
  const ways = [];
  if (["waiting", "closed", "dropped"].includes(table.state))
    ways.push(button("ui-league-open-table", () => season.act("POST", path, undefined, title), true));
  if (table.state !== "done") ways.push(button("ui-league-type", type));
  if (table.state === "done" && table.typed)
    ways.push(
      button("ui-league-correct", type),
      button("ui-league-untype", () => season.act("PUT", path, { lines: [] }, title)),
    );
  if (!["done", "dropped"].includes(table.state)) ways.push(button("ui-league-drop", () => season.act("DELETE", path, undefined, title)));
  return html`<div class="row">${ways}</div>`;
}

function Table({ season, round, number, table }) {
  const { words } = season;
  const league = season.league.value;
  const [typing, setTyping] = useState(false);
  const mine = table.members.includes(league.me);
  const lines = [...table.lines].sort((a, b) => a.place - b.place);
  const points = (place) => words.text("ui-league-got", { count: league.points[place - 1] ?? 0 });
  const there = table.table && ["gathering", "playing", "over", "done"].includes(table.state);
  return html`<li class=${mine ? "drawn mine" : "drawn"}>
    <h4 id=${`table-${round}-${number}`} tabindex="-1">${words.text("ui-league-table", { table: number })}${mine && html` <em>${words.text("ui-league-yours")}</em>`}</h4>
    ${
      lines.length
        ? html`<ol class="lines">${lines.map(
            ({ member, place, score }) => html`<li><span class="number">${place}.</span> <span>${season.name(member)}</span>
              <span class="soft">${score !== null && html`${score} · `}${points(place)}</span></li>`,
          )}</ol>`
        : html`<p>${season.names(table.members)}</p>`
    }
    <p class="soft">${words.text(table.typed ? "ui-league-state-typed" : `ui-league-state-${table.state}`)}</p>
    ${
      there &&
      html`<div class="row"><a class=${mine && table.state !== "done" ? "button main-button" : "button"} href=${url(`/t/${table.table}`)}
      aria-label=${words.text("ui-league-way", { what: words.text(table.state === "done" ? "ui-league-replay" : "ui-league-go"), round, table: number })}>${words.text(table.state === "done" ? "ui-league-replay" : "ui-league-go")}</a></div>`
    }
    ${
      typing
        ? html`<${ResultForm} season=${season} round=${round} number=${number} table=${table} close=${() => setTyping(false)} />`
        : league.host &&
          !league.closed &&
          html`<${Ways} season=${season} round=${round} number=${number} table=${table} type=${() => setTyping(true)} />`
    }
  </li>`;
}

/** How the round was drawn, computed again on this device. */
function Proof({ season, each }) {
  const { words } = season;
  const good = holds(season.league.value, each);
  return html`<details><summary>${words.text("ui-league-draw-how")}</summary>
    <div class="form"><p class=${good ? "verdict" : "verdict bad"}>${words.text(good ? "ui-league-draw-good" : "ui-league-draw-bad")}</p>
    <p>${words.text("ui-league-draw-why")}</p>
    <p>${words.text("ui-verify-commitment")}: <code class="hash">${each.round === 1 ? season.league.value.commitment : season.league.value.rounds[each.round - 2].secret}</code></p>
    <p>${words.text("ui-verify-secret")}: <code class="hash">${each.secret}</code></p></div></details>`;
}

function Round({ season, each }) {
  const { words } = season;
  const league = season.league.value;
  const waiting = each.tables.filter(({ state }) => state === "waiting" || state === "closed").length;
  const openAll = () => season.act("POST", `/rounds/${each.round}/tables`, undefined, `round-${each.round}`);
  return html`<li>
    <h3 id=${`round-${each.round}`} tabindex="-1">${words.text("ui-league-round", { round: each.round })}</h3>
    ${
      league.host &&
      !league.closed &&
      waiting > 1 &&
      html`<div class="row"><button type="button" class="main-button" onclick=${openAll}>${words.text("ui-league-open-all")}</button></div>`
    }
    <ul class="tables-drawn">${each.tables.map(
      (table, i) => html`<${Table} key=${i} season=${season} round=${each.round} number=${i + 1} table=${table} />`,
    )}</ul>
    ${each.resting.length > 0 && html`<p>${words.text("ui-league-resting", { names: season.names(each.resting) })}</p>`}
    <${Proof} season=${season} each=${each} />
  </li>`;
}

export function Rounds({ season }) {
  const { words } = season;
  const league = season.league.value;
  const next = league.rounds.length + 1;
  const open = league.rounds.at(-1)?.tables.some(({ state }) => !["done", "dropped"].includes(state));
  const draw = () => season.act("POST", "/rounds", undefined, `round-${next}`);
  return html`<section aria-labelledby="rounds-title">
    <h2 id="rounds-title">${words.text("ui-league-rounds")}</h2>
    ${
      league.host &&
      !league.closed &&
      html`<div class="row"><button type="button" class="main-button" aria-disabled=${open ? "true" : undefined} onclick=${draw}>${words.text("ui-league-draw", { round: next })}</button>
        ${open && html`<span class="soft">${words.text("ui-league-draw-wait")}</span>`}</div>`
    }
    ${!league.rounds.length && html`<p class="soft">${words.text(league.host ? "ui-league-no-round-host" : "ui-league-no-round")}</p>`}
    <ol class="rounds" reversed>${[...league.rounds].reverse().map((each) => html`<${Round} key=${each.round} season=${season} each=${each} />`)}</ol>
  </section>`;
}
