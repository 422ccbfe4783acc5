import { call } from "@precise/api-client/client";
import { addToCart } from "@precise/contract/shop/cart";
import type { FormAnswer, FormPost } from "#shop/base/server/shop-post.ts";
import { cartCookie } from "#shop/base/storage/cart-cookie.ts";
import { quantityOf } from "#shop/features/buying/lines/quantity-field.ts";
import { isDeadCart } from "#shop/features/buying/problems/is-dead-cart.ts";
import { answerRefusal, answerWrite, cartPageWithEvent } from "./cart-page-event.ts";

/**
 * "Add to cart" as a plain form. Leads to the cart page, which says what was added: product pages are the same for
 * everyone and cannot. A dead cart is replaced by a new one.
 * @source design D20
 */
export async function postCartAdd({ form, cartId, api }: FormPost): Promise<FormAnswer> {
  const sku = form.get("sku") ?? "";
  const quantity = quantityOf(form.get("quantity") ?? "1", 1);
  if (quantity === null) return { to: cartPageWithEvent({ problem: "bad_quantity", sku }) };
  const first = await call(api, addToCart, {
    body: { cartId: cartId ?? undefined, items: [{ sku, quantity }] },
  });
  const isDead = !first.ok && isDeadCart(first.failure);
  const result = isDead ? await call(api, addToCart, { body: { items: [{ sku, quantity }] } }) : first;
  if (result.ok) return answerWrite(result.value, sku, { added: sku });
  const refused = answerRefusal(result.failure, sku);
  return isDead ? { ...refused, cookies: [cartCookie(null)] } : refused;
}
