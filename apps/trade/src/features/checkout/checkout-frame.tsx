import type { ClientCheckout } from "@precise/contract/trade/checkout";
import { SummaryCard } from "@precise/ui/blocks/buying/summary-card";
import { Alert } from "@precise/ui/components/feedback/alert";
import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { ButtonLink } from "@precise/ui/components/inputs/button";
import { Container, WithAside } from "@precise/ui/components/layout/layout";
import { ProgressSteps } from "@precise/ui/components/navigation/progress-steps";
import type { ReactNode } from "react";
import { countText } from "#trade/base/amount-text.ts";
import { orderPath, paths } from "#trade/base/routes/paths.ts";
import { figureRows } from "#trade/features/orders/figure-rows.ts";
import * as css from "./checkout.css.ts";
import { checkoutCopy as copy } from "./checkout-copy.ts";
import type { CheckoutTrouble } from "./checkout-trouble.ts";

/** The frame of both steps: the progress, the costs, and the step itself. */
export function CheckoutFrame(props: {
  readonly step: "details" | "review";
  readonly title: string;
  readonly checkout: ClientCheckout;
  readonly trouble: CheckoutTrouble | null;
  readonly children: ReactNode;
}) {
  const { step, title, checkout, trouble, children } = props;
  const { obstacles } = checkout;
  return (
    <Container>
      <div className={css.page}>
        <ProgressSteps
          label={copy.stepsLabel}
          steps={[
            { name: copy.steps.details, href: paths.checkout },
            { name: copy.steps.review, href: paths.review },
          ]}
          current={step === "details" ? 0 : 1}
        />
        <WithAside aside={<CheckoutSummary checkout={checkout} />}>
          <div className={css.step}>
            <h1 className={css.title}>{title}</h1>
            {trouble && <Alert tone="critical">{copy.troubles[trouble]}</Alert>}
            {obstacles.length > 0 && (
              <Alert tone="critical" title={copy.obstacles}>
                {obstacles.map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
                <p>
                  <a href={paths.cart}>{copy.editCart}</a>
                </p>
              </Alert>
            )}
            {children}
          </div>
        </WithAside>
      </div>
    </Container>
  );
}

/** The checkout of an empty cart. @param placed number of the order that was placed last */
export function CheckoutEmpty({ placed }: { readonly placed: string | undefined }) {
  return (
    <Container>
      <EmptyState
        level={1}
        title={copy.emptyTitle}
        action={
          placed === undefined ? (
            <ButtonLink href={paths.cart}>{copy.toCart}</ButtonLink>
          ) : (
            <ButtonLink href={orderPath(placed)}>{copy.lastOrder(placed)}</ButtonLink>
          )
        }
      >
        <p>{copy.emptyText}</p>
      </EmptyState>
    </Container>
  );
}

/** What is being ordered and what it costs, net and with VAT. */
function CheckoutSummary({ checkout }: { readonly checkout: ClientCheckout }) {
  const { prices, total_quantity, fee_depends_on_state: dependsOnState } = checkout;
  const pieces = countText(total_quantity, "piece");
  return (
    <SummaryCard title={copy.summary} {...figureRows(prices, pieces, dependsOnState)}>
      <a className={css.change} href={paths.cart}>
        {copy.editCart}
      </a>
    </SummaryCard>
  );
}
