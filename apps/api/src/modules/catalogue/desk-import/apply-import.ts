import { Refused } from "#api/platform/admin/refused.ts";
import { type Actor, actorName } from "#api/platform/audit/actor.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { ShopFiles } from "#api/platform/files/file-store.ts";
import { skuKeyOf } from "../import/catalogue-product.ts";
import { UnreadableFile } from "../import/import-report.ts";
import { needsCount } from "../import/report-of-import.ts";
import { CatalogueMoved, saveCatalogueIn } from "../import/save-catalogue.ts";
import { readState } from "../memory/load-index.ts";
import {
  type ImportRecord,
  type ImportRowRecord,
  readAllRows,
  readImportRecord,
  tableOfRows,
} from "./import-records.ts";
import { type JudgedFile, type JudgedRow, judgeRows } from "./judge-rows.ts";

/** What the person saw and agreed to. */
export interface Agreement {
  /** Refused rows stay out. */
  readonly leaveRefused: boolean;
  /** How many products go off sale. */
  readonly confirmedWithdrawals?: number | undefined;
}

/** @throws Refused why this preview cannot be imported in this way */
export function refuseDisagreement(
  { state, file, counts }: Pick<ImportRecord, "state" | "file" | "counts">,
  { leaveRefused, confirmedWithdrawals = 0 }: Agreement,
): void {
  if (state !== "preview") throw new Refused(`${file} was imported already.`);
  const { refused, withdrawn, listed } = counts;
  if (refused > 0 && !leaveRefused) {
    throw new Refused(
      `${rowsOf(refused)} of ${counts.rows} ${refused === 1 ? "is" : "are"} refused. Correct the file, or import the good rows and leave the refused ones out. Nothing was imported.`,
      { status: 422, field: "leave_refused" },
    );
  }
  if (counts.new + counts.changed + withdrawn === 0)
    throw new Refused(`There is nothing to import: the catalogue is as ${file} says.`, { status: 422 });
  if (confirmedWithdrawals !== withdrawn) {
    const most = needsCount(withdrawn, listed) ? " That is more than a tenth of what is on sale." : "";
    throw new Refused(
      `${withdrawn} products go off sale.${most} Confirm that number. Nothing was imported.`,
      { status: 422, field: "confirm_withdrawals" },
    );
  }
}

/**
 * Imports what a preview showed, in the caller's transaction, as one version of the catalogue.
 * @throws Refused where it was imported already, the agreement does not fit, or a row is no longer as it was shown
 */
export async function applyImport(
  tx: Sql,
  files: ShopFiles,
  { id, by, ...agreement }: Agreement & { readonly id: string; readonly by: Actor },
): Promise<ImportRecord["counts"] & { readonly file: string }> {
  const record = await readImportRecord(tx, id, true);
  if (!record) throw new Refused("There is no such preview.", { status: 404 });
  refuseDisagreement(record, agreement);
  const { contentVersion } = await readState(tx);
  const shown = await readAllRows(tx, id);
  const judged = await judge(tx, files, record, shown);
  refuseOther(shown, judged.rows);
  const { good, removedIds, structure, pictures, stock, listed } = judged;
  const { counts, file, sha256 } = record;
  await pictures.copyNew(() => undefined);
  const { moves } = await saveCatalogueIn(tx, {
    rows: good,
    removedIds,
    structure,
    structureChanged: false,
    pictures,
    stock,
    comparedWith: contentVersion,
    audit: ({ moved, clamped }) => ({
      actor: by,
      act: "imports.apply",
      subject: "catalogue",
      before: { listed },
      after: {
        import: id,
        file,
        sha256,
        listed: listed + onSaleBefore(shown) - removedIds.length,
        added: counts.new,
        changed: counts.changed,
        refused: counts.refused,
        withdrawn: removedIds.length,
        stock_moved: moved,
        ...(clamped.length > 0 ? { stock_clamped: clamped.length } : {}),
      },
    }),
  }).catch((fault: unknown) => {
    if (fault instanceof CatalogueMoved) throw moved();
    throw fault;
  });
  await noteApplied(tx, id, by, shown, moves);
  return { ...counts, file };
}

function moved(): Refused {
  return new Refused(
    "The catalogue was changed at the same moment. Nothing was imported. Check the file again.",
  );
}

async function judge(
  tx: Sql,
  files: ShopFiles,
  record: ImportRecord,
  shown: readonly ImportRowRecord[],
): Promise<JudgedFile> {
  try {
    return await judgeRows(tx, files, tableOfRows(record, shown), record);
  } catch (fault) {
    if (fault instanceof UnreadableFile) throw new Refused(fault.message, { cause: fault });
    throw fault;
  }
}

/** What is written is what was shown, or nothing is. Only pieces may have been sold since. */
function refuseOther(shown: readonly ImportRowRecord[], now: readonly JudgedRow[]): void {
  const other = shown.filter((row, at) => marks(row) !== marks(now[at]));
  const gone = now.length - shown.length;
  if (other.length === 0 && gone === 0) return;
  const some = other.slice(0, 5).map(({ sku, row }) => (row === null ? sku : `row ${row} (${sku})`));
  const named = some.length === 0 ? "" : `: ${some.join(", ")}${other.length > some.length ? ", …" : ""}`;
  throw new Refused(
    `The catalogue was changed since the preview${named}. Nothing was imported. Check the file again.`,
  );
}

function marks(
  row: Pick<ImportRowRecord, "sku" | "outcome" | "beforeHash" | "afterHash" | "wasWithdrawn"> | undefined,
): string {
  if (!row) return "";
  const { sku, outcome, beforeHash, afterHash, wasWithdrawn } = row;
  // Whether pieces still move depends on what was sold; a new product is dated again.
  const kind = outcome === "same" ? "changed" : outcome;
  return [sku, kind, beforeHash, outcome === "new" ? "" : afterHash, wasWithdrawn].join(" ");
}

function onSaleBefore(shown: readonly ImportRowRecord[]): number {
  return shown.filter(
    ({ outcome, wasWithdrawn }) => outcome === "new" || (outcome === "changed" && wasWithdrawn),
  ).length;
}

async function noteApplied(
  tx: Sql,
  id: string,
  by: Actor,
  shown: readonly ImportRowRecord[],
  moves: ReadonlyMap<number, number>,
): Promise<void> {
  await tx.query(
    "update catalogue_import set state = 'applied', applied_by = $2, applied_at = now() where id = $1",
    [id, actorName(by)],
  );
  // New products have their numbers now, and the hash that they were saved with.
  await tx.query(
    `update catalogue_import_row r set product_id = p.id, after_hash = p.content_hash from product p
     where r.import_id = $1 and r.outcome = 'new' and p.sku_key = any($2::text[]) and p.sku_key = upper(r.sku)`,
    [id, shown.flatMap(({ outcome, sku }) => (outcome === "new" ? [skuKeyOf(sku)] : []))],
  );
  await tx.query(
    `update catalogue_import_row r set stock_moved = coalesce(m.pieces, 0)
     from catalogue_import_row o left join unnest($2::int[], $3::int[]) as m (id, pieces) on m.id = o.product_id
     where r.import_id = $1 and o.import_id = $1 and o.position = r.position and r.outcome in ('changed', 'same')
       and r.stock_moved <> coalesce(m.pieces, 0)`,
    [id, [...moves.keys()], [...moves.values()]],
  );
}

function rowsOf(count: number): string {
  return count === 1 ? "1 row" : `${count} rows`;
}
