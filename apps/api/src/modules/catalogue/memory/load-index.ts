import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { kobo, wireValue } from "@precise/cart-core/money";
import type { Sql } from "#api/platform/database/port.ts";
import { categoryTree } from "../category-tree.ts";
import { priceMeta } from "../listing/price-meta.ts";
import { finishCode } from "../product/finish-code.ts";
import { shownStock, stockCursorColumn } from "../stock-changes.ts";
import { readStructure, type Structure } from "../structure.ts";
import { type CatalogueIndex, catalogueIndex } from "./catalogue-index.ts";
import { columnWriter } from "./columns.ts";
import { familyNamesWriter } from "./family-names.ts";
import { nameWordsWriter } from "./name-words.ts";

interface IndexRow {
  id: number;
  position: number;
  sku: string;
  name: string;
  name_key: string;
  price_kobo: number;
  stock_qty: number;
  created: number;
  variant_group: string | null;
  size_label: string | null;
  category_ids: number[];
  attributes: string;
}

/** Small enough that reading one blocks no one, neither on PGlite's one connection nor in this thread. */
const rowsAtOnce = 500;

export interface CatalogueState {
  readonly version: number;
  readonly contentVersion: number;
  readonly searchRevision: string;
  /** What of the stock changes was to be seen when this was read. */
  readonly stockCursor: string;
}

export async function readState(sql: Sql): Promise<CatalogueState> {
  const [row] = await sql.query<{
    version: number;
    content_version: number;
    search_revision: string;
    stock_cursor: string;
  }>(`select version, content_version, search_revision, ${stockCursorColumn} from catalogue_state`, []);
  if (!row) throw new Error("The database has no catalogue_state row.");
  return {
    version: row.version,
    contentVersion: row.content_version,
    searchRevision: row.search_revision,
    stockCursor: row.stock_cursor,
  };
}

/**
 * Reads the listed products, a part at a time and without holding a transaction open.
 * When an import changed them meanwhile, it starts again.
 */
export async function loadIndex(sql: Sql): Promise<{ index: CatalogueIndex; state: CatalogueState }> {
  for (;;) {
    const state = await readState(sql);
    const index = await readIndex(sql, state.contentVersion);
    if ((await readState(sql)).contentVersion === state.contentVersion) return { index, state };
  }
}

async function readIndex(sql: Sql, contentVersion: number): Promise<CatalogueIndex> {
  const structure = await readStructure(sql);
  const rows: Omit<IndexRow, "attributes" | "name" | "size_label">[] = [];
  const names = nameWordsWriter();
  const familyNames = familyNamesWriter();
  const finishes = finishLabels(structure);
  const [counted] = await sql.query<{ count: number }>(
    "select count(*) from product where withdrawn_at is null",
    [],
  );
  // Room for products that appear between counting and reading; such a reading is done again anyway.
  const room = (counted?.count ?? 0) + rowsAtOnce;
  const writers = structure.attributes.flatMap((meta) => columnWriter(meta, room) ?? []);

  for await (const part of parts(sql)) {
    for (const { attributes, name, size_label: size, ...row } of part) {
      const ordinal = rows.push(row) - 1;
      names.put(name);
      const values = JSON.parse(attributes);
      if (row.variant_group !== null)
        familyNames.put(row.variant_group, { name, finish: finishes.get(values[finishCode]), size });
      for (const writer of writers) writer.put(ordinal, values[writer.column.meta.code]);
    }
    await yieldToEventLoop();
  }

  return catalogueIndex({
    contentVersion,
    structure,
    tree: categoryTree(structure.categories),
    ids: Int32Array.from(rows, (row) => row.id),
    skus: rows.map((row) => row.sku),
    nameKeys: rows.map((row) => row.name_key),
    createdAt: Float64Array.from(rows, (row) => row.created),
    names: names.finish(),
    categoryIds: rows.map((row) => row.category_ids),
    groupNames: rows.map((row) => row.variant_group),
    familyNames: familyNames.finish(),
    priceMeta,
    pricesNaira: Float64Array.from(rows, (row) => wireValue(kobo(row.price_kobo))),
    columns: new Map(writers.map(({ column }) => [column.meta.code, column])),
    shownStock: Uint8Array.from(rows, (row) => shownStock(row.stock_qty)),
  });
}

function finishLabels({ attributes }: Structure): ReadonlyMap<unknown, string> {
  const options = attributes.find(({ code }) => code === finishCode)?.options ?? [];
  return new Map(options.map(({ value, label }) => [value, label]));
}

async function* parts(sql: Sql): AsyncGenerator<IndexRow[]> {
  let after: Pick<IndexRow, "position" | "id"> = { position: -1, id: 0 };
  for (;;) {
    const rows = await sql.query<IndexRow>(
      `select id, position, sku, name, name_key, price_kobo, stock_qty,
         extract(epoch from created_at)::float8 as created, variant_group, size_label,
         category_ids || room_ids as category_ids, attributes::text as attributes
       from product where withdrawn_at is null and (position, id) > ($1, $2)
       order by position, id limit ${rowsAtOnce}`,
      [after.position, after.id],
    );
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = last;
  }
}
