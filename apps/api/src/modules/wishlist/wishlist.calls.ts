import type { wishlistCalls } from "@precise/contract/wishlist";
import { mostWishes } from "@precise/contract/wishlist-limit";
import { findSellable } from "#api/modules/catalogue/products-for-cart.ts";
import { withSession } from "#api/modules/sessions/with-session.ts";
import type { Database } from "#api/platform/database/port.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import { answer, failure } from "#api/platform/http/reply.ts";
import { deleteWishes, insertWishes, readWishes } from "./wishlist-rows.ts";

/** The calls of a signed-in person's wishlist. A guest's list stays in the browser. */
export function wishlistHandlers(db: Database): Answers<typeof wishlistCalls> {
  return {
    readWishlist: withSession(async (_call, { customer_id }) =>
      answer({ skus: await readWishes(db, customer_id) }),
    ),
    addWishes: withSession(async ({ body }, { customer_id }) => {
      const sellable = await findSellable(db, body.skus);
      const known = body.skus.filter((sku) => sellable.has(sku));
      if (known.length === 0) {
        return failure(422, "unknown_sku", "We do not sell any of these products.", { field: "skus" });
      }
      const isAdded = await db.transaction((tx) => insertWishes(tx, customer_id, known, mostWishes));
      return isAdded
        ? answer({ skus: await readWishes(db, customer_id) })
        : failure(422, "wishlist_full", `A wishlist holds up to ${mostWishes} products.`, { field: "skus" });
    }),
    removeWishes: withSession(async ({ body }, { customer_id }) => {
      await deleteWishes(db, customer_id, body.skus);
      return answer({ skus: await readWishes(db, customer_id) });
    }),
  };
}
