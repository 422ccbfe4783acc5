import type { DeliveryMethod, DeliveryTier } from "@precise/cart-core/delivery-fee";
import { type CartTotals, cartTotals } from "@precise/cart-core/totals";
import type { CartCoupon } from "#api/modules/coupons/cart-coupon.ts";
import type { Coupon } from "#api/modules/coupons/coupon-rows.ts";
import { cartDiscounts } from "#api/modules/discounts/cart-discounts.ts";
import type { ShopDiscount } from "#api/modules/discounts/rule-rows.ts";
import type { DraftLine, OrderDiscount } from "./order-draft.ts";

/** How the goods reach the buyer, and what that costs at this moment. */
export interface PricedDelivery {
  readonly method: DeliveryMethod;
  readonly tiers: readonly DeliveryTier[];
}

/** What an order costs, and by what. */
export interface OrderSums {
  readonly totals: CartTotals;
  readonly discounts: readonly OrderDiscount[];
  /** The coupon that the order uses up: only one that takes something off. */
  readonly used?: Coupon;
  /** The discount without a code that counts. */
  readonly rule?: ShopDiscount;
  /** What there is to say about the cart's code. */
  readonly notices: readonly string[];
}

/**
 * The sums of an order: rules and coupon are judged as in the cart, so that what the shopper saw is what is charged.
 * @param rules discounts without a code that this person may use now
 */
export function orderSums(
  lines: readonly DraftLine[],
  delivery: PricedDelivery,
  coupon: CartCoupon | undefined,
  rules: readonly ShopDiscount[],
): OrderSums {
  const goods = lines.map((line) => ({ ...line, categoryIds: line.product.categoryIds }));
  const { rule, applied, notices } = cartDiscounts(goods, { rules, tiers: delivery.tiers }, coupon);
  const said = notices.filter(({ kind }) => kind !== "checked_later").map(({ message }) => message);
  const byRule = rule
    ? [{ code: "", label: rule.rule.label, amount_kobo: rule.discount, rule: rule.rule.id }]
    : [];
  const without = {
    totals: cartTotals({ lines, discounts: rule ? [rule.discount] : [], delivery }),
    discounts: byRule,
    ...(rule ? { rule: rule.rule } : {}),
    notices: said,
  };
  if (!applied) return without;
  const totals = cartTotals({
    lines,
    discounts: [...(rule ? [rule.discount] : []), applied.discount],
    delivery: { ...delivery, isPaidByCoupon: applied.isDeliveryFree },
  });
  // Free delivery on an order that pays none is kept for another one.
  if (applied.discount === 0 && without.totals.deliveryFee === 0) return without;
  const { code, label } = applied.coupon;
  return {
    ...without,
    totals,
    discounts: [...byRule, { code, label, amount_kobo: applied.discount }],
    used: applied.coupon,
  };
}
