// A result typed in by hand: the score and the place of each member of a table that was played with real dice.
import { html, useLayoutEffect, useRef, useState } from "../lib.js";

/** Places by scores, those who are equal sharing one; null as long as a score is missing. */
export function places(scores, fewest) {
  const numbers = scores.map((score) => (String(score).trim() === "" ? Number.NaN : Number(score)));
  if (numbers.some(Number.isNaN)) return null;
  return numbers.map((one) => 1 + numbers.filter((other) => (fewest ? other < one : other > one)).length);
}

export function ResultForm({ season, round, number, table, close }) {
  const { words } = season;
  const { fewest } = season.league.value;
  const known = (member) => table.lines.find((line) => line.member === member);
  const [scores, setScores] = useState(table.members.map((member) => known(member)?.score ?? ""));
  const [ranks, setRanks] = useState(table.members.map((member, i) => known(member)?.place ?? i + 1));
  const own = useRef(null);
  useLayoutEffect(() => own.current.querySelector("input").focus(), []);
  const put = (list, i, value) => list.map((one, k) => (k === i ? value : one));
  const score = (i, value) => {
    const next = put(scores, i, value);
    setScores(next);
    const found = places(next, fewest);
    if (found) setRanks(found);
  };
  const send = async (event) => {
    event.preventDefault();
    const lines = table.members.map((member, i) => ({
      member,
      place: Number(ranks[i]),
      score: String(scores[i]).trim() === "" ? null : Math.round(Number(scores[i])),
    }));
    if (await season.act("PUT", `/rounds/${round}/tables/${number}`, { lines }, `table-${round}-${number}`)) close();
  };
  return html`<form class="form result" ref=${own} onsubmit=${send}>
    ${table.members.map((member, i) => {
      const name = season.name(member);
      return html`<fieldset><legend>${name}</legend>
        <label class="field"><span>${words.text("ui-league-score")}</span><input type="number" step="1" inputmode="numeric" value=${scores[i]} oninput=${(e) => score(i, e.target.value)} /></label>
        <label class="field"><span>${words.text("ui-league-place")}</span><select onchange=${(e) => setRanks(put(ranks, i, Number(e.target.value)))}>
          ${table.members.map((_, k) => html`<option value=${k + 1} selected=${ranks[i] === k + 1}>${k + 1}.</option>`)}</select></label>
      </fieldset>`;
    })}
    <p class="soft">${words.text("ui-league-result-how")}</p>
    <div class="row"><button type="submit" class="main-button">${words.text("ui-league-result-save")}</button><button type="button" class="quiet" onclick=${close}>${words.text("ui-back")}</button></div>
  </form>`;
}
