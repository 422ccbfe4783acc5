import type { cartCalls } from "@precise/contract/shop/cart";
import type { couponCalls } from "@precise/contract/shop/coupon";
import type { ShopTerms } from "#api/modules/company/shop-terms.ts";
import type { RunningDiscounts } from "#api/modules/discounts/running-discounts.ts";
import type { ShopLighting } from "#api/modules/lighting/shop-lighting.ts";
import { unlessAccountGone, withSession } from "#api/modules/sessions/with-session.ts";
import type { Database } from "#api/platform/database/port.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import { answer } from "#api/platform/http/reply.ts";
import { applyCoupon } from "./apply-coupon.ts";
import type { NamedLine } from "./cart-line.ts";
import { cartNotFound, emailRefusal, refusalOf } from "./cart-refusals.ts";
import type { CartTerms } from "./cart-terms.ts";
import { changeCart } from "./change-cart.ts";
import type { Wish } from "./change-lines.ts";
import { findCustomerCart, lockCustomerCart } from "./customer-cart.ts";
import { findCartWithProducts } from "./lines-with-products.ts";
import { mergeIntoCustomerCart } from "./merge-cart.ts";
import { refuseRepeats } from "./refuse-repeats.ts";
import { viewOfCart, viewWithProducts } from "./view-of-cart.ts";

type Item = { readonly sku: string; readonly quantity: number };

/** A shopper's cart has one line of an article, named by either. @source design D34 */
function setWish({ line_id, sku = line_id ?? "" }: NamedLine, quantity: number, index: number): Wish {
  return { kind: "set", lineId: sku, sku, quantity, index, isOfLine: line_id !== undefined };
}

/** The calls of carts: a guest's by its id, a customer's in its owner's session. @source design "Cart calls", design D4, D5 */
export function cartHandlers(
  db: Database,
  content: Pick<ShopTerms, "deliveryTiers" | "deliveryZones" | "vatPerThousand">,
  discounts: RunningDiscounts,
  lighting: Pick<ShopLighting, "isElectricalAdviceOn">,
): Answers<typeof cartCalls & typeof couponCalls> {
  const terms = (): CartTerms => ({
    rules: discounts.now(),
    tiers: content.deliveryTiers,
    zones: content.deliveryZones,
    vatPerThousand: content.vatPerThousand,
    isElectricalAdviceOn: lighting.isElectricalAdviceOn(),
  });
  return {
    addToCart: {
      limit: "cartWrites",
      handle: (call) =>
        unlessAccountGone(() =>
          changeCart(
            db,
            call,
            call.body.cartId,
            summed(call.body.items),
            terms(),
            call.headers["idempotency-key"],
          ),
        ),
    },
    updateCart: {
      limit: "cartWrites",
      handle: async (call) => {
        const wishes = call.body.items.map((item, index) => setWish(item, item.quantity, index));
        return (
          refuseRepeats(wishes, call.body.items) ?? changeCart(db, call, call.body.cartId, wishes, terms())
        );
      },
    },
    applyCoupon: {
      limit: "cartWrites",
      guesses: { limit: "couponGuesses", isGuess: ({ body }) => body.code !== null },
      handle: (call) => applyCoupon(db, call.body, call, terms()),
    },
    removeFromCart: {
      limit: "cartWrites",
      handle: (call) => changeCart(db, call, call.body.cartId, [setWish(call.body, 0, 0)], terms()),
    },
    mergeCart: {
      limit: "cartWrites",
      handle: withSession((call, { customer_id }) =>
        mergeIntoCustomerCart(db, call.body.sourceCartId, call, customer_id, terms()),
      ),
    },
    async getCart(call) {
      const { body, session } = call;
      if ("email" in body) {
        const refusal = emailRefusal(call, body.email);
        if (refusal || session === null) return refusal ?? cartNotFound();
        const { customer_id } = session.user;
        return unlessAccountGone(async () => {
          const own =
            (await findCustomerCart(db, customer_id)) ??
            (await db.transaction((tx) => lockCustomerCart(tx, customer_id)));
          return answer({ cart: await viewOfCart(db, own.cartId, own.cart, terms()) });
        });
      }
      const { cartId } = body;
      const found = await findCartWithProducts(db, cartId);
      const refusal = refusalOf(found?.cart, call);
      if (refusal || !found) return refusal ?? cartNotFound();
      const cart = await viewWithProducts(db, cartId, found.cart, found, terms());
      return answer({ cart });
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
      before
        ? { ...before, quantity: before.quantity + quantity }
        : { kind: "add", lineId: sku, sku, quantity, index },
    );
  }
  return [...wishes.values()];
}
