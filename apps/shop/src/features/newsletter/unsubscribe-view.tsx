import { Alert } from "@precise/ui/components/feedback/alert";
import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { Button, ButtonLink } from "@precise/ui/components/inputs/button";
import { Container } from "@precise/ui/components/layout/layout";
import { IntentLink } from "@precise/web/components/intent-link.client";
import * as css from "./newsletter-page.css.ts";
import { newsletterPageCopy } from "./newsletter-page-copy.ts";

/** Asks whether to unsubscribe. Visiting it changes nothing: mail programs follow links by themselves. */
export function UnsubscribeView(props: { readonly token: string; readonly isUnreachable: boolean }) {
  const { token, isUnreachable } = props;
  const copy = newsletterPageCopy.unsubscribe;
  return (
    <Container>
      <form className={css.page} method="post" action="/form/newsletter/unsubscribe">
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

/** The address is off the list, or the link was none. */
export function UnsubscribedView({ isValid }: { readonly isValid: boolean }) {
  const copy = isValid ? newsletterPageCopy.done : newsletterPageCopy.invalid;
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
