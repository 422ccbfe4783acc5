import type { Database, Sql } from "#api/platform/database/port.ts";
import { categoryTree } from "../category-tree.ts";
import type { AttributeValue } from "../import/catalogue-product.ts";
import { readState } from "../memory/load-index.ts";
import { readStructure } from "../structure.ts";
import { finishSearchRows, type SearchableProduct, searchRevision, writeSearchRows } from "./search-rows.ts";

interface SearchableRow {
  id: number;
  sku: string;
  name: string;
  short_description: string;
  description: string;
  size_label: string | null;
  category_ids: number[];
  room_ids: number[];
  attributes: Record<string, AttributeValue>;
  box_contents: string[];
}

/** Making the words of more at once would hold up the requests of a running api. */
const rowsAtOnce = 100;

/** Rewrites the search rows when this release makes them by other rules; of replicas that start together, one does. */
export async function refreshSearchRows(db: Database): Promise<void> {
  if ((await readState(db)).searchRevision === searchRevision) return;
  await db.transaction(async (tx) => {
    await tx.query("select 1 from catalogue_state for update", []);
    if ((await readState(tx)).searchRevision !== searchRevision) await writeAllSearchRows(tx);
  });
}

/** Writes the search rows of all listed products, and those of no others. */
export async function writeAllSearchRows(tx: Sql): Promise<void> {
  const structure = await readStructure(tx);
  const tree = categoryTree(structure.categories);
  await tx.query("delete from product_search", []);
  for (let after = 0; ; ) {
    const rows = await tx.query<SearchableRow>(
      `select id, sku, name, short_description, description, size_label, category_ids, room_ids, attributes, box_contents
       from product where withdrawn_at is null and id > $1 order by id limit ${rowsAtOnce}`,
      [after],
    );
    await writeSearchRows(tx, rows.map(searchable), structure, tree);
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) break;
    after = last.id;
  }
  await finishSearchRows(tx);
  await tx.query("update catalogue_state set search_revision = $1", [searchRevision]);
}

function searchable(row: SearchableRow): SearchableProduct {
  return {
    id: row.id,
    sku: row.sku,
    name: row.name,
    shortDescription: row.short_description,
    description: row.description,
    sizeLabel: row.size_label,
    categoryIds: row.category_ids,
    roomIds: row.room_ids,
    attributes: row.attributes,
    boxContents: row.box_contents,
  };
}
