import { newsletterConsentText } from "@precise/contract/shop/newsletter";
import { Container } from "@precise/ui/components/layout/layout";
import { EmailDoubtNote } from "@precise/web/components/email-doubt.client";
import { newsletterCopy } from "./newsletter-copy.ts";
import { NewsletterForm } from "./newsletter-form.client.tsx";
import type { NewsletterOutcome } from "./newsletter-outcome.ts";
import * as css from "./newsletter-page.css.ts";
import { newsletterPageCopy as copy } from "./newsletter-page-copy.ts";

/** The outcome of a post without scripts in the query; null when it holds none that we know. */
export function outcomeOf(text: unknown): NewsletterOutcome | null {
  return typeof text === "string" && Object.hasOwn(newsletterCopy.messages, text)
    ? (text as NewsletterOutcome)
    : null;
}

const id = "newsletter-page-email";

/** The newsletter's own page: where a post without scripts comes back to. */
export function NewsletterPage(props: {
  readonly outcome: NewsletterOutcome | null;
  readonly email: string;
}) {
  return (
    <Container>
      <div className={css.page}>
        <h1>{copy.title}</h1>
        <p className={css.text}>{copy.offer}</p>
        <NewsletterForm
          id={id}
          consent={newsletterConsentText}
          {...props}
          doubt={<EmailDoubtNote id={id} email={props.email} />}
        />
      </div>
    </Container>
  );
}
