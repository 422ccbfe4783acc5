import type { Sql } from "#api/platform/database/port.ts";

/** Article numbers, the newest wish first. */
export async function readWishes(sql: Sql, customerId: string): Promise<string[]> {
  const rows = await sql.query<{ sku: string }>(
    "select sku from wishlist_item where customer_id = $1 order by position desc",
    [customerId],
  );
  return rows.map(({ sku }) => sku);
}

/** Adds what is not there yet; the first given is the newest. @returns false, and adds none, beyond the most */
export async function insertWishes(
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

export async function deleteWishes(sql: Sql, customerId: string, skus: readonly string[]): Promise<void> {
  await sql.query("delete from wishlist_item where customer_id = $1 and sku = any($2::text[])", [
    customerId,
    skus,
  ]);
}
