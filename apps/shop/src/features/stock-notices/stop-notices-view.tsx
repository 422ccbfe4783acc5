import { Alert } from "@precise/ui/components/feedback/alert";
import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { Button, ButtonLink } from "@precise/ui/components/inputs/button";
import { Container } from "@precise/ui/components/layout/layout";
import { IntentLink } from "@precise/web/components/intent-link.client";
import * as css from "#shop/features/newsletter/newsletter-page.css.ts";
import { stockNoticeCopy } from "./stock-notice-copy.ts";

/** Asks whether to stop. Visiting it changes nothing: mail programs follow links by themselves. */
export function StopNoticesView(props: { readonly token: string; readonly isUnreachable: boolean }) {
  const { token, isUnreachable } = props;
  const copy = stockNoticeCopy.stop;
  return (
    <Container>
      <form className={css.page} method="post" action="/form/stock-notice/stop">
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

/** No more e-mails come, or the link was none. */
export function StoppedNoticesView({ isValid }: { readonly isValid: boolean }) {
  const copy = isValid ? stockNoticeCopy.stopped : stockNoticeCopy.invalidLink;
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
