import { cutText } from "@precise/contract/wire/cut-text";
import type { Sql } from "#api/platform/database/port.ts";
import type { ShopFiles } from "#api/platform/files/file-store.ts";
import type { Cell } from "#api/platform/sheets/cell.ts";
import { type ExportColumn, exportColumns } from "../export/catalogue-csv.ts";
import type { FileProduct } from "../import/catalogue-file.ts";
import { type CatalogueProduct, skuKeyOf } from "../import/catalogue-product.ts";
import { type CheckedRow, checkRows } from "../import/check-rows.ts";
import { decimalMarkIn } from "../import/csv-columns.ts";
import { planStock, type StockWish } from "../import/import-stock.ts";
import { openPictures, type PictureStore } from "../import/pictures.ts";
import { textOfField } from "../import/read-value.ts";
import type { StoredProduct } from "../import/stored-products.ts";
import { listedSkus } from "../import/stored-products.ts";
import { readStructure, type Structure } from "../structure.ts";
import { columnsIn, type FileTable, productOfRow } from "./file-products.ts";

/** How a file is to be read. */
export interface ImportOptions {
  readonly emptyClears: boolean;
  readonly withdrawUnlisted: boolean;
  readonly setStock: boolean;
  /** Its cells are parted by semicolons, which is where a comma may be a decimal mark. */
  readonly areSemicolons?: boolean;
}

export interface Reason {
  readonly field: string;
  readonly reason: string;
}

export interface Change {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** A row of a file, or a product that it does not list, with what becomes of it. */
export interface JudgedRow {
  readonly row: number | null;
  readonly sku: string;
  readonly name: string;
  readonly outcome: "new" | "changed" | "same" | "refused" | "withdrawn";
  readonly reasons: readonly Reason[];
  readonly changes: readonly Change[];
  readonly cells: readonly Cell[] | null;
  readonly productId: number | null;
  readonly beforeHash: string | null;
  readonly afterHash: string | null;
  readonly wasWithdrawn: boolean;
  /** Fields as they were. */
  readonly restore: Partial<CatalogueProduct> | null;
  readonly stockMoved: number;
  readonly stockSource: string | null;
}

/** What a whole file comes to with the catalogue of a moment. */
export interface JudgedFile {
  readonly rows: readonly JudgedRow[];
  /** The good ones, as they are saved: known products keep their places, new ones stand behind all others. */
  readonly good: readonly CheckedRow[];
  readonly removedIds: readonly number[];
  readonly stock: readonly StockWish[];
  /** Rows whose pieces are not heeded. */
  readonly stockLeft: number;
  readonly listed: number;
  readonly structure: Structure;
  readonly pictures: PictureStore;
}

/**
 * Checks every row and says what it would do. Rows in are rows out. Nothing is changed.
 * @param sha256 of the file, as the source of stock differences whose rows name none
 * @throws UnreadableFile on columns that the catalogue does not know
 */
export async function judgeRows(
  sql: Sql,
  files: ShopFiles,
  table: FileTable,
  input: { readonly file: string; readonly sha256: string; readonly options: ImportOptions },
): Promise<JudgedFile> {
  const { file, sha256, options } = input;
  const structure = await readStructure(sql);
  const columns = columnsIn(table, file, structure);
  const numbers = new Set(
    structure.attributes.filter(({ inputType }) => inputType === "number").map(({ code }) => code),
  );
  const decimalMark = options.areSemicolons
    ? decimalMarkIn(
        table.rows.map(({ cells }) => cells),
        columns,
        (code) => numbers.has(code),
      )
    : "dot";
  const reasons = new Map<number, Reason[]>();
  const pictures = await openPictures(sql, files, []);
  const products = table.rows.map((row) => productOfRow(row, columns, file, options.emptyClears));
  const checked = await checkRows({
    sql,
    file: { structure: undefined, decimalMark, products: () => each(products) },
    structure,
    pictures,
    stock: { keepStock: false, setStock: options.setStock, fileSource: `file:${sha256.slice(0, 32)}` },
    errors: {
      add: ({ line, field, reason }) => reasons.set(line, [...(reasons.get(line) ?? []), { field, reason }]),
    },
    lineName: "row",
    keepStored: true,
    onProgress: () => undefined,
  });
  const stock = checked.flatMap((row) => row.stock ?? []);
  const plan = await planStock(sql, stock);
  const clamped = new Map(plan.report.clamped.map((each) => [each.line, each]));
  const byRow = new Map(checked.map((row) => [row.line, row]));
  const shown = exportColumns(structure.attributes, "").filter(({ title }) => !title.startsWith("stock_"));
  const rows = table.rows.map(({ row, cells }, at): JudgedRow => {
    const good = byRow.get(row);
    const wrong = reasons.get(row);
    if (!good || wrong) return refused(row, cells, products[at], wrong ?? []);
    const clamp = clamped.get(row);
    const moved = good.before ? (plan.moves.get(good.before.id) ?? 0) : 0;
    return {
      ...judged(good, moved, shown),
      row,
      cells,
      reasons: clamp
        ? [
            {
              field: "stock_qty",
              reason: `takes ${clamp.taken} away, and ${clamp.left} are left: it goes to 0`,
            },
          ]
        : [],
    };
  });
  const named = new Set(rows.map(({ sku }) => skuKeyOf(sku)));
  const listed = await listedSkus(sql);
  const unlisted = options.withdrawUnlisted ? [...listed].filter(([, sku]) => !named.has(skuKeyOf(sku))) : [];
  return {
    rows: [
      ...rows,
      ...(await withdrawals(
        sql,
        unlisted.map(([id]) => id),
      )),
    ],
    good: await behindAll(
      sql,
      checked.filter(({ line }) => !reasons.has(line)),
    ),
    removedIds: unlisted.map(([id]) => id),
    stock,
    stockLeft: checked.filter(({ leavesStock }) => leavesStock).length,
    listed: listed.size,
    structure,
    pictures,
  };
}

async function* each(products: readonly FileProduct[]): AsyncGenerator<FileProduct> {
  yield* products;
}

function refused(
  row: number,
  cells: readonly Cell[],
  product: FileProduct | undefined,
  reasons: readonly Reason[],
): JudgedRow {
  return {
    row,
    sku: cutText(textOfField(product?.fields.sku).trim(), 200),
    name: cutText(textOfField(product?.fields.name).trim(), 200),
    outcome: "refused",
    reasons,
    changes: [],
    cells,
    ...untouched,
  };
}

const untouched = {
  productId: null,
  beforeHash: null,
  afterHash: null,
  wasWithdrawn: false,
  restore: null,
  stockMoved: 0,
  stockSource: null,
} as const;

function judged(
  { stored, wanted: packed, sku, stock }: CheckedRow,
  moved: number,
  columns: readonly ExportColumn[],
): Omit<JudgedRow, "row" | "cells" | "reasons"> {
  const wanted = packed?.();
  const after = wanted?.product;
  const base = { sku, name: after?.name ?? stored?.product.name ?? "" };
  if (!stored) {
    if (!after) throw new Error("a new product has nothing to write");
    const changes = changesOf(undefined, after, columns);
    const stockChange = { field: "stock_qty", before: "", after: String(after.stockQty) };
    return {
      ...base,
      outcome: "new",
      changes: [...changes, stockChange],
      ...untouched,
      afterHash: wanted?.contentHash ?? null,
    };
  }
  const { product: before, isWithdrawn } = stored;
  const changes: Change[] = [
    ...(isWithdrawn ? [{ field: "on_sale", before: "no", after: "yes" }] : []),
    ...(after ? changesOf(before, after, columns) : []),
    ...(moved === 0
      ? []
      : [{ field: "stock_qty", before: String(before.stockQty), after: String(before.stockQty + moved) }]),
  ];
  return {
    ...base,
    outcome: wanted || moved !== 0 ? "changed" : "same",
    changes,
    productId: stored.id,
    beforeHash: stored.contentHash,
    afterHash: wanted?.contentHash ?? stored.contentHash,
    wasWithdrawn: isWithdrawn,
    restore: after ? fieldsThatDiffer(before, after) : null,
    stockMoved: moved,
    stockSource: stock?.kind === "difference" ? stock.source : null,
  };
}

function changesOf(
  before: CatalogueProduct | undefined,
  after: CatalogueProduct,
  columns: readonly ExportColumn[],
): Change[] {
  return columns.flatMap(({ title, textOf }) => {
    const was = before ? textOf(before) : "";
    const is = textOf(after);
    return was === is || title === "sku" ? [] : [{ field: title, before: was, after: is }];
  });
}

/** Of the product as it was, what is other afterwards. Pieces are moved by themselves. */
function fieldsThatDiffer(before: CatalogueProduct, after: CatalogueProduct): Partial<CatalogueProduct> {
  const then = new Map<string, unknown>(Object.entries(after));
  return Object.fromEntries(
    Object.entries(before).filter(
      ([field, value]) => field !== "stockQty" && JSON.stringify(value) !== JSON.stringify(then.get(field)),
    ),
  );
}

async function withdrawals(sql: Sql, ids: readonly number[]): Promise<JudgedRow[]> {
  const rows = await sql.query<
    Pick<StoredProduct, "id"> & { sku: string; name: string; content_hash: string }
  >("select id, sku, name, content_hash from product where id = any($1::int[]) order by sku", [ids]);
  return rows.map(({ id, sku, name, content_hash: hash }) => ({
    row: null,
    sku,
    name,
    outcome: "withdrawn",
    reasons: [],
    changes: [{ field: "on_sale", before: "yes", after: "no" }],
    cells: null,
    ...untouched,
    productId: id,
    beforeHash: hash,
    afterHash: hash,
  }));
}

/** A file at the desk says nothing of the shop's own order. */
async function behindAll(sql: Sql, rows: readonly CheckedRow[]): Promise<CheckedRow[]> {
  const [last] = await sql.query<{ position: number }>(
    "select coalesce(max(position), -1) as position from product",
  );
  let position = last?.position ?? -1;
  return rows.map((row) => {
    if (!row.before) position += 1;
    return { ...row, position: row.before?.position ?? position };
  });
}
