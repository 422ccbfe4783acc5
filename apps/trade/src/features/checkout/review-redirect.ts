import type { ClientCheckout } from "@precise/contract/trade/checkout";
import { checkDetailsToday } from "./check-details.ts";
import type { CheckoutDraft } from "./checkout-draft.ts";

/** Where to go instead of the review, as the router's path; null when everything is complete and still offered. */
export function redirectFromReview(
  { entries }: CheckoutDraft,
  { payment_methods }: Pick<ClientCheckout, "payment_methods">,
): string | null {
  const found = checkDetailsToday(entries);
  if (found.delivery_date && Object.keys(found).length === 1) return "/checkout?trouble=bad_date";
  if (Object.keys(found).length > 0) return "/checkout?check=1";
  const isOffered = payment_methods.some(
    ({ method, is_offered }) => is_offered && method === entries.payment,
  );
  return isOffered ? null : "/checkout?trouble=payment_not_offered";
}
