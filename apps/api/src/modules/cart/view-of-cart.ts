import type { Cart } from "@precise/contract/shop/cart";
import type { CartCoupon } from "#api/modules/coupons/cart-coupon.ts";
import { findCoupon } from "#api/modules/coupons/coupon-rows.ts";
import type { ShopDiscount } from "#api/modules/discounts/rule-rows.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { CartRow } from "./cart-rows.ts";
import type { CartTerms } from "./cart-terms.ts";
import { cartView } from "./cart-view.ts";
import { type LinesWithProducts, readLinesWithProducts } from "./lines-with-products.ts";
import { standingNotices } from "./standing-notices.ts";

/** Discounts without a code that run at this moment. */
type Rules = readonly ShopDiscount[];

/** A cart as it travels, read with everything that it shows. */
export async function viewOfCart(sql: Sql, cartId: string, cart: CartRow, terms: CartTerms): Promise<Cart> {
  return viewWithProducts(sql, cartId, cart, await readLinesWithProducts(sql, cart), terms);
}

/** The same where lines and products were read with the cart. */
export async function viewWithProducts(
  sql: Sql,
  cartId: string,
  cart: CartRow,
  { lines, sellable }: LinesWithProducts,
  { rules, ...terms }: CartTerms,
): Promise<Cart> {
  const notices = await standingNotices(sql, lines, sellable);
  const coupon = await couponOf(sql, cart);
  return cartView({ cartId, lines, sellable, notices, coupon, rules: rulesFor(cart, rules), ...terms });
}

/** The coupon that the cart has, usable or not; a cart without one costs no query. */
export async function couponOf(sql: Sql, cart: CartRow): Promise<CartCoupon | undefined> {
  const coupon = cart.couponId === null ? undefined : await findCoupon(sql, cart.couponId);
  return coupon && { coupon, isWanted: cart.couponIsWanted };
}

/** Those that its owner has not used up. */
export function rulesFor({ spentRules }: Pick<CartRow, "spentRules">, rules: Rules): Rules {
  return spentRules.length === 0 ? rules : rules.filter(({ id }) => !spentRules.includes(id));
}
