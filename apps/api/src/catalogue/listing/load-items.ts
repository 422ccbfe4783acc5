import type { ProductItem } from "@precise/contract/product";
import type { Sql } from "../../database/port.ts";
import type { CatalogueIndex } from "../memory/catalogue-index.ts";
import { findItems } from "../product/product-rows.ts";
import { wireItem } from "../product/wire-product.ts";

/** Ready items by product id; dropped with the catalogue's version. */
export type ItemCache = Map<number, ProductItem>;

const mostItems = 4_000;

/** Products by id in the order asked, each as lists show it; what is not listed is left out. */
export async function loadItems(
  sql: Sql,
  index: CatalogueIndex,
  cache: ItemCache,
  ids: readonly number[],
): Promise<ProductItem[]> {
  const missing = ids.filter((id) => !cache.has(id));
  const rows = missing.length > 0 ? await findItems(sql, missing) : [];
  const read = new Map(rows.map((row) => [row.id, wireItem(row, index)]));
  const items = ids.flatMap((id) => cache.get(id) ?? read.get(id) ?? []);
  if (cache.size + read.size > mostItems) cache.clear();
  for (const [id, item] of read) cache.set(id, item);
  return items;
}
