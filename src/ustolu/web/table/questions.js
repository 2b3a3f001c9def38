// What a view can be asked besides: each question opens its answer, which is spoken as well.
import { html } from "../lib.js";
import { answer } from "./speech.js";

export function Questions({ sitting }) {
  const words = sitting.words.value;
  const questions = sitting.view.value?.questions || [];
  const line = ([id, args]) => html`<li>${words.text(id, args)}</li>`;
  return html`<section class="panel questions" aria-labelledby="questions-title">
    <h2 id="questions-title">${words.text("ui-questions")}</h2>
    ${questions.map(
      (question) => html`<details key=${question.id} ontoggle=${({ target }) => target.open && answer(sitting, question)}>
        <summary>${words.say(question.name)}</summary><ul lang=${words.foreign}>${question.said.map(line)}</ul>
      </details>`,
    )}
  </section>`;
}
