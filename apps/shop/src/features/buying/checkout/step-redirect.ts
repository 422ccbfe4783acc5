import type { CartFigures } from "#shop/features/buying/totals/cart-figures.ts";
import type { CheckoutState } from "./checkout.data.ts";
import { checkoutPage } from "./checkout-page.ts";
import { firstOpenStep } from "./checkout-problems.ts";
import { type CheckoutStep, checkoutSteps } from "./checkout-steps.ts";
import { paymentOffer } from "./payment-offer.ts";

/**
 * Where a visitor must go instead of the step that was asked for; null when it may be shown. A step comes only after those
 * before it; review needs a way to pay and a showroom that are on offer now.
 */
export function redirectForStep(
  step: CheckoutStep,
  { draft, options }: Pick<Extract<CheckoutState, { kind: "open" }>, "draft" | "options">,
  figures: CartFigures,
): `/${string}` | null {
  const { entries } = draft;
  const open = firstOpenStep(entries);
  if (checkoutSteps.indexOf(step) > checkoutSteps.indexOf(open)) return checkoutPage(open);
  if (step !== "review") return null;
  const isPickup = entries.method === "pickup";
  if (isPickup && !options.showrooms.some(({ id }) => id === entries.showroom)) {
    return checkoutPage("delivery", { trouble: "showroom_unknown" });
  }
  const { choices } = paymentOffer({ draft, options }, figures);
  return choices.some(({ method }) => method === entries.payment)
    ? null
    : checkoutPage("payment", { trouble: "payment_not_offered" });
}
