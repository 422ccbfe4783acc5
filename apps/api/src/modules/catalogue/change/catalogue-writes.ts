import type { Sql } from "#api/platform/database/port.ts";
import { categoryTree } from "../category-tree.ts";
import type { CatalogueProduct } from "../import/catalogue-product.ts";
import { writeSearchRows } from "../search/search-rows.ts";
import type { Structure } from "../structure.ts";

/** Any number serves, as long as every release takes the same. */
const importLock = 7_165_002;

/** Making the words of more at once would hold up the requests of a running api. */
const searchRowsAtOnce = 100;

/** Each person who changes products waits here for the one who does so now. It ends with the transaction. */
export async function lockCatalogue(tx: Sql): Promise<void> {
  await tx.query("select pg_advisory_xact_lock($1)", [importLock]);
}

/** Takes products off sale. Their rows stay, so that carts and orders can name them. */
export async function withdrawProducts(tx: Sql, ids: readonly number[]): Promise<void> {
  await tx.query("update product set withdrawn_at = now() where id = any($1::int[])", [ids]);
  await tx.query("delete from product_search where product_id = any($1::int[])", [ids]);
}

/** Puts the words of products into the search, a part at a time. */
export async function writeSearchOf(
  tx: Sql,
  products: readonly { readonly id: number; readonly product: CatalogueProduct }[],
  structure: Structure,
): Promise<void> {
  const tree = categoryTree(structure.categories);
  for (let from = 0; from < products.length; from += searchRowsAtOnce) {
    const part = products.slice(from, from + searchRowsAtOnce).map(({ id, product }) => ({ id, ...product }));
    await writeSearchRows(tx, part, structure, tree);
  }
}

/** Says that the catalogue has changed: everybody reads it again. */
export async function announceChange(tx: Sql): Promise<void> {
  await tx.query(
    "update catalogue_state set version = version + 1, content_version = content_version + 1, imported_at = now()",
    [],
  );
  await tx.query("select pg_notify('catalogue', 'import')", []);
}
