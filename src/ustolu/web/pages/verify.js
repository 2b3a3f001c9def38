// Checking the dice: a record is read and computed again on this device; nothing is sent anywhere.
import { tell } from "../announcer.js";
import { Frame } from "../frame.js";
import { html, signal } from "../lib.js";
import { file } from "../site.js";
import { verify } from "../verify/record.js";
import { load } from "../words.js";

function Verdict({ result, words }) {
  const good = result.problems.length === 0;
  return html`<div class="form" role="status">
    <p class=${good ? "verdict" : "verdict bad"}>
      <strong>${words.text(good ? "ui-verify-good" : "ui-verify-bad")}</strong> ${words.text("ui-verify-events", { count: result.events })}
      ${" "}${words.text(result.secret ? "ui-verify-falls" : "ui-verify-secret-hidden", { count: result.falls })}
      ${result.typed > 0 && ` ${words.text("ui-verify-typed", { count: result.typed })}`}
    </p>
    ${
      result.problems.length > 0 &&
      html`<ul>${result.problems
        .slice(0, 20)
        .map(
          ({ line, problem }) => html`<li>${words.text("ui-verify-line", { line, problem: words.text(`ui-verify-problem-${problem}`) })}</li>`,
        )}</ul>`
    }
    ${result.commitment && html`<p>${words.text("ui-verify-commitment")}: <code class="hash">${result.commitment}</code></p>`}
    ${result.secret && html`<p>${words.text("ui-verify-secret")}: <code class="hash">${result.secret}</code></p>`}
  </div>`;
}

export async function page() {
  const words = await load();
  const result = signal(null);
  const read = (text) => {
    result.value = text === null ? { problems: [{ line: 1, problem: "missing" }], falls: 0, typed: 0, events: 0, secret: "", commitment: "" } : verify(text);
    tell(words.text(result.value.problems.length ? "ui-verify-bad" : "ui-verify-good"));
  };
  const table = new URLSearchParams(location.search).get("table");
  if (table) {
    const where = `/api/tables/${encodeURIComponent(table)}/record?form=`;
    read((await file(`${where}full`)) ?? (await file(`${where}public`)));
  }
  return () => html`<${Frame} words=${words} title=${words.text("ui-verify-title")}>
    <section class="panel narrow">
      <h1>${words.text("ui-verify-title")}</h1>
      <p>${words.text("ui-verify-lead")}</p>
      <label class="field"><span>${words.text("ui-verify-file")}</span>
        <input type="file" accept=".jsonl,application/jsonl,text/plain" onclick=${(e) => (e.target.value = "")} onchange=${async (e) => e.target.files[0] && read(await e.target.files[0].text())} /></label>
      ${result.value && html`<${Verdict} result=${result.value} words=${words} />`}
    </section>
  <//>`;
}
