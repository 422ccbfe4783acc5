import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { TextareaField, TextField } from "@precise/ui/components/inputs/text-field";
import { Container } from "@precise/ui/components/layout/layout";
import { IntentLink } from "@precise/web/components/intent-link.client";
import * as css from "#shop/features/messages/message-form.css.ts";
import * as page from "#shop/features/newsletter/newsletter-page.css.ts";
import { questionCopy as copy, type QuestionOutcome } from "./question-copy.ts";
import type { QuestionEntries } from "./question-entries.ts";

/** Asks the shop about an article: a plain form that comes back here. */
export function QuestionView(props: {
  readonly product: { readonly sku: string; readonly name: string; readonly urlPath: string };
  readonly outcome: QuestionOutcome | null;
  readonly entries: QuestionEntries;
}) {
  const { product, outcome, entries } = props;
  const isField = outcome === "short" || outcome === "invalid";
  return (
    <Container>
      <div className={page.page}>
        <h1>{copy.title(product.name)}</h1>
        {outcome === "sent" ? (
          <Alert tone="positive">{copy.sent}</Alert>
        ) : (
          <form className={css.form} method="post" action="/form/question" noValidate>
            {outcome && !isField && <Alert tone="critical">{copy.problems[outcome]}</Alert>}
            <input type="hidden" name="sku" value={product.sku} />
            <TextareaField
              id="question"
              label={copy.question}
              hint={copy.hint}
              required
              rows={4}
              maxLength={1000}
              defaultValue={entries.question}
              error={outcome === "short" ? copy.problems.short : undefined}
            />
            <TextField
              id="name"
              label={copy.name}
              optional
              maxLength={60}
              autoComplete="given-name"
              defaultValue={entries.name}
            />
            <TextField
              id="email"
              type="email"
              label={copy.email}
              hint={copy.emailHint}
              optional
              maxLength={254}
              autoComplete="email"
              defaultValue={entries.email}
              error={outcome === "invalid" ? copy.problems.invalid : undefined}
            />
            <div className={css.trap} aria-hidden="true">
              <label>
                {copy.website}
                <input type="text" name="website" tabIndex={-1} autoComplete="off" />
              </label>
            </div>
            <div className={css.acts}>
              <Button type="submit">{copy.send}</Button>
            </div>
          </form>
        )}
        <p>
          <IntentLink href={product.urlPath}>{copy.toProduct}</IntentLink>
        </p>
      </div>
    </Container>
  );
}
