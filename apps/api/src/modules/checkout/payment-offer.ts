import type { Kobo } from "@precise/cart-core/money";
import { type PaymentMethod, paymentMethods } from "@precise/contract/order";
import type { ShopContent } from "#api/modules/company/content.ts";
import { paymentPorts } from "#api/modules/payments/payment-ports.ts";

/** A way to pay that the shop offers; `limit` is the largest payable total it is offered for. */
export interface PaymentOffer {
  readonly method: PaymentMethod;
  readonly limit?: Kobo;
}

/**
 * The ways to pay on offer to shoppers.
 * @source design D14
 */
export function paymentOffers(content: ShopContent): PaymentOffer[] {
  return paymentMethods.flatMap((method) => {
    const offer = paymentPorts[method].offer(content);
    return offer === undefined ? [] : [{ method, ...offer }];
  });
}

/** Whether a total may be paid in this way. */
export function isOffered(offers: readonly PaymentOffer[], method: PaymentMethod, payable: Kobo): boolean {
  const offer = offers.find((each) => each.method === method);
  return offer !== undefined && (offer.limit === undefined || payable <= offer.limit);
}
