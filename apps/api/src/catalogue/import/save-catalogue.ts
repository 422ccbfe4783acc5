import type { Database, Sql } from "../../database/port.ts";
import { categoryTree } from "../category-tree.ts";
import { readState } from "../memory/load-index.ts";
import { writeAllSearchRows } from "../search/refresh-search-rows.ts";
import { finishSearchRows, searchRevision, writeSearchRows } from "../search/search-rows.ts";
import { type Structure, writeStructure } from "../structure.ts";
import type { CheckedRow } from "./check-rows.ts";
import type { PictureStore } from "./pictures.ts";
import { type ProductToWrite, writeProducts } from "./write-products.ts";

/** Any number serves, as long as every release takes the same. */
const importLock = 7_165_002;

/** Another import was saved after this one had compared its rows. The message is the one line to show. */
export class CatalogueMoved extends Error {
  constructor() {
    super("Another import changed the catalogue meanwhile. Nothing was imported; please try again.");
    this.name = "CatalogueMoved";
  }
}

export interface CatalogueToSave {
  readonly rows: readonly CheckedRow[];
  /** Ids of products that are no longer listed. */
  readonly removedIds: readonly number[];
  readonly structure: Structure;
  readonly structureChanged: boolean;
  readonly pictures: PictureStore;
  readonly keepStock: boolean;
  /** catalogue_state.content_version that the rows were compared with. */
  readonly comparedWith: number;
}

/** Making the words of more at once would hold up the requests of a running api. */
const searchRowsAtOnce = 100;

/** True when an import would leave the catalogue as it is: then nobody has to read it anew. */
export function changesNothing({ rows, removedIds, structureChanged }: CatalogueToSave): boolean {
  const writes = rows.some((row) => row.wanted) || movedRows(rows).length > 0;
  return !writes && removedIds.length === 0 && !structureChanged;
}

/** Saves an import in one transaction. Products are locked before the version row, as orders do it. @throws CatalogueMoved */
export async function saveCatalogue(
  db: Database,
  given: CatalogueToSave,
  onProgress: (share: number) => void,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Twenty thousand products and their search rows take longer than any call may.
    await tx.query("set local statement_timeout = 0");
    await tx.query("select pg_advisory_xact_lock($1)", [importLock]);
    const state = await readState(tx);
    if (state.contentVersion !== given.comparedWith) throw new CatalogueMoved();
    await lockProducts(tx, given);
    const products = await withIds(tx, given.rows);
    onProgress(0.1);
    if (given.structureChanged) await writeStructure(tx, given.structure);
    await writeProducts(tx, products, given.keepStock);
    onProgress(0.5);
    await withdraw(tx, given.removedIds);
    await writePositions(tx, given.rows);
    if (given.structureChanged || state.searchRevision !== searchRevision) await writeAllSearchRows(tx);
    else await writeSearch(tx, products, given);
    onProgress(0.9);
    await given.pictures.writeFacts(tx);
    await tx.query(
      `update catalogue_state set version = version + 1, content_version = content_version + 1, imported_at = now()`,
      [],
    );
    await tx.query("select pg_notify('catalogue', 'import')", []);
  });
  // The planner knows nothing of tables that were just filled.
  await db.query("analyze product");
  await db.query("analyze product_search");
  await db.query("analyze search_word");
  onProgress(1);
}

async function lockProducts(tx: Sql, { rows, removedIds }: CatalogueToSave): Promise<void> {
  const known = rows.flatMap(({ before, wanted }) => (before && wanted ? before.id : []));
  await tx.query("select 1 from product where id = any($1::int[]) order by id for no key update", [
    [...known, ...removedIds],
  ]);
}

/** New products get the next numbers in the order of the file. */
async function withIds(tx: Sql, rows: readonly CheckedRow[]): Promise<ProductToWrite[]> {
  const [last] = await tx.query<{ id: number }>("select coalesce(max(id), 0) as id from product", []);
  let id = last?.id ?? 0;
  return rows.flatMap(({ before, wanted, position }) => {
    if (!wanted) return [];
    if (!before) id += 1;
    return [{ id: before?.id ?? id, position, ...wanted }];
  });
}

async function withdraw(tx: Sql, ids: readonly number[]): Promise<void> {
  await tx.query("update product set withdrawn_at = now() where id = any($1::int[])", [ids]);
  await tx.query("delete from product_search where product_id = any($1::int[])", [ids]);
}

/** Products that stay as they are but stand elsewhere in the file. */
function movedRows(rows: readonly CheckedRow[]): CheckedRow[] {
  return rows.filter((row) => row.before && !row.wanted && row.before.position !== row.position);
}

async function writePositions(tx: Sql, rows: readonly CheckedRow[]): Promise<void> {
  const moved = movedRows(rows);
  await tx.query(
    `update product set position = given.position from unnest($1::int[], $2::int[]) as given (id, position)
     where product.id = given.id`,
    [moved.map((row) => row.before?.id ?? 0), moved.map((row) => row.position)],
  );
}

async function writeSearch(
  tx: Sql,
  products: readonly ProductToWrite[],
  given: CatalogueToSave,
): Promise<void> {
  const tree = categoryTree(given.structure.categories);
  for (let from = 0; from < products.length; from += searchRowsAtOnce) {
    const part = products.slice(from, from + searchRowsAtOnce).map(({ id, product }) => ({ id, ...product }));
    await writeSearchRows(tx, part, given.structure, tree);
  }
  if (products.length > 0 || given.removedIds.length > 0) await finishSearchRows(tx);
}
