import type { Sql } from "#api/platform/database/port.ts";

/**
 * Sets when an article counts as low; null: its sales decide again.
 * @returns its number as the catalogue spells it and what was set before, or undefined for an unknown number
 */
export async function setThreshold(
  tx: Sql,
  sku: string,
  pieces: number | null,
): Promise<{ readonly sku: string; readonly before: number | null } | undefined> {
  const [product] = await tx.query<{ sku: string; before: number | null }>(
    `select product.sku, threshold.pieces as before from product
     left join stock_threshold threshold on threshold.sku = product.sku
     where product.sku_key = upper($1) for no key update of product`,
    [sku],
  );
  if (!product) return undefined;
  if (pieces === null) await tx.query("delete from stock_threshold where sku = $1", [product.sku]);
  else
    await tx.query(
      `insert into stock_threshold (sku, pieces) values ($1, $2)
       on conflict (sku) do update set pieces = excluded.pieces`,
      [product.sku, pieces],
    );
  return product;
}
