import type { Kobo } from "@precise/cart-core/money";
import { paymentFacts } from "@precise/cart-core/payment-kinds";
import { type PaymentMethod, paymentMethods } from "@precise/contract/shop/orders/order";
import type { ShopContent } from "#api/modules/company/content.ts";
import { paymentPorts } from "#api/modules/money/payment-ports.ts";

/** A way to pay that the shop offers; `limit` is the largest payable total it is offered for. */
export interface PaymentOffer {
  readonly method: PaymentMethod;
  readonly limit?: Kobo;
}

/**
 * The ways to pay on offer to shoppers.
 * @param isOnline whether the shop has a payment service that answers
 * @source design D14
 */
export function paymentOffers(content: ShopContent, isOnline: boolean): PaymentOffer[] {
  return paymentMethods.flatMap((method) => {
    const offer = paymentPorts[method].offer(content, isOnline);
    return offer === undefined ? [] : [{ method, ...offer }];
  });
}

/** Whether a total may be paid in this way. @param isFeeKnown false while its delivery is still to be confirmed */
export function isOffered(
  offers: readonly PaymentOffer[],
  method: PaymentMethod,
  payable: Kobo,
  isFeeKnown: boolean,
): boolean {
  if (paymentFacts(method).needsKnownFee && !isFeeKnown) return false;
  const offer = offers.find((each) => each.method === method);
  return offer !== undefined && (offer.limit === undefined || payable <= offer.limit);
}
