import { formatNaira } from "@precise/cart-core/money";
import type { Cart } from "@precise/contract/shop/cart";
import { OrderItems } from "@precise/ui/blocks/buying/order-items";
import { SummaryCard } from "@precise/ui/blocks/buying/summary-card";
import { AdvisorNote } from "@precise/ui/blocks/product/advisor-note";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Container, WithAside } from "@precise/ui/components/layout/layout";
import type { CouponOutcome } from "#shop/features/buying/coupon/coupon-outcome.ts";
import { orderItemsOfCart } from "#shop/features/buying/lines/order-items-of.tsx";
import type { CartFigures } from "#shop/features/buying/totals/cart-figures.ts";
import { summary } from "#shop/features/buying/totals/figures.css.ts";
import { summaryCopy } from "#shop/features/buying/totals/summary-copy.ts";
import { summaryRows } from "#shop/features/buying/totals/summary-rows.ts";
import * as css from "./checkout.css.ts";
import type { CheckoutState } from "./checkout.data.ts";
import { checkoutCopy } from "./checkout-copy.ts";
import type { CheckoutTrouble } from "./checkout-page.ts";
import { CheckoutSection } from "./checkout-section.tsx";
import { CheckoutStep } from "./checkout-step.tsx";
import { checkoutSteps, type CheckoutStep as Step } from "./checkout-steps.ts";
import { paymentOffer } from "./payment-offer.ts";
import { sectionStates } from "./section-states.ts";

/**
 * The whole checkout on one page: its sections, the one of this address open, and the summary in reach, which stands
 * beside them on wide screens and is folded above them on phones.
 * @source design "Checkout", decision 059
 */
export function CheckoutView(props: {
  readonly step: Step;
  readonly state: Extract<CheckoutState, { kind: "open" }>;
  readonly figures: CartFigures;
  readonly trouble: CheckoutTrouble | null;
  /** What is wrong with the entries is shown. */
  readonly isChecked: boolean;
  /** What the voucher form has just come to. */
  readonly coupon: CouponOutcome | null;
}) {
  const { step, state, figures, trouble, isChecked, coupon } = props;
  const offer = paymentOffer(state, figures);
  const states = sectionStates(step, state.draft.entries, offer);
  const summary = <CheckoutSummary cart={state.cart} figures={figures} />;
  return (
    <Container>
      <div className={css.page}>
        <h1>{checkoutCopy.title}</h1>
        <details className={css.foldedSummary}>
          <summary className={css.summaryHandle}>
            <span>
              {checkoutCopy.foldedSummary}
              <span className={css.pieces}> {summaryCopy.pieces(figures.totals.totalQuantity)}</span>
            </span>
            <span>{formatNaira(figures.totals.payable)}</span>
          </summary>
          <div className={css.foldedBody}>{summary}</div>
        </details>
        <WithAside aside={<div className={css.besideSummary}>{summary}</div>}>
          {checkoutSteps.map((each) => (
            <CheckoutSection key={each} step={each} state={states[each]} checkout={state}>
              {each === step && trouble && <Alert tone="critical">{checkoutCopy.troubles[trouble]}</Alert>}
              <CheckoutStep
                step={each}
                state={state}
                figures={figures}
                offer={offer}
                isChecked={isChecked && each === step}
                coupon={coupon}
                isJoined={states[each] === "open-below"}
                summary={summary}
              />
            </CheckoutSection>
          ))}
        </WithAside>
      </div>
    </Container>
  );
}

/** What is being ordered and what it costs. */
function CheckoutSummary({ cart, figures }: { readonly cart: Cart; readonly figures: CartFigures }) {
  return (
    <div className={summary}>
      <OrderItems items={orderItemsOfCart(cart.items)} />
      <SummaryCard title={checkoutCopy.summary} {...summaryRows(figures)}>
        <AdvisorNote advice={figures.advice} />
      </SummaryCard>
    </div>
  );
}
