import { localGovernmentAreas } from "@precise/contract/nigeria/local-government-areas";
import type { CheckoutOptions } from "@precise/contract/shop/checkout";
import type { PromisedToState } from "@precise/contract/shop/delivery-promises";
import type { ReactNode } from "react";
import { arrivalText, promisedTo } from "#shop/base/arrival-text.ts";
import type { CouponOutcome } from "#shop/features/buying/coupon/coupon-outcome.ts";
import { type CartFigures, figuresOf } from "#shop/features/buying/totals/cart-figures.ts";
import { deliveryInWords } from "#shop/features/buying/totals/summary-rows.ts";
import * as css from "./checkout.css.ts";
import type { CheckoutState } from "./checkout.data.ts";
import { checkoutCopy } from "./checkout-copy.ts";
import { checkStep } from "./checkout-problems.ts";
import type { CheckoutStep as Step } from "./checkout-steps.ts";
import { ContactForm } from "./contact-form.client.tsx";
import { DeliveryForm, type ShowroomChoice } from "./delivery-form.client.tsx";
import type { PaymentChoices } from "./payment-choices.ts";
import { PaymentForm, paymentFormId } from "./payment-form.client.tsx";
import { prefilled } from "./prefilled.ts";
import { ReviewStep } from "./review-step.tsx";
import { SavedAddresses } from "./saved-addresses.tsx";

/** What is asked in a step. @param isChecked shows what is wrong with the entries */
export function CheckoutStep(props: {
  readonly step: Step;
  readonly state: Extract<CheckoutState, { kind: "open" }>;
  readonly figures: CartFigures;
  readonly offer: PaymentChoices;
  readonly isChecked: boolean;
  /** What the voucher form has just come to. */
  readonly coupon: CouponOutcome | null;
  /** The order is placed together with the choice of payment above it. */
  readonly isJoined: boolean;
  readonly summary: ReactNode;
}) {
  const { step, state, figures, offer, isChecked, coupon, isJoined, summary } = props;
  const { draft, cart, options, person, promises } = state;
  const entries =
    step === "contact" || step === "delivery" ? prefilled(draft.entries, person) : draft.entries;
  const typed = { entries, found: isChecked ? checkStep(step, entries) : {} };
  switch (step) {
    case "contact":
      return (
        <>
          <p className={css.intro}>
            {person === null ? checkoutCopy.contact.intro : checkoutCopy.contact.introKnown}
          </p>
          <ContactForm {...typed} newsChannels={options.news_channels ?? []} />
        </>
      );
    case "delivery":
      return (
        <>
          <SavedAddresses addresses={person?.addresses ?? []} />
          <DeliveryForm
            {...typed}
            showrooms={showroomChoices(options.showrooms)}
            deliveryDetail={[
              deliveryInWords(figuresOf(cart, "delivery", entries.state || undefined)),
              arrivesIn(promisedTo(promises, entries.state)),
            ]
              .filter(Boolean)
              .join(". ")}
            areas={entries.state ? localGovernmentAreas(entries.state) : []}
            canSave={person !== null}
          />
        </>
      );
    case "payment":
      return (
        <>
          {figures.totals.deliveryFee === null && <p>{checkoutCopy.payment.noTier}</p>}
          <PaymentForm {...typed} {...offer} />
        </>
      );
    case "review":
      return (
        <ReviewStep
          draft={draft}
          cart={cart}
          figures={figures}
          method={isJoined ? offer.chosen : draft.entries.payment}
          coupon={coupon}
          joins={isJoined ? paymentFormId : undefined}
          isTickMissing={isChecked}
          summary={summary}
        />
      );
  }
}

function arrivesIn(promised: PromisedToState | undefined): string {
  return promised === undefined ? "" : arrivalText(promised);
}

/** Showrooms as the choice shows them: address and opening hours in one line. */
function showroomChoices(showrooms: CheckoutOptions["showrooms"]): ShowroomChoice[] {
  return showrooms.map(({ id, name, address, hours }) => ({
    id,
    name,
    detail: [
      address,
      hours
        .map(({ days, open, close }) =>
          open === null || close === null
            ? `${days} ${checkoutCopy.delivery.closed}`
            : `${days} ${open} to ${close}`,
        )
        .join(", "),
    ].join(". "),
  }));
}
