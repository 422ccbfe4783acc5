import { Refused } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { skuKeyOf } from "../import/catalogue-product.ts";
import { findStored, type StoredProduct } from "../import/stored-products.ts";

/** A product by its item number, whatever its case, withdrawn ones too. */
export async function readStored(sql: Sql, sku: string): Promise<StoredProduct | undefined> {
  const key = skuKeyOf(sku);
  return (await findStored(sql, [key])).get(key);
}

/** @throws Refused 404 */
export async function getProduct(sql: Sql, sku: string): Promise<StoredProduct> {
  const found = await readStored(sql, sku);
  if (!found) throw noProduct(sku);
  return found;
}

export function noProduct(sku: string): Refused {
  return new Refused(`There is no product with the item number ${sku}.`, { status: 404 });
}
