import { Refused } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { type CatalogueProduct, contentHashOf, skuKeyOf, sortedJson } from "../import/catalogue-product.ts";
import type { StoredProduct } from "../import/stored-products.ts";
import { writeProducts } from "../import/write-products.ts";
import { finishSearchRows } from "../search/search-rows.ts";
import { readStructure } from "../structure.ts";
import { announceChange, lockCatalogue, withdrawProducts, writeSearchOf } from "./catalogue-writes.ts";

/** One product as it shall be. Its pieces are moved by stock's own commands: those of a known product stay as they are. */
export interface ProductChange {
  /** As its author saw it; undefined for a new product. */
  readonly before: StoredProduct | undefined;
  readonly product: CatalogueProduct;
  /** Whether it is off sale afterwards. */
  readonly isWithdrawn: boolean;
}

/** Someone else changed a product since its author read it. */
export class ProductChanged extends Refused {
  readonly sku: string;
  constructor(sku: string) {
    super(`${sku} was changed since you opened it. Nothing was saved.`, { isConflict: true });
    this.sku = sku;
  }
}

/**
 * Saves changes of products in the caller's transaction, as one version of the catalogue: every change at the desk goes this
 * way, as imports go by `saveCatalogue`. What is as it was is left alone. The caller writes the audit in the same
 * transaction, and refreshes the answers after it.
 * @returns the changes that were written
 * @throws ProductChanged when one differs from what its author saw
 */
export async function changeProducts(
  tx: Sql,
  changes: readonly ProductChange[],
): Promise<readonly ProductChange[]> {
  const written = changes.filter(isDifferent);
  if (written.length === 0) return [];
  await tx.query("set local statement_timeout = 0");
  await lockCatalogue(tx);
  await lockUnchanged(tx, written);
  const products = await withIds(tx, written);
  const reworded = products.filter(({ isReworded, isWithdrawn }) => isReworded && !isWithdrawn);
  await writeProducts(tx, products);
  await withdrawProducts(
    tx,
    products.flatMap(({ id, isWithdrawn }) => (isWithdrawn ? [id] : [])),
  );
  if (products.some(({ isReworded }) => isReworded)) {
    await writeSearchOf(tx, reworded, await readStructure(tx));
    await finishSearchRows(tx);
  }
  await announceChange(tx);
  return written;
}

function isDifferent({ before, product, isWithdrawn }: ProductChange): boolean {
  return !before || before.isWithdrawn !== isWithdrawn || before.contentHash !== contentHashOf(product);
}

/** Rows are locked in the order of their numbers, as orders and imports do it. */
async function lockUnchanged(tx: Sql, changes: readonly ProductChange[]): Promise<void> {
  const seen = new Map(changes.flatMap(({ before }) => (before ? [[before.id, before] as const] : [])));
  const rows = await tx.query<{ id: number; content_hash: string; is_withdrawn: boolean }>(
    `select id, content_hash, withdrawn_at is not null as is_withdrawn from product
     where id = any($1::int[]) order by id for no key update`,
    [[...seen.keys()]],
  );
  const now = new Map(rows.map((row) => [row.id, row]));
  await refuseTaken(tx, changes);
  for (const [id, before] of seen) {
    const row = now.get(id);
    if (row?.content_hash !== before.contentHash || row.is_withdrawn !== before.isWithdrawn)
      throw new ProductChanged(before.product.sku);
  }
}

/** Two products may not share an item number, whatever its case. */
async function refuseTaken(tx: Sql, changes: readonly ProductChange[]): Promise<void> {
  const fresh = changes.flatMap(({ before, product }) => (before ? [] : [skuKeyOf(product.sku)]));
  const [taken] = await tx.query<{ sku: string }>("select sku from product where sku_key = any($1::text[])", [
    fresh,
  ]);
  if (taken)
    throw new Refused(`There is a product with the item number ${taken.sku} already.`, { field: "sku" });
}

/** New products stand behind all others. */
async function withIds(tx: Sql, changes: readonly ProductChange[]) {
  const [last] = await tx.query<{ id: number; position: number }>(
    "select coalesce(max(id), 0) as id, coalesce(max(position), -1) as position from product",
    [],
  );
  let { id, position } = last ?? { id: 0, position: -1 };
  return changes.map(({ before, product, isWithdrawn }) => {
    if (!before) {
      id += 1;
      position += 1;
    }
    const place = before ? { id: before.id, position: before.position } : { id, position };
    const isReworded =
      !before || before.isWithdrawn !== isWithdrawn || wordsOf(before.product) !== wordsOf(product);
    return { ...place, product, isWithdrawn, isReworded, contentHash: contentHashOf(product) };
  });
}

/** Everything of a product that search may look in, as one text: prices and pictures change without the search. */
function wordsOf(product: CatalogueProduct): string {
  const { listPriceKobo, specialPriceKobo, tradePriceKobo, costPriceKobo, mediaGallery, ...words } = product;
  return sortedJson(words);
}
