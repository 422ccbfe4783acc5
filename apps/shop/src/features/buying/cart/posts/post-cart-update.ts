import { call } from "@precise/api-client/client";
import { updateCart } from "@precise/contract/shop/cart";
import type { FormAnswer, FormPost } from "#shop/base/server/shop-post.ts";
import { quantityOf } from "#shop/features/buying/lines/quantity-field.ts";
import { answerRefusal, answerWrite, cartPageWithEvent } from "./cart-page-event.ts";

/**
 * A new quantity from the cart page without JavaScript; 0 removes the line, and `was` is what an undo
 * brings back. `step` is the stepper's button that was pressed ("-1" or "1"), counted on top of the field's number.
 * @source design D20
 */
export async function postCartUpdate({ form, cartId, api }: FormPost): Promise<FormAnswer> {
  const sku = form.get("sku") ?? "";
  const typed = quantityOf(form.get("quantity"), 0);
  const step = Number(form.get("step") ?? 0);
  const quantity = typed === null || ![-1, 0, 1].includes(step) ? null : quantityOf(String(typed + step), 0);
  if (quantity === null) return { to: cartPageWithEvent({ problem: "bad_quantity", sku }) };
  if (cartId === null) return { to: cartPageWithEvent({ problem: "cart_gone" }) };
  const result = await call(api, updateCart, { body: { cartId, items: [{ sku, quantity }] } });
  if (!result.ok) return answerRefusal(result.failure, sku);
  const before = quantity === 0 ? quantityOf(form.get("was"), 1) : null;
  return answerWrite(result.value, sku, before === null ? null : { removed: sku, quantity: before });
}
