import { call } from "@precise/api-client/client";
import { removeFromCart } from "@precise/contract/shop/cart";
import type { FormAnswer, FormPost } from "#shop/base/server/shop-post.ts";
import { quantityOf } from "#shop/features/buying/lines/quantity-field.ts";
import { answerRefusal, answerWrite, cartPageWithEvent } from "./cart-page-event.ts";

/** Removes a line; the cart page then offers to undo it with the quantity that the line had. @source design D20 */
export async function postCartRemove({ form, cartId, api }: FormPost): Promise<FormAnswer> {
  const sku = form.get("sku") ?? "";
  if (cartId === null) return { to: cartPageWithEvent({ problem: "cart_gone" }) };
  const result = await call(api, removeFromCart, { body: { cartId, sku } });
  if (!result.ok) return answerRefusal(result.failure, sku);
  const quantity = quantityOf(form.get("quantity"), 1);
  return answerWrite(result.value, sku, quantity === null ? null : { removed: sku, quantity });
}
