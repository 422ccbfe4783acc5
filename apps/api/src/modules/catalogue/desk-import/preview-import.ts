import { Refused } from "#api/platform/admin/refused.ts";
import { type Actor, actorName } from "#api/platform/audit/actor.ts";
import type { Database } from "#api/platform/database/port.ts";
import type { ShopFiles } from "#api/platform/files/file-store.ts";
import type { Cell } from "#api/platform/sheets/cell.ts";
import { tableOf } from "./file-products.ts";
import { insertPreview, readAllRows, readImportRecord, renewPreview, tableOfRows } from "./import-records.ts";
import { type ImportOptions, judgeRows } from "./judge-rows.ts";

/**
 * Judges every row of a file and keeps the outcome; the catalogue is not changed.
 * @param rows of the file, its heading among them
 * @returns the preview's id
 * @throws UnreadableFile
 */
export async function previewImport(
  db: Database,
  files: ShopFiles,
  input: {
    readonly rows: readonly (readonly Cell[])[];
    readonly file: string;
    readonly sha256: string;
    readonly options: ImportOptions;
    readonly by: Actor;
  },
): Promise<string> {
  const table = tableOf(input.rows, input.file);
  const judged = await judgeRows(db, files, table, input);
  const by = actorName(input.by);
  return db.transaction((tx) => insertPreview(tx, { ...input, by, table, judged }));
}

/** Judges the rows of a preview once more, after the catalogue changed. @throws Refused where it is no preview any more */
export async function previewAgain(db: Database, files: ShopFiles, id: string): Promise<void> {
  const record = await readImportRecord(db, id);
  if (!record) throw new Refused("There is no such preview.", { status: 404 });
  if (record.state !== "preview") throw new Refused(`${record.file} was imported already.`);
  const table = tableOfRows(record, await readAllRows(db, id));
  const judged = await judgeRows(db, files, table, record);
  await db.transaction(async (tx) => {
    const now = await readImportRecord(tx, id, true);
    if (now?.state !== "preview") throw new Refused(`${record.file} was imported already.`);
    await renewPreview(tx, id, judged);
  });
}
