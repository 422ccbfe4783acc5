import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { ButtonLink } from "@precise/ui/components/inputs/button";
import { Container } from "@precise/ui/components/layout/layout";
import { RetrySoon } from "@precise/web/components/retry-soon.client";
import { orderPage } from "#shop/base/storage/order-cookie.ts";
import type { CheckoutState } from "./checkout.data.ts";
import { checkoutCopy } from "./checkout-copy.ts";

/** The checkout without a cart, or while the shop does not answer. Entries are kept either way. */
export function CheckoutClosed({ state }: { readonly state: Exclude<CheckoutState, { kind: "open" }> }) {
  const { placed } = state.draft;
  if (state.kind === "unreachable") {
    return (
      <Container>
        <EmptyState level={1} title={checkoutCopy.staleTitle} action={<RetrySoon />}>
          <p>{checkoutCopy.staleText}</p>
        </EmptyState>
      </Container>
    );
  }
  if (state.kind === "signed-out") {
    return (
      <Container>
        <EmptyState
          level={1}
          lit
          title={checkoutCopy.signedOutTitle}
          action={<ButtonLink href="/auth?returnTo=/checkout">{checkoutCopy.logIn}</ButtonLink>}
        >
          <p>{checkoutCopy.signedOutText}</p>
        </EmptyState>
      </Container>
    );
  }
  const way =
    placed === undefined ? (
      <ButtonLink href="/shopping-cart">{checkoutCopy.toCart}</ButtonLink>
    ) : (
      <ButtonLink href={orderPage(placed)}>{checkoutCopy.lastOrder(placed)}</ButtonLink>
    );
  return (
    <Container>
      <EmptyState level={1} title={checkoutCopy.emptyTitle} action={way}>
        <p>{checkoutCopy.emptyText}</p>
      </EmptyState>
    </Container>
  );
}
