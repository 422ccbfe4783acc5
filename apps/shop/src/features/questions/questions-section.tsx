import type { AnsweredQuestion } from "@precise/contract/shop/questions";
import { IntentLink } from "@precise/web/components/intent-link.client";
import * as css from "#shop/features/product-page/at-home-section.css.ts";
import { questionCopy as copy } from "./question-copy.ts";
import { questionPage } from "./question-entries.ts";

/** Questions that the shop has answered, each answer on tap, and the way to ask another. */
export function QuestionsSection(props: {
  readonly sku: string;
  readonly questions: readonly AnsweredQuestion[];
}) {
  const { sku, questions } = props;
  return (
    <section aria-labelledby="questions" className={css.section}>
      <h2 id="questions">{copy.section}</h2>
      {questions.map(({ reference, question, answer }) => (
        <details key={reference}>
          <summary className={css.more}>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
      <p>
        <IntentLink href={questionPage(sku)} className={css.link}>
          {copy.ask}
        </IntentLink>
      </p>
    </section>
  );
}
