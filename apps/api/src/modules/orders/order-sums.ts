import type { DeliveryMethod, DeliveryTier } from "@precise/cart-core/delivery-fee";
import { type Kobo, kobo, naira, roundToNaira } from "@precise/cart-core/money";
import { type CartTotals, cartTotals } from "@precise/cart-core/totals";
import type { CartCoupon } from "#api/modules/coupons/cart-coupon.ts";
import type { Coupon } from "#api/modules/coupons/coupon-rows.ts";
import { cartDiscounts } from "#api/modules/discounts/cart-discounts.ts";
import type { ShopDiscount } from "#api/modules/discounts/rule-rows.ts";
import type { AgreedAmounts, DraftLine, OrderDiscount } from "./order-draft.ts";

/** How the goods reach the buyer, and what that costs at this moment. */
export interface PricedDelivery {
  readonly method: DeliveryMethod;
  readonly tiers: readonly DeliveryTier[];
  /** What staff agreed in addition, or in place of the fee. */
  readonly agreed?: AgreedAmounts | undefined;
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
  const { method, agreed } = delivery;
  const tiers =
    agreed?.deliveryFee == null ? delivery.tiers : [{ from: kobo(0), to: null, fee: agreed.deliveryFee }];
  const goods = lines.map((line) => ({ ...line, categoryIds: line.product.categoryIds }));
  const { rule, applied, notices } = cartDiscounts(goods, { rules, tiers }, coupon);
  const said = notices.filter(({ kind }) => kind !== "checked_later").map(({ message }) => message);
  const byRule = rule
    ? [{ code: "", label: rule.rule.label, amount_kobo: rule.discount, rule: rule.rule.id }]
    : [];
  const sum = (discounts: readonly OrderDiscount[], isPaidByCoupon = false) => {
    const all = [...discounts, ...byHand(lines, discounts, agreed)];
    const amounts = all.map(({ amount_kobo }) => kobo(amount_kobo));
    return {
      totals: cartTotals({ lines, discounts: amounts, delivery: { method, tiers, isPaidByCoupon } }),
      discounts: all,
    };
  };
  const without = {
    ...sum(byRule),
    ...(rule ? { rule: rule.rule } : {}),
    notices: said,
  };
  if (!applied) return without;
  // Free delivery on an order that pays none is kept for another one.
  if (applied.discount === 0 && without.totals.deliveryFee === 0) return without;
  const { code, label } = applied.coupon;
  return {
    ...without,
    ...sum([...byRule, { code, label, amount_kobo: applied.discount }], applied.isDeliveryFree),
    used: applied.coupon,
  };
}

/** What is left of an agreed discount on these goods: never more than they cost, and less in step where they are fewer. */
function byHand(
  lines: readonly DraftLine[],
  others: readonly OrderDiscount[],
  agreed: AgreedAmounts | undefined,
): OrderDiscount[] {
  if (agreed === undefined || agreed.discount === 0) return [];
  const { discount, ofGoods } = agreed;
  const goods = goodsOf(lines);
  const inStep =
    ofGoods === null || goods >= ofGoods
      ? discount
      : naira(roundToNaira(kobo(Math.round((discount * goods) / ofGoods))));
  const left = others.reduce((rest, { amount_kobo }) => rest - amount_kobo, goods as number);
  const amount_kobo = Math.max(0, Math.min(inStep, left));
  return amount_kobo === 0 ? [] : [{ code: "", label: "Agreed discount", amount_kobo }];
}

/** What these lines cost before anything is taken off. */
export function goodsOf(lines: readonly Pick<DraftLine, "unitPrice" | "quantity">[]): Kobo {
  return cartTotals({ lines, delivery: { method: "pickup" } }).subtotal;
}
