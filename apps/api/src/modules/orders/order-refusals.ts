import { formatNaira, fromWireValue, type Kobo } from "@precise/cart-core/money";
import { paymentFacts } from "@precise/cart-core/payment-kinds";
import type { CartTotals } from "@precise/cart-core/totals";
import type { Finding } from "@precise/contract/shop/light/lighting";
import type { ApiError } from "@precise/contract/wire/envelope";
import type { ErrorCode } from "@precise/contract/wire/error-codes";
import { outOfStockText, tooFewText } from "#api/modules/cart/stock-words.ts";
import { isOffered, paymentOffers } from "#api/modules/checkout/payment-offer.ts";
import type { ShopContent } from "#api/modules/company/content.ts";
import { refuseTransfer } from "#api/modules/company/transfers.ts";
import type { PersonalRefusal } from "#api/modules/coupons/coupon-rows.ts";
import { failure, failures, type Refusal } from "#api/platform/http/reply.ts";
import { type DraftLine, type OrderWish, showroomOf } from "./order-draft.ts";

/** What is wrong with the request alone, before any cart is looked at. */
export function refuseRequest(request: OrderWish, content: ShopContent): Refusal | undefined {
  if (request.delivery.method === "delivery" && !request.address) {
    return failure(400, "invalid_input", "address is required for delivery.", { field: "address" });
  }
  if (request.delivery.method === "pickup" && !showroomOf(request, content)) {
    return failure(422, "unknown_showroom", "There is no such showroom.", { field: "delivery.showroom" });
  }
  return undefined;
}

/**
 * Products of which fewer are left than the cart has; every one is named.
 * @param tellsStock whether the caller may know how many there are: trade clients do, shoppers from five down (design D28)
 */
export function refuseShortStock(
  lines: readonly DraftLine[],
  left: ReadonlyMap<string, number>,
  tellsStock = false,
): Refusal | undefined {
  const errors = lines.flatMap(({ product, quantity }): ApiError[] => {
    const stockQty = left.get(product.sku) ?? 0;
    if (stockQty >= quantity) return [];
    const message =
      stockQty <= 0
        ? outOfStockText(product.name)
        : `${tooFewText(product.name, stockQty, tellsStock)} Your cart has ${quantity}.`;
    return [{ code: "out_of_stock", message }];
  });
  return errors.length === 0 ? undefined : failures(422, errors);
}

/**
 * What the buyer saw is what is charged, else nothing is.
 * @param now prices as this buyer's pages show them, and notices about the cart
 * @source design D14
 */
export function refuseOtherFigures(
  acceptedTotal: number,
  payable: Kobo,
  now: { readonly prices: object; readonly notices: readonly string[] },
): Refusal | undefined {
  if (fromWireValue(acceptedTotal) === payable) return undefined;
  const message = `The amount to pay is now ${formatNaira(payable)}. Check it and place the order again.`;
  return failure(409, "figures_changed", message, { field: "accepted_total", data: now });
}

/**
 * What cannot work together, or is unsafe, is ordered only by anyone who has seen it.
 * @param findings of the cart as it stands
 * @param acknowledged ids of those that were ticked
 * @source decision 068
 */
export function refuseUnacknowledged(
  findings: readonly Finding[],
  acknowledged: readonly string[],
): Refusal | undefined {
  const open = findings.filter(({ id, severity }) => severity === "stop" && !acknowledged.includes(id));
  if (open.length === 0) return undefined;
  const message = `Not everything in your cart fits together. Tick that you know it, or change the cart: ${open.map(({ text }) => text).join(" ")}`;
  return failure(422, "findings_not_acknowledged", message, {
    field: "acknowledged_findings",
    data: { findings },
  });
}

/** A code that this person cannot use: the cart keeps everything, and the shopper changes the address or the code. */
export function refuseCoupon(code: string, refused: PersonalRefusal | undefined): Refusal | undefined {
  if (!refused) return undefined;
  const [errorCode, message] = couponWords[refused];
  return failure(422, errorCode, message(code), { field: "coupon" });
}

const couponWords = {
  "not-yours": [
    "coupon_not_yours",
    (code: string) =>
      `The code ${code} is for another e-mail address. Order with the address we sent it to, or remove the code.`,
  ],
  "not-first-order": [
    "coupon_not_first_order",
    (code: string) =>
      `The code ${code} is for a household's first order, and yours has already ordered. Remove the code.`,
  ],
  "used-up-by-you": [
    "coupon_used_up",
    (code: string) => `You have already used the code ${code}. Remove it to place this order.`,
  ],
} as const satisfies Record<PersonalRefusal, readonly [ErrorCode, (code: string) => string]>;

/** A payment service takes no payer without one. */
export const needsEmail =
  "Paying online needs an e-mail address: the payment service sends its receipt there. Choose another way to pay.";

export function refusePayment(
  request: OrderWish,
  content: ShopContent,
  { payable, deliveryFee }: Pick<CartTotals, "payable" | "deliveryFee">,
  isOnline: boolean,
): Refusal | undefined {
  const offers = paymentOffers(content, isOnline);
  const { method } = request.payment;
  if (request.contact.email === "" && paymentFacts(method).isOnline === true)
    return failure(422, "payment_method_not_offered", needsEmail, { field: "payment.method" });
  const stopped = refuseTransfer(content, method);
  if (stopped !== undefined)
    return failure(422, "payment_method_not_offered", stopped, { field: "payment.method" });
  const isFeeKnown = deliveryFee !== null;
  if (isOffered(offers, method, payable, isFeeKnown)) return undefined;
  const limit = offers.find((offer) => offer.method === method)?.limit;
  const message =
    limit === undefined
      ? offers.some((offer) => offer.method === method)
        ? "We confirm the delivery fee of this order first. Choose another way to pay."
        : "This way to pay is not available."
      : `You can pay on delivery up to ${formatNaira(limit)}.`;
  return failure(422, "payment_method_not_offered", message, { field: "payment.method" });
}
