import { Refused } from "#api/platform/admin/refused.ts";
import { type Actor, actorName } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { lockCatalogue } from "../change/catalogue-writes.ts";
import { changeProducts, type ProductChange } from "../change/change-products.ts";
import { skuKeyOf } from "../import/catalogue-product.ts";
import { moveImportedStock } from "../import/import-stock.ts";
import { findStored, type StoredProduct } from "../import/stored-products.ts";
import {
  countsOf,
  type ImportRecord,
  type ImportRowRecord,
  insertRows,
  readAllRows,
  readImportRecord,
} from "./import-records.ts";

const productsAtOnce = 250;

/** @throws Refused why this import cannot be undone */
export function refuseUndo({ kind, state, file, rows_dropped_at: dropped }: ImportRecord): void {
  if (kind === "undo") throw new Refused("An undo cannot be undone. Import the file again.");
  if (state === "preview") throw new Refused(`${file} was not imported: there is nothing to undo.`);
  if (state === "undone") throw new Refused(`The import of ${file} was undone already.`);
  if (dropped) throw new Refused(`The rows of ${file} are no longer kept, so it cannot be undone.`);
}

/**
 * Takes an import back in the caller's transaction: every product that nobody changed since is as it was before, new ones
 * go off sale, withdrawn ones come back, and pieces that it moved move back as far as they are there.
 * @returns what was done; the undo is an import of its own in the history
 * @throws Refused
 */
export async function undoImport(
  tx: Sql,
  { id, by }: { readonly id: string; readonly by: Actor },
): Promise<{ readonly undo: string; readonly file: string; readonly undone: number; readonly left: number }> {
  const record = await readImportRecord(tx, id, true);
  if (!record) throw new Refused("There is no such import.", { status: 404 });
  refuseUndo(record);
  await tx.query("set local statement_timeout = 0");
  await lockCatalogue(tx);
  const touched = (await readAllRows(tx, id)).filter(({ outcome, stockMoved }) =>
    outcome === "same" ? stockMoved !== 0 : outcome !== "refused",
  );
  const stored = await lockAndRead(tx, touched);
  const rows = touched.map((row) => undone(row, stored.get(skuKeyOf(row.sku))));
  await changeProducts(
    tx,
    rows.flatMap(({ change }) => (change ? [change] : [])),
  );
  await moveBack(
    tx,
    id,
    touched.filter((_, at) => rows[at]?.record.outcome === "undone"),
  );
  const records = rows.map((row) => row.record);
  const undo = await insertUndo(tx, record, by, records);
  const { undone: count, left } = countsOf(records);
  await writeAudit(tx, {
    actor: by,
    act: "imports.undo",
    subject: "catalogue",
    before: { import: id, file: record.file },
    after: { undo, undone: count, left },
  });
  return { undo, file: record.file, undone: count, left };
}

/** Rows are locked in the order of their numbers, as orders and imports do it. */
async function lockAndRead(tx: Sql, rows: readonly ImportRowRecord[]): Promise<Map<string, StoredProduct>> {
  await tx.query("select 1 from product where id = any($1::int[]) order by id for no key update", [
    rows.flatMap(({ productId }) => productId ?? []),
  ]);
  const keys = rows.map(({ sku }) => skuKeyOf(sku));
  const all = new Map<string, StoredProduct>();
  for (let from = 0; from < keys.length; from += productsAtOnce) {
    for (const [key, product] of await findStored(tx, keys.slice(from, from + productsAtOnce)))
      all.set(key, product);
  }
  return all;
}

interface UndoneRow {
  readonly record: Omit<ImportRowRecord, "position">;
  readonly change: ProductChange | undefined;
}

function undone(row: ImportRowRecord, now: StoredProduct | undefined): UndoneRow {
  const isOff = row.outcome === "withdrawn";
  const record = {
    ...row,
    row: null,
    cells: null,
    restore: null,
    changes: row.changes.map(({ field, before, after }) => ({ field, before: after, after: before })),
    reasons: [],
  };
  if (!now || now.contentHash !== row.afterHash || now.isWithdrawn !== isOff) {
    const reason = now ? "was changed since, and stays as it is" : "is not in the catalogue any more";
    return {
      record: { ...record, outcome: "left", changes: [], reasons: [{ field: "", reason }] },
      change: undefined,
    };
  }
  return { record: { ...record, outcome: "undone" }, change: changeBack(row, now) };
}

function changeBack({ outcome, wasWithdrawn, restore }: ImportRowRecord, now: StoredProduct): ProductChange {
  if (outcome === "new") return { before: now, product: now.product, isWithdrawn: true };
  return { before: now, product: { ...now.product, ...restore }, isWithdrawn: wasWithdrawn };
}

/** By differences, as they came: what was sold since stays sold. The same export may then be imported again. */
async function moveBack(tx: Sql, id: string, rows: readonly ImportRowRecord[]): Promise<void> {
  const moved = rows.filter(({ stockMoved, productId }) => stockMoved !== 0 && productId !== null);
  await moveImportedStock(
    tx,
    moved.map(({ productId, sku, stockMoved }) => ({
      id: productId ?? 0,
      sku,
      file: "",
      line: 0,
      kind: "difference",
      change: -stockMoved,
      source: `undo:${id}`,
    })),
  );
  const bySource = moved.filter(({ stockSource }) => stockSource !== null);
  await tx.query(
    `update stock_import s set change = s.change - given.pieces, changed_at = now()
     from unnest($1::text[], $2::int[], $3::int[]) as given (export, product_id, pieces)
     where s.export = given.export and s.product_id = given.product_id`,
    [
      bySource.map(({ stockSource }) => stockSource),
      bySource.map(({ productId }) => productId),
      bySource.map(({ stockMoved }) => stockMoved),
    ],
  );
}

async function insertUndo(
  tx: Sql,
  { id, file, sha256, heading, options, counts }: ImportRecord,
  by: Actor,
  rows: readonly Omit<ImportRowRecord, "position">[],
): Promise<string> {
  const name = actorName(by);
  await tx.query(
    "update catalogue_import set state = 'undone', undone_by = $2, undone_at = now() where id = $1",
    [id, name],
  );
  const [undo] = await tx.query<{ id: string }>(
    `insert into catalogue_import (kind, state, undoes, file, sha256, heading, options, counts, actor, applied_by, applied_at)
     values ('undo', 'applied', $1, $2, $3, $4::text::jsonb, $5::jsonb, $6::jsonb, $7, $7, now()) returning id`,
    [
      id,
      file,
      sha256,
      JSON.stringify(heading),
      { ...options },
      { ...countsOf(rows), stockLeft: 0, listed: counts.listed },
      name,
    ],
  );
  if (!undo) throw new Error("an undo was not kept");
  await insertRows(tx, undo.id, rows);
  return undo.id;
}
