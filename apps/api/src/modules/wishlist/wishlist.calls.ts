import type { wishlistCalls } from "@precise/contract/shop/wishlist";
import { mostWishes } from "@precise/contract/shop/wishlist-limit";
import { findSellable } from "#api/modules/catalogue/products-for-cart.ts";
import { withSession } from "#api/modules/sessions/with-session.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import { answer, failure } from "#api/platform/http/reply.ts";

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

/** Article numbers, the newest wish first. */
async function readWishes(sql: Sql, customerId: string): Promise<string[]> {
  const rows = await sql.query<{ sku: string }>(
    "select sku from wishlist_item where customer_id = $1 order by position desc",
    [customerId],
  );
  return rows.map(({ sku }) => sku);
}

/** Adds what is not there yet; the first given is the newest. @returns false, and adds none, beyond the most */
async function insertWishes(
  tx: Sql,
  customerId: string,
  skus: readonly string[],
  most: number,
): Promise<boolean> {
  await tx.query("select 1 from customer where id = $1 for update", [customerId]);
  const present = new Set(await readWishes(tx, customerId));
  const fresh = [...new Set(skus)].filter((sku) => !present.has(sku));
  if (present.size + fresh.length > most) return false;
  await tx.query(
    `insert into wishlist_item (customer_id, sku)
     select $1, sku from unnest($2::text[]) with ordinality as wish (sku, place) order by place desc`,
    [customerId, fresh],
  );
  return true;
}

async function deleteWishes(sql: Sql, customerId: string, skus: readonly string[]): Promise<void> {
  await sql.query("delete from wishlist_item where customer_id = $1 and sku = any($2::text[])", [
    customerId,
    skus,
  ]);
}
