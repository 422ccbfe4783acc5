import type { DeliveryMethod } from "@precise/cart-core/delivery-fee";
import { type CartTotals, cartTotals } from "@precise/cart-core/totals";
import { type CartCoupon, couponEffect } from "#api/modules/coupons/cart-coupon.ts";
import type { Coupon } from "#api/modules/coupons/coupon-rows.ts";
import type { DraftLine, OrderDiscount } from "./order-draft.ts";

/** What an order costs, and by what. */
export interface OrderSums {
  readonly totals: CartTotals;
  readonly discounts: readonly OrderDiscount[];
  /** The coupon that the order uses up: only one that takes something off. */
  readonly used?: Coupon;
  /** What there is to say about the cart's code. */
  readonly notices: readonly string[];
}

/** The sums of an order: the coupon is judged as in the cart, so that what the shopper saw is what is charged. */
export function orderSums(
  lines: readonly DraftLine[],
  method: DeliveryMethod,
  coupon: CartCoupon | undefined,
): OrderSums {
  const without = cartTotals({ lines, delivery: { method } });
  const { applied, notices } = couponEffect(coupon, without.subtotal);
  const said = notices.filter(({ kind }) => kind !== "checked_later").map(({ message }) => message);
  if (!applied) return { totals: without, discounts: [], notices: said };
  const totals = cartTotals({
    lines,
    discounts: [applied.discount],
    delivery: { method, isPaidByCoupon: applied.isDeliveryFree },
  });
  // Free delivery on an order that pays none is kept for another one.
  if (totals.discountTotal === 0 && without.deliveryFee === 0) {
    return { totals: without, discounts: [], notices: said };
  }
  const { code, label } = applied.coupon;
  return {
    totals,
    discounts: [{ code, label, amount_kobo: totals.discountTotal }],
    used: applied.coupon,
    notices: said,
  };
}
