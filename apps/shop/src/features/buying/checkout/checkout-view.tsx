import { formatNaira } from "@precise/cart-core/money";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Container, WithAside } from "@precise/ui/components/layout/layout";
import { ProgressSteps } from "@precise/ui/components/navigation/progress-steps";
import type { ReactNode } from "react";
import type { CartFigures } from "#shop/features/buying/totals/cart-figures.ts";
import { summaryCopy } from "#shop/features/buying/totals/summary-copy.ts";
import * as css from "./checkout.css.ts";
import { checkoutCopy } from "./checkout-copy.ts";
import { type CheckoutTrouble, checkoutPage } from "./checkout-page.ts";
import { type CheckoutStep, checkoutSteps } from "./checkout-steps.ts";

/** The frame of every step: where it stands, the summary in reach, the step itself. @source design "Checkout" */
export function CheckoutView(props: {
  readonly step: CheckoutStep;
  readonly title: string;
  readonly figures: CartFigures;
  readonly trouble: CheckoutTrouble | null;
  /** Lines and figures; stands beside the step on wide screens, folded above it on phones. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}) {
  const { step, title, figures, trouble, summary, children } = props;
  return (
    <Container>
      <div className={css.page}>
        <ProgressSteps
          label={checkoutCopy.stepsLabel}
          steps={checkoutSteps.map((each) => ({ name: checkoutCopy.steps[each], href: checkoutPage(each) }))}
          current={checkoutSteps.indexOf(step)}
        />
        <details className={css.foldedSummary}>
          <summary className={css.summaryHandle}>
            <span>
              {checkoutCopy.summary}
              <span className={css.pieces}> {summaryCopy.pieces(figures.totals.totalQuantity)}</span>
            </span>
            <span>{formatNaira(figures.totals.payable)}</span>
          </summary>
          <div className={css.foldedBody}>{summary}</div>
        </details>
        <WithAside aside={<div className={css.besideSummary}>{summary}</div>}>
          <div className={css.step}>
            <h1>{title}</h1>
            {trouble && <Alert tone="critical">{checkoutCopy.troubles[trouble]}</Alert>}
            {children}
          </div>
        </WithAside>
      </div>
    </Container>
  );
}
