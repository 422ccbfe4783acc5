import type { addToCart, getCart, removeFromCart, updateCart } from "@precise/contract/cart";
import type { applyCoupon as applyCouponRoute } from "@precise/contract/coupon";
import { applyCoupon } from "../coupons/apply-coupon.ts";
import type { Database } from "../database/port.ts";
import type { Handler } from "../http/handle.ts";
import { answer, failure } from "../http/reply.ts";
import { cartNotFound, emailRefusal, refusalOf } from "./cart-refusals.ts";
import { findCart } from "./cart-rows.ts";
import { changeCart } from "./change-cart.ts";
import type { Wish } from "./change-lines.ts";
import { viewOfCart } from "./view-of-cart.ts";

type Item = { readonly sku: string; readonly quantity: number };

/** The calls of a guest's cart. @source DESIGN §4, D4, D5 */
export function cartHandlers(db: Database): {
  addToCart: Handler<typeof addToCart>;
  updateCart: Handler<typeof updateCart>;
  removeFromCart: Handler<typeof removeFromCart>;
  getCart: Handler<typeof getCart>;
  applyCoupon: Handler<typeof applyCouponRoute>;
} {
  return {
    addToCart: ({ body }) => changeCart(db, body.cartId, summed(body.items)),
    updateCart: async ({ body }) =>
      refuseRepeats(body.items) ??
      changeCart(
        db,
        body.cartId,
        body.items.map((item, index) => ({ kind: "set", index, ...item })),
      ),
    applyCoupon: ({ body, session }) => applyCoupon(db, body, session),
    removeFromCart: ({ body }) =>
      changeCart(db, body.cartId, [{ kind: "set", sku: body.sku, quantity: 0, index: 0 }]),
    async getCart({ body, session }) {
      if ("email" in body) {
        // A customer's cart is made when somebody signs in; a session without one has nothing to show.
        return emailRefusal(session, body.email) ?? cartNotFound();
      }
      const { cartId } = body;
      const cart = await findCart(db, cartId);
      const refusal = refusalOf(cart);
      if (refusal || !cart) return refusal ?? cartNotFound();
      return answer({ cart: await viewOfCart(db, cartId, cart) });
    },
  };
}

/** The same product twice in one call is meant twice. */
function summed(items: readonly Item[]): Wish[] {
  const wishes = new Map<string, Wish>();
  for (const [index, { sku, quantity }] of items.entries()) {
    const before = wishes.get(sku);
    wishes.set(
      sku,
      before ? { ...before, quantity: before.quantity + quantity } : { kind: "add", sku, quantity, index },
    );
  }
  return [...wishes.values()];
}

/** Two absolute numbers for one product contradict each other. */
function refuseRepeats(items: readonly Item[]) {
  const repeated = items.findIndex(
    (item, index) => items.findIndex((other) => other.sku === item.sku) < index,
  );
  if (repeated < 0) return undefined;
  const field = `items.${repeated}.sku`;
  return failure(400, "invalid_input", `${field} stands twice in this call.`, { field });
}
