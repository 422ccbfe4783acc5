import type { CartFigures } from "#shop/features/buying/totals/cart-figures.ts";
import type { CheckoutState } from "./checkout.data.ts";
import { type PaymentChoices, paymentChoices } from "./payment-choices.ts";

/** The ways to pay that the order of a checkout may take as it stands. */
export function paymentOffer(
  { draft, options }: Pick<Extract<CheckoutState, { kind: "open" }>, "draft" | "options">,
  { totals }: CartFigures,
): PaymentChoices {
  const order = {
    payable: totals.payable,
    isPickup: draft.entries.method === "pickup",
    isFeeKnown: totals.deliveryFee !== null,
  };
  const offer = paymentChoices(options.payment_methods, order, draft.entries.payment);
  const reasons = (options.not_taken ?? []).map(({ reason }) => reason);
  return { ...offer, notOffered: [...offer.notOffered, ...reasons] };
}
