import { type AuditEntry, writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import {
  announceChange,
  lockCatalogue,
  withdrawProducts,
  writeSearchOf,
} from "../change/catalogue-writes.ts";
import { readState } from "../memory/load-index.ts";
import { writeAllSearchRows } from "../search/refresh-search-rows.ts";
import { finishSearchRows, searchRevision } from "../search/search-rows.ts";
import { type Structure, writeStructure } from "../structure.ts";
import type { CheckedRow } from "./check-rows.ts";
import type { StockReport } from "./import-report.ts";
import { moveImportedStock, planStock, type StockWish } from "./import-stock.ts";
import type { PictureStore } from "./pictures.ts";
import { type ProductToWrite, writeProducts } from "./write-products.ts";

/** So many of a large import are unpacked at a time. */
const unpackedAtOnce = 500;
/** So many are written that the tables' statistics no longer fit them. */
const manyRows = 1_000;

/** Another import was saved after this one had compared its rows. The message is the one line to show. */
export class CatalogueMoved extends Error {
  constructor() {
    super("Another import changed the catalogue. Nothing was imported. Try again.");
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
  /** What is to become of the stock of known products. */
  readonly stock: readonly StockWish[];
  /** What is noted of it, once it is known how stock moved. */
  readonly audit: (moved: MovedStock) => AuditEntry;
  /** catalogue_state.content_version that the rows were compared with. */
  readonly comparedWith: number;
}

type MovedStock = Pick<StockReport, "moved" | "repeated" | "clamped"> & {
  /** Pieces by product. */
  readonly moves: ReadonlyMap<number, number>;
};

/** True when an import changes anything but stock: then everybody has to read the catalogue again. */
export function changesContent({
  rows,
  removedIds,
  structureChanged,
}: Pick<CatalogueToSave, "rows" | "removedIds" | "structureChanged">): boolean {
  const writes = rows.some((row) => row.wanted) || movedRows(rows).length > 0;
  return writes || removedIds.length > 0 || structureChanged;
}

/**
 * Saves an import in one transaction, with its audit entry.
 * @throws CatalogueMoved
 */
export async function saveCatalogue(
  db: Database,
  catalogue: CatalogueToSave,
  onProgress: (share: number) => void,
): Promise<MovedStock> {
  const moved = await db.transaction((tx) => saveCatalogueIn(tx, catalogue, onProgress));
  // The planner knows nothing of tables that were just filled.
  await db.query("analyze product");
  await db.query("analyze product_search");
  await db.query("analyze search_word");
  onProgress(1);
  return moved;
}

/**
 * The same in the caller's transaction. Products are locked before the version row, as orders do it, and stock moves from
 * what it is under the lock.
 * @throws CatalogueMoved
 */
export async function saveCatalogueIn(
  tx: Sql,
  catalogue: CatalogueToSave,
  onProgress: (share: number) => void = () => undefined,
): Promise<MovedStock> {
  // Twenty thousand products and their search rows take longer than any call may.
  await tx.query("set local statement_timeout = 0");
  await lockCatalogue(tx);
  const state = await readState(tx);
  if (state.contentVersion !== catalogue.comparedWith) throw new CatalogueMoved();
  const { fresh } = await planStock(tx, catalogue.stock);
  await lockProducts(tx, catalogue, fresh);
  const products = await withIds(tx, catalogue.rows);
  onProgress(0.1);
  if (catalogue.structureChanged) await writeStructure(tx, catalogue.structure);
  await inParts(products, (part) => writeProducts(tx, part));
  // Of a table that was just filled PostgreSQL knows nothing: it would go through all of it for each search row.
  if (products.length >= manyRows) await tx.query("analyze product");
  onProgress(0.5);
  await withdrawProducts(tx, catalogue.removedIds);
  await writePositions(tx, catalogue.rows);
  if (catalogue.structureChanged || state.searchRevision !== searchRevision) await writeAllSearchRows(tx);
  else await writeSearch(tx, products, catalogue);
  onProgress(0.9);
  await catalogue.pictures.writeFacts(tx);
  const { moves, report } = await moveImportedStock(tx, catalogue.stock);
  if (changesContent(catalogue)) await announceChange(tx);
  await writeAudit(tx, catalogue.audit({ ...report, moves }));
  return { ...report, moves };
}

/** All at once and in the order of their numbers, so that an order and an import cannot wait for each other. */
async function lockProducts(
  tx: Sql,
  { rows, removedIds }: CatalogueToSave,
  stock: readonly StockWish[],
): Promise<void> {
  const known = rows.flatMap(({ before, wanted }) => (before && wanted ? before.id : []));
  const moved = movedRows(rows).map((row) => row.before?.id ?? 0);
  await tx.query("select 1 from product where id = any($1::int[]) order by id for no key update", [
    [...known, ...moved, ...removedIds, ...stock.map(({ id }) => id)],
  ]);
}

/** New products get the next numbers in the order of the file. */
async function withIds(tx: Sql, rows: readonly CheckedRow[]): Promise<PackedProduct[]> {
  const [last] = await tx.query<{ id: number }>("select coalesce(max(id), 0) as id from product", []);
  let id = last?.id ?? 0;
  return rows.flatMap(({ before, wanted, position }) => {
    if (!wanted) return [];
    if (!before) id += 1;
    return [{ id: before?.id ?? id, position, wanted }];
  });
}

interface PackedProduct extends Pick<ProductToWrite, "id" | "position"> {
  readonly wanted: NonNullable<CheckedRow["wanted"]>;
}

async function inParts(
  products: readonly PackedProduct[],
  write: (part: readonly ProductToWrite[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < products.length; from += unpackedAtOnce) {
    const part = products.slice(from, from + unpackedAtOnce);
    await write(part.map(({ id, position, wanted }) => ({ id, position, ...wanted() })));
  }
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
  products: readonly PackedProduct[],
  catalogue: CatalogueToSave,
): Promise<void> {
  await inParts(products, (part) => writeSearchOf(tx, part, catalogue.structure));
  if (products.length > 0 || catalogue.removedIds.length > 0) await finishSearchRows(tx);
}
