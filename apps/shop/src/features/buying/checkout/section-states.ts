import { checkStep, firstOpenStep } from "./checkout-problems.ts";
import { type CheckoutEntries, type CheckoutStep, checkoutSteps } from "./checkout-steps.ts";
import type { PaymentChoices } from "./payment-choices.ts";

/**
 * How a section of the checkout stands. `open-below`: the order can be placed from here, under the choice of payment that
 * is sent with it; browsers without scripts go to it first.
 */
export type SectionState = "open" | "open-below" | "done" | "ahead";

/**
 * Every section's state, when one of them is asked for.
 * @source decision 059
 */
export function sectionStates(
  step: CheckoutStep,
  entries: CheckoutEntries,
  { choices, chosen }: Pick<PaymentChoices, "choices" | "chosen">,
): Readonly<Record<CheckoutStep, SectionState>> {
  const isPaymentOffered = choices.some(({ method }) => method === entries.payment);
  const isComplete = (each: CheckoutStep) =>
    each === "payment" ? isPaymentOffered : Object.keys(checkStep(each, entries)).length === 0;
  const isReady = ["payment", "review"].includes(firstOpenStep(entries)) && chosen !== undefined;
  const stateOf = (each: CheckoutStep): SectionState => {
    if (each === step) return "open";
    if (each === "review") return step === "payment" && isReady ? "open-below" : "ahead";
    return isComplete(each) ? "done" : "ahead";
  };
  return Object.fromEntries(checkoutSteps.map((each) => [each, stateOf(each)])) as Record<
    CheckoutStep,
    SectionState
  >;
}
