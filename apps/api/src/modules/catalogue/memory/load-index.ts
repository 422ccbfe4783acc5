import type { Sql } from "#api/platform/database/port.ts";
import { type Pause, pauses } from "#api/platform/time/pauses.ts";
import { categoryTree } from "../category-tree.ts";
import { sortedJson } from "../import/catalogue-product.ts";
import { clusterOf, stockCursorColumn, wasNotSeen } from "../stock-changes.ts";
import { readStructure, type Structure } from "../structure.ts";
import { type CatalogueIndex, catalogueIndex, type ProductFacts } from "./catalogue-index.ts";
import { factsWriter, type ProductRow } from "./facts-writer.ts";

/** Small enough that reading one blocks no one, neither on PGlite's one connection nor in this thread. */
const rowsAtOnce = 500;
const copiedAtOnce = 500;
/** Of more changed products than that the whole catalogue is read again. */
const mostChanged = 50_000;

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
 * Reads the listed products, a part at a time and without holding a transaction open. When they are changed meanwhile, it
 * starts again.
 * @param before what was read before: of it stays what has not changed since
 */
export async function loadIndex(
  sql: Sql,
  before?: CatalogueIndex,
): Promise<{ index: CatalogueIndex; state: CatalogueState }> {
  for (;;) {
    const pause = pauses();
    const state = await readState(sql);
    const structure = await readStructure(sql);
    const facts =
      (before && (await changedFacts(sql, before, { state, structure }, pause))) ??
      (await allFacts(sql, structure, pause));
    if ((await readState(sql)).contentVersion !== state.contentVersion) continue;
    const tree = categoryTree(structure.categories);
    const { contentVersion, stockCursor: readAt } = state;
    return { index: await catalogueIndex({ contentVersion, readAt, structure, tree, facts }, pause), state };
  }
}

async function allFacts(sql: Sql, structure: Structure, pause: Pause): Promise<ProductFacts> {
  const [counted] = await sql.query<{ count: number }>(
    "select count(*) from product where withdrawn_at is null",
    [],
  );
  // Room for products that appear between counting and reading; such a reading is done again anyway.
  const writer = await factsWriter(structure, (counted?.count ?? 0) + rowsAtOnce, pause);
  let after: Pick<ProductRow, "position" | "id"> = { position: -1, id: 0 };
  for (;;) {
    const rows: ProductRow[] = await sql.query<ProductRow>(
      `select ${columns} from product where withdrawn_at is null and (position, id) > ($1, $2)
       order by position, id limit ${rowsAtOnce}`,
      [after.position, after.id],
    );
    for (const row of rows) writer.put(row);
    await pause();
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return writer.finish();
    after = last;
  }
}

const columns = `id, position, sku, name, name_key, price_kobo, stock_qty,
  extract(epoch from created_at)::float8 as created, variant_group, size_label,
  category_ids || room_ids as category_ids, attributes::text as attributes,
  coalesce((select array_to_string(tsvector_to_array(strong), ' ') from product_search where product_id = id), '') as words`;

/**
 * What is known, with what changed since.
 * @returns undefined where that is no less work than to read all: after a change of the structure, or of very many products
 */
async function changedFacts(
  sql: Sql,
  index: CatalogueIndex,
  now: { readonly state: CatalogueState; readonly structure: Structure },
  pause: Pause,
): Promise<ProductFacts | undefined> {
  const cursor = index.readAt;
  if (clusterOf(cursor) !== clusterOf(now.state.stockCursor)) return undefined;
  if (sortedJson(index.structure) !== sortedJson(now.structure)) return undefined;
  const { condition, value } = wasNotSeen("written_in", cursor);
  const changed = await sql.query<{ id: number; variant_group: string | null }>(
    `select id, variant_group from product where ${condition} limit ${mostChanged + 1}`,
    [value],
  );
  if (changed.length > mostChanged) return undefined;
  const ids = new Set(changed.map(({ id }) => id));
  await addFamilies(ids, new Set(changed.flatMap(({ variant_group: group }) => group ?? [])), index, pause);
  const rows = await rowsOf(sql, [...ids], pause);
  return merged(index, { ids, rows, structure: now.structure }, pause);
}

/** A family's name comes of all its articles: those of what changed, where it was and where it is now. */
async function addFamilies(
  ids: Set<number>,
  groups: Set<string>,
  { groupNames, ids: known, ordinalOfId }: CatalogueIndex,
  pause: Pause,
): Promise<void> {
  for (const id of ids) {
    const group = groupNames[ordinalOfId(id) ?? -1];
    if (typeof group === "string") groups.add(group);
  }
  for (let ordinal = 0; ordinal < known.length; ordinal += 1) {
    const group = groupNames[ordinal];
    if (typeof group === "string" && groups.has(group)) ids.add(known[ordinal] ?? 0);
    if (ordinal % copiedAtOnce === 0) await pause();
  }
}

/** What of these is listed, in the shop's own order. */
async function rowsOf(sql: Sql, ids: readonly number[], pause: Pause): Promise<ProductRow[]> {
  const rows: ProductRow[] = [];
  for (let from = 0; from < ids.length; from += rowsAtOnce) {
    const part = ids.slice(from, from + rowsAtOnce);
    rows.push(
      ...(await sql.query<ProductRow>(
        `select ${columns} from product where withdrawn_at is null and id = any($1::int[])`,
        [part],
      )),
    );
    await pause();
  }
  return rows.sort((one, other) => one.position - other.position || one.id - other.id);
}

/** @param ids of all that may have changed @param rows what of them is listed */
async function merged(
  index: CatalogueIndex,
  {
    ids,
    rows,
    structure,
  }: {
    readonly ids: ReadonlySet<number>;
    readonly rows: readonly ProductRow[];
    readonly structure: Structure;
  },
  pause: Pause,
): Promise<ProductFacts> {
  const writer = await factsWriter(structure, index.ids.length + rows.length, pause);
  let next = 0;
  for (let ordinal = 0; ordinal < index.ids.length; ordinal += 1) {
    if (ordinal % copiedAtOnce === 0) await pause();
    const id = index.ids[ordinal] ?? 0;
    if (ids.has(id)) continue;
    const position = index.positions[ordinal] ?? 0;
    for (let row = rows[next]; row && isBefore(row, position, id); row = rows[next]) {
      writer.put(row);
      next += 1;
      if (next % copiedAtOnce === 0) await pause();
    }
    writer.copy(index, ordinal);
  }
  for (const [at, row] of rows.slice(next).entries()) {
    writer.put(row);
    if (at % copiedAtOnce === 0) await pause();
  }
  return writer.finish();
}

function isBefore(row: ProductRow, position: number, id: number): boolean {
  return row.position < position || (row.position === position && row.id < id);
}
