import { Alert } from "@precise/ui/components/feedback/alert";
import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { Button, ButtonLink } from "@precise/ui/components/inputs/button";
import { Container } from "@precise/ui/components/layout/layout";
import { IntentLink } from "@precise/web/components/intent-link.client";
import * as css from "./newsletter-page.css.ts";

/**
 * Asks whether e-mails shall stop. Visiting it changes nothing: mail programs follow links by themselves.
 * @param action where the form goes, with the token of the e-mail's link
 */
export function UnsubscribeView(props: {
  readonly copy: Readonly<Record<"title" | "text" | "action" | "stay" | "unreachable", string>>;
  readonly action: string;
  readonly token: string;
  readonly isUnreachable: boolean;
}) {
  const { copy, action, token, isUnreachable } = props;
  return (
    <Container>
      <form className={css.page} method="post" action={action}>
        <h1>{copy.title}</h1>
        {isUnreachable && <Alert tone="critical">{copy.unreachable}</Alert>}
        <p className={css.text}>{copy.text}</p>
        <input type="hidden" name="token" value={token} />
        <div className={css.acts}>
          <Button type="submit">{copy.action}</Button>
          <ButtonLink href="/" tone="secondary" Link={IntentLink}>
            {copy.stay}
          </ButtonLink>
        </div>
      </form>
    </Container>
  );
}

/** The address is off the list, or the link was none: which of the two, `copy` says. */
export function UnsubscribedView({
  copy,
}: {
  readonly copy: Readonly<Record<"title" | "text" | "action", string>>;
}) {
  return (
    <Container>
      <EmptyState
        level={1}
        title={copy.title}
        action={
          <ButtonLink href="/products" Link={IntentLink}>
            {copy.action}
          </ButtonLink>
        }
      >
        <p>{copy.text}</p>
      </EmptyState>
    </Container>
  );
}
