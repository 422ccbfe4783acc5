"use client";
"use no memo";
import type { PaymentMethod } from "@precise/contract/shop/orders/order";
import { RadioCards } from "@precise/ui/components/inputs/radio-cards";
import { PaymentMarksOf } from "@precise/ui/components/text/payment-marks";
import { CheckedForm } from "@precise/web/components/checked-form.client";
import { checkoutCopy } from "./checkout-copy.ts";
import type { CheckoutProblems } from "./checkout-problems.ts";
import type { CheckoutEntries } from "./checkout-steps.ts";
import { fieldTexts } from "./field-texts.ts";
import { useStepForm } from "./use-step-form.ts";

/** The button that orders sends this form, too, where it stands under it. */
export const paymentFormId = "payment-form";

/** A way to pay that this order may take. */
export interface PaymentChoice {
  readonly method: PaymentMethod;
  readonly title: string;
  readonly detail: string;
}

/** How to pay. Ways that this order may not take are explained under the choice. */
export function PaymentForm(props: {
  readonly entries: CheckoutEntries;
  readonly found: CheckoutProblems;
  readonly choices: readonly PaymentChoice[];
  readonly notOffered: readonly string[];
  readonly chosen: string | undefined;
}) {
  const { entries, choices, notOffered, chosen } = props;
  const form = useStepForm("payment", props.found);
  return (
    <CheckedForm
      form={form}
      id={paymentFormId}
      next={checkoutCopy.next.payment}
      isNextForNoScripts
      offline={checkoutCopy.offline}
    >
      <RadioCards
        name="payment"
        legend={checkoutCopy.payment.legend}
        defaultValue={chosen}
        error={fieldTexts("payment", entries, form.problems).error}
        options={choices.map(({ method, title, detail }) => ({
          value: method,
          title,
          detail: (
            <>
              {detail}
              {/* Only the cards' names are not in the sentence. */}
              <PaymentMarksOf way={method} isSaid={method !== "paystack"} />
            </>
          ),
        }))}
      />
      {notOffered.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </CheckedForm>
  );
}
