"use client";
import { RadioCards } from "@precise/ui/components/inputs/radio-cards";
import { CheckedForm } from "@precise/web/components/checked-form.client";
import { checkoutCopy } from "./checkout-copy.ts";
import type { CheckoutProblems } from "./checkout-problems.ts";
import type { CheckoutEntries } from "./checkout-steps.ts";
import { fieldTexts } from "./field-texts.ts";
import { useStepForm } from "./use-step-form.ts";

/** A way to pay that this order may take. */
export interface PaymentChoice {
  readonly method: string;
  readonly title: string;
  readonly detail: string;
}

/** The third step: how to pay. Ways that this order may not take are explained under the choice. */
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
    <CheckedForm form={form} next={checkoutCopy.next.payment} offline={checkoutCopy.offline}>
      <RadioCards
        name="payment"
        legend={checkoutCopy.payment.legend}
        defaultValue={chosen}
        error={fieldTexts("payment", entries, form.problems).error}
        options={choices.map(({ method, title, detail }) => ({ value: method, title, detail }))}
      />
      {notOffered.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </CheckedForm>
  );
}
