import { call } from "@precise/api-client/client";
import { addToCart } from "@precise/contract/shop/cart";
import type { FormAnswer, FormPost } from "#shop/base/server/shop-post.ts";
import { hasSessionCookie } from "#shop/base/server/visitor-session.ts";
import { cartCookie } from "#shop/base/storage/cart-cookie.ts";
import { orderCookieName, orderPage } from "#shop/base/storage/order-cookie.ts";
import { addAvailableLines } from "#shop/features/buying/lines/add-available-lines.ts";
import { problemOf } from "#shop/features/buying/problems/cart-problem.ts";
import { isDeadCart } from "#shop/features/buying/problems/is-dead-cart.ts";
import { readVisitorOrder } from "../visitor-order.ts";

/** Puts the lines of an order into the cart, at today's prices; what is no longer to be had is left out and counted. */
export async function postOrderAgain(
  number: string,
  { cookies, cartId, api }: FormPost,
): Promise<FormAnswer> {
  const found = await readVisitorOrder(api, number, {
    email: cookies.get(orderCookieName),
    isSignedIn: hasSessionCookie(cookies),
  });
  if (found.kind === "not-found") return { to: "/orders" };
  const page: `/${string}` = `${orderPage(number)}/again`;
  if (found.kind === "unreachable") return { to: `${page}?problem=unreachable` };
  const lines = found.order.items.map(({ sku, quantity }) => ({ sku, quantity }));
  const add = (to: string | null) =>
    addAvailableLines(lines, (kept) =>
      call(api, addToCart, { body: { cartId: to ?? undefined, items: kept } }),
    );
  const first = await add(cartId);
  const isDead = !first.ok && first.failure !== null && isDeadCart(first.failure);
  const result = isDead ? await add(null) : first;
  if (!result.ok) {
    const problem = result.failure === null ? "out_of_stock" : problemOf(result.failure);
    return { to: `${page}?problem=${problem}` };
  }
  const { cart, leftOut } = result;
  const fewer = cart.notices.filter(({ kind }) => kind === "quantity_capped").length;
  const query = new URLSearchParams({
    taken: "again",
    ...(leftOut.length > 0 && { left: String(leftOut.length) }),
    ...(fewer > 0 && { fewer: String(fewer) }),
  });
  return { to: `/shopping-cart?${query}`, cookies: [cartCookie(cart.cartId)] };
}
