import type { Product } from "@precise/contract/shop/product";
import type { Sql } from "#api/platform/database/port.ts";
import type { CatalogueIndex } from "../memory/catalogue-index.ts";
import { findFull, findGroup, onlyListed } from "./product-rows.ts";
import { wireProduct } from "./wire-product.ts";

/** A listed product in full; undefined when it is none. */
export async function loadProduct(sql: Sql, index: CatalogueIndex, id: number): Promise<Product | undefined> {
  const row = await findFull(sql, id);
  if (!row) return undefined;
  const [group, related] = await Promise.all([
    row.variant_group === null ? [row] : findGroup(sql, row.variant_group),
    onlyListed(sql, row.related_skus),
  ]);
  return wireProduct(row, group, related, index);
}
