import { type Kobo, naira } from "@precise/cart-core/money";
import type { PaymentMethod } from "@precise/contract/order";
import type { ShopContent } from "#api/modules/company/content.ts";

/** A way to pay that the shop offers; `limit` is the largest payable total it is offered for. */
export interface PaymentOffer {
  readonly method: PaymentMethod;
  readonly limit?: Kobo;
}

/**
 * The ways to pay on offer. Both are offline, so they also serve an order whose delivery fee is still to be confirmed
 * (design D1). Paystack needs a key and a verified answer; this release has neither, so it is never offered.
 * @source design D14
 */
export function paymentOffers(content: ShopContent): PaymentOffer[] {
  return [
    { method: "pay_on_delivery", limit: naira(content.company.pay_on_delivery_limit) },
    { method: "bank_transfer" },
  ];
}

/** Whether a total may be paid in this way. */
export function isOffered(offers: readonly PaymentOffer[], method: PaymentMethod, payable: Kobo): boolean {
  const offer = offers.find((each) => each.method === method);
  return offer !== undefined && (offer.limit === undefined || payable <= offer.limit);
}
