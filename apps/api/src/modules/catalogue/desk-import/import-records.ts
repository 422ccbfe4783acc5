import type { Sql } from "#api/platform/database/port.ts";
import { type Page, readPage } from "#api/platform/lists/read-page.ts";
import { skuKeyOf } from "../import/catalogue-product.ts";
import type { FileTable } from "./file-products.ts";
import type { ImportOptions, JudgedFile, JudgedRow } from "./judge-rows.ts";

/** How many rows of each kind there are. */
export interface ImportCounts {
  readonly rows: number;
  readonly new: number;
  readonly changed: number;
  readonly same: number;
  readonly refused: number;
  readonly withdrawn: number;
  readonly undone: number;
  readonly left: number;
  readonly stockLeft: number;
  /** On sale before. */
  readonly listed: number;
}

/** An import as it is kept, without its rows. */
export interface ImportRecord {
  readonly id: string;
  readonly kind: "file" | "undo";
  readonly state: "preview" | "applied" | "undone";
  readonly undoes: string | null;
  readonly file: string;
  readonly sha256: string;
  readonly heading: readonly string[];
  readonly options: ImportOptions;
  readonly counts: ImportCounts;
  readonly actor: string;
  readonly created_at: Date;
  readonly applied_by: string | null;
  readonly applied_at: Date | null;
  readonly undone_by: string | null;
  readonly undone_at: Date | null;
  readonly rows_dropped_at: Date | null;
}

/** A row of one. */
export interface ImportRowRecord extends Omit<JudgedRow, "outcome"> {
  readonly position: number;
  readonly outcome: JudgedRow["outcome"] | "undone" | "left";
}

const columns =
  "id, kind, state, undoes, file, sha256, heading, options, counts, actor, created_at, applied_by, applied_at, undone_by, undone_at, rows_dropped_at";
const rowColumns = `position, "row", sku, name, outcome, reasons, changes, cells, product_id as "productId",
  before_hash as "beforeHash", after_hash as "afterHash", was_withdrawn as "wasWithdrawn", restore,
  stock_moved as "stockMoved", stock_source as "stockSource"`;

const rowsAtOnce = 500;

export function countsOf(
  rows: readonly Pick<ImportRowRecord, "outcome" | "row">[],
): Omit<ImportCounts, "stockLeft" | "listed"> {
  const of = (outcome: ImportRowRecord["outcome"]) => rows.filter((row) => row.outcome === outcome).length;
  return {
    rows: rows.filter(({ row }) => row !== null).length,
    new: of("new"),
    changed: of("changed"),
    same: of("same"),
    refused: of("refused"),
    withdrawn: of("withdrawn"),
    undone: of("undone"),
    left: of("left"),
  };
}

/** Keeps a preview with all of its rows. @returns its id */
export async function insertPreview(
  tx: Sql,
  preview: {
    readonly file: string;
    readonly sha256: string;
    readonly options: ImportOptions;
    readonly by: string;
    readonly table: FileTable;
    readonly judged: JudgedFile;
  },
): Promise<string> {
  const { file, sha256, options, by, table, judged } = preview;
  const [stored] = await tx.query<{ id: string }>(
    `insert into catalogue_import (kind, state, file, sha256, heading, options, counts, actor)
     values ('file', 'preview', $1, $2, $3::text::jsonb, $4::jsonb, $5::jsonb, $6) returning id`,
    [file, sha256, JSON.stringify(table.heading), { ...options }, { ...allCounts(judged) }, by],
  );
  if (!stored) throw new Error("a preview was not kept");
  await insertRows(tx, stored.id, judged.rows);
  return stored.id;
}

/** The same preview, judged again. */
export async function renewPreview(tx: Sql, id: string, judged: JudgedFile): Promise<void> {
  await tx.query("delete from catalogue_import_row where import_id = $1", [id]);
  await tx.query("update catalogue_import set counts = $2::jsonb, created_at = now() where id = $1", [
    id,
    { ...allCounts(judged) },
  ]);
  await insertRows(tx, id, judged.rows);
}

export function allCounts(judged: JudgedFile): ImportCounts {
  return { ...countsOf(judged.rows), stockLeft: judged.stockLeft, listed: judged.listed };
}

/** Keeps rows in their order. */
export async function insertRows(
  tx: Sql,
  id: string,
  rows: readonly Omit<ImportRowRecord, "position">[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const part = rows.slice(from, from + rowsAtOnce).map((row, at) => ({ ...row, position: from + at }));
    await tx.query(
      `insert into catalogue_import_row (import_id, position, "row", sku, name, outcome, reasons, changes, cells, product_id,
         before_hash, after_hash, was_withdrawn, restore, stock_moved, stock_source)
       select $1, position, "row", sku, name, outcome, reasons, changes, cells, "productId", "beforeHash", "afterHash",
         "wasWithdrawn", restore, "stockMoved", "stockSource"
       from jsonb_to_recordset($2::text::jsonb) as given (position int, "row" int, sku text, name text, outcome text,
         reasons jsonb, changes jsonb, cells jsonb, "productId" int, "beforeHash" text, "afterHash" text,
         "wasWithdrawn" boolean, restore jsonb, "stockMoved" int, "stockSource" text)`,
      [id, JSON.stringify(part)],
    );
  }
}

/** @param isLocked nobody else applies it, or takes it back, in the meantime */
export async function readImportRecord(
  sql: Sql,
  id: string,
  isLocked = false,
): Promise<ImportRecord | undefined> {
  const lock = isLocked ? " for update" : "";
  const rows = await sql.query<ImportRecord>(`select ${columns} from catalogue_import where id = $1${lock}`, [
    id,
  ]);
  return rows[0];
}

/** All rows of an import, in the order of the file. */
export function readAllRows(sql: Sql, id: string): Promise<ImportRowRecord[]> {
  return sql.query<ImportRowRecord>(
    `select ${rowColumns} from catalogue_import_row where import_id = $1 order by position`,
    [id],
  );
}

/** The rows of a file as they are kept. */
export function tableOfRows({ heading }: ImportRecord, rows: readonly ImportRowRecord[]): FileTable {
  return {
    heading,
    rows: rows.flatMap(({ row, cells }) => (row === null || cells === null ? [] : [{ row, cells }])),
  };
}

interface RowFilter {
  readonly outcomes: readonly string[];
  readonly search: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Rows of an import in their order. */
export function listRows(
  sql: Sql,
  id: string,
  { outcomes, search, cursor, limit }: RowFilter,
): Promise<Page<ImportRowRecord> & { readonly total: number }> {
  return readPage(sql, {
    columns: rowColumns,
    from: "catalogue_import_row",
    where: `import_id = $1 and (cardinality($2::text[]) = 0 or outcome = any($2::text[]))
      and ($3 = '' or strpos(upper(sku), upper($3)) > 0 or strpos(upper(name), upper($3)) > 0 or "row"::text = $3)`,
    values: [id, outcomes, search.trim()],
    order: [{ by: "position", type: "bigint" }],
    way: "asc",
    cursor,
    limit,
  });
}

interface ImportFilter {
  readonly search: string;
  readonly state: string | undefined;
  readonly skip: number;
  readonly limit: number;
}

/** Imports, the newest first, and how many fit. An item number finds every import that touched it. */
export async function listImportRecords(
  sql: Sql,
  { search, state, skip, limit }: ImportFilter,
): Promise<{ readonly imports: ImportRecord[]; readonly total: number }> {
  const where = `($1 = '' or strpos(lower(i.file), lower($1)) > 0 or starts_with(i.sha256, lower($1)) or exists (
      select 1 from catalogue_import_row r where r.import_id = i.id and upper(r.sku) = $2 and r.outcome <> 'same'))
    and ($3::text is null or i.state = $3)`;
  const values = [search.trim(), skuKeyOf(search.trim()), state ?? null] as const;
  const [imports, [sum]] = await Promise.all([
    sql.query<ImportRecord>(
      `select ${columns} from catalogue_import i where ${where} order by created_at desc, id offset $4 limit $5`,
      [...values, skip, limit],
    ),
    sql.query<{ total: number }>(`select count(*)::int as total from catalogue_import i where ${where}`, [
      ...values,
    ]),
  ]);
  return { imports, total: sum?.total ?? 0 };
}
