import { newAttempt } from "@precise/web/forms/attempt";
import type { FormAnswer, FormPost } from "../../purchase/form-post.ts";
import { entriesOf } from "./checkout-entries.ts";
import { checkoutPage } from "./checkout-page.ts";
import { checkStep, firstOpenStep } from "./checkout-problems.ts";
import type { CheckoutStep } from "./checkout-steps.ts";
import { draftCookies, readDraft } from "./draft-cookies.ts";

/**
 * Keeps what was typed in a step, right or wrong, and leads on to the first step that is not complete: to review, when
 * an entry was only corrected. Field `intent`: "areas" shows the areas of the chosen state, for browsers without
 * JavaScript.
 * @source D20, LOOK "Checkout"
 */
export async function postCheckoutStep(
  step: Exclude<CheckoutStep, "review">,
  { form, cookies }: FormPost,
): Promise<FormAnswer> {
  const before = readDraft((name) => cookies.get(name));
  const entries = { ...before.entries, ...entriesOf(form) };
  const kept = draftCookies({ entries, attempt: newAttempt() });
  const intent = form.get("intent");
  if (intent === "areas") return { to: "/checkout/delivery?areas=1#lga", cookies: kept };
  const isComplete = Object.keys(checkStep(step, entries)).length === 0;
  return {
    to: isComplete ? checkoutPage(firstOpenStep(entries)) : checkoutPage(step, { check: true }),
    cookies: kept,
  };
}
