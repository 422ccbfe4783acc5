import type { Sql } from "#api/platform/database/port.ts";
import { type Pack, packer } from "#api/platform/memory/packed.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { type ExportColumn, exportColumns } from "../export/catalogue-csv.ts";
import type { Structure } from "../structure.ts";
import type { CatalogueFile, FileProduct } from "./catalogue-file.ts";
import { type CatalogueProduct, contentHashOf, skuKeyOf } from "./catalogue-product.ts";
import { type CheckContext, checkProduct, type GivenStock, productColumns } from "./check-product.ts";
import type { ImportProgress, RowErrors } from "./import-report.ts";
import type { StockWish } from "./import-stock.ts";
import type { PictureStore } from "./pictures.ts";
import { galleryOf } from "./product-gallery.ts";
import { textOfField } from "./read-value.ts";
import { findStored, type StoredProduct } from "./stored-products.ts";
import { withoutUnchanged } from "./unchanged-cells.ts";

/** A good row: what the product shall be and what it was. `wanted` is undefined where nothing has to be written. */
export interface CheckedRow {
  readonly sku: string;
  readonly position: number;
  readonly before: Pick<StoredProduct, "id" | "isWithdrawn" | "position"> | undefined;
  /** The product in full as it was; only where it was asked for. */
  readonly stored?: StoredProduct | undefined;
  /** Where the row is in its file. */
  readonly line: number;
  readonly wanted: (() => WantedProduct) | undefined;
  /** What is to become of a known product's stock. */
  readonly stock: StockWish | undefined;
  /** The file names another stock than there is, and may not set it. */
  readonly leavesStock: boolean;
  /** All that a new product needs is there, so that the file may say where it stands among the others. */
  readonly isWhole: boolean;
}

/** What is to be written. */
export interface WantedProduct {
  readonly product: CatalogueProduct;
  readonly contentHash: string;
}

/** How the stock of known products is treated. */
interface StockTerms {
  /** The file's pieces are not heeded at all. */
  readonly keepStock: boolean;
  /** The file's pieces are the truth, whatever was sold since. */
  readonly setStock: boolean;
  /** Used as the export's name where the file names none: differences of one file count once. */
  readonly fileSource: string;
}

/** What every row is checked with. */
interface RowContext extends CheckContext {
  readonly asExported: readonly ExportColumn[];
  /** A file may have hundreds of thousands of rows, which are held until all of them are checked. */
  readonly pack: Pack;
}

const rowsAtOnce = 50;

/** What a new product must have. */
const wholeFields = ["name", "price", "category_ids"];

/** Checks all products of a file and compares them with the stored ones; what is wrong goes to `errors`. */
export async function checkRows(options: {
  sql: Sql;
  file: CatalogueFile;
  structure: Structure;
  pictures: PictureStore;
  stock: StockTerms;
  errors: Pick<RowErrors, "add">;
  /** What a row's place in the file is called: `line` where that is left out. */
  lineName?: "line" | "row";
  /** Good rows bring along what their product was. */
  keepStored?: boolean;
  onProgress(progress: ImportProgress): void;
}): Promise<CheckedRow[]> {
  const { file, structure, onProgress } = options;
  const context: RowContext = {
    columns: productColumns(structure, file.decimalMark),
    asExported: exportColumns(structure.attributes, ""),
    now: wireTime(new Date()),
    pack: packer(),
  };
  const firstLines = new Map<string, number>();
  const rows: CheckedRow[] = [];
  let batch: FileProduct[] = [];
  let position = 0;

  async function flush(): Promise<void> {
    const first = position - batch.length;
    rows.push(...(await checkBatch(batch, first, firstLines, context, options)));
    const last = batch.at(-1);
    if (last) onProgress({ phase: "check", share: last.share, done: position });
    batch = [];
  }
  for await (const product of file.products()) {
    batch.push(product);
    position += 1;
    if (batch.length >= rowsAtOnce) await flush();
  }
  await flush();
  onProgress({ phase: "check", share: 1, done: position });
  return rows;
}

async function checkBatch(
  batch: readonly FileProduct[],
  firstPosition: number,
  firstLines: Map<string, number>,
  context: RowContext,
  { sql, pictures, stock, errors, lineName = "line", keepStored = false }: Parameters<typeof checkRows>[0],
): Promise<CheckedRow[]> {
  const keys = batch.map((row) => skuKeyOf(textOfField(row.fields.sku).trim()));
  const stored = await findStored(sql, keys);
  const rows = await Promise.all(
    batch.map(async (row, at): Promise<UnpackedRow | undefined> => {
      const { file, line } = row;
      const report = (field: string, reason: string) => errors.add({ file, line, field, reason });
      const key = keys[at] ?? "";
      const before = stored.get(key);
      const news = before ? withoutUnchanged(row, before.product, context.asExported) : row;
      const checked = checkProduct(news, before?.product, context, report);
      if (!checked) return undefined;
      const firstLine = firstLines.get(key);
      if (firstLine !== undefined)
        return void report("sku", `"${checked.product.sku}" is already on ${lineName} ${firstLine}`);
      firstLines.set(key, line);
      const mediaGallery = await galleryOf(checked, before?.product, pictures, report);
      return (
        mediaGallery && {
          ...compared({ ...checked.product, mediaGallery }, before, firstPosition + at),
          ...stockOf(row, checked.stock, before, stock),
          line,
          ...(keepStored && { stored: before }),
          isWhole: wholeFields.every((field) => row.fields[field] !== undefined),
        }
      );
    }),
  );
  return packed(
    rows.filter((row) => row !== undefined),
    context.pack,
  );
}

interface UnpackedRow extends Omit<CheckedRow, "wanted"> {
  readonly wanted: WantedProduct | undefined;
}

function packed(rows: readonly UnpackedRow[], pack: Pack): CheckedRow[] {
  const read = pack(rows.flatMap(({ wanted }) => wanted ?? []));
  let next = 0;
  return rows.map((row) => {
    if (row.wanted === undefined) return { ...row, wanted: undefined };
    const place = next;
    next += 1;
    return { ...row, wanted: () => read(place) };
  });
}

function compared(
  product: CatalogueProduct,
  before: StoredProduct | undefined,
  position: number,
): Pick<UnpackedRow, "sku" | "position" | "before" | "wanted"> {
  const contentHash = contentHashOf(product);
  const isSame =
    before &&
    !before.isWithdrawn &&
    // What an older release wrote may have another hash and the same content.
    (before.contentHash === contentHash || contentHashOf(before.product) === contentHash);
  return {
    sku: product.sku,
    position,
    before: before && { id: before.id, isWithdrawn: before.isWithdrawn, position: before.position },
    wanted: isSame ? undefined : { product, contentHash },
  };
}

/** A file that does not say what its author saw changes no stock: pieces may have been sold since it was written. */
function stockOf(
  { file, line }: FileProduct,
  { quantity, seen, source }: GivenStock,
  before: StoredProduct | undefined,
  { keepStock, setStock, fileSource }: StockTerms,
): Pick<CheckedRow, "stock" | "leavesStock"> {
  if (!before || quantity === undefined || keepStock) return { stock: undefined, leavesStock: false };
  const row = { id: before.id, sku: before.product.sku, file, line };
  if (setStock) return { stock: { ...row, kind: "set", quantity }, leavesStock: false };
  if (seen === undefined) return { stock: undefined, leavesStock: quantity !== before.product.stockQty };
  const difference: StockWish = {
    ...row,
    kind: "difference",
    change: quantity - seen,
    source: source ?? fileSource,
  };
  return { stock: difference, leavesStock: false };
}
