import { spreadsheetText } from "@precise/cart-core/csv-text";
import type { ExportColumn } from "../export/catalogue-csv.ts";
import type { FileProduct } from "./catalogue-file.ts";
import type { CatalogueProduct } from "./catalogue-product.ts";

/** These say which product it is and what its author saw of the stock: they count although they are as they were. */
const alwaysRead: ReadonlySet<string> = new Set(["sku", "stock_qty", "stock_seen", "stock_export"]);

/**
 * A row of a CSV without the cells that say what is there already. So an export that comes back changes nothing, whatever
 * is in the catalogue: also what today's rules would not take, and what a spreadsheet can only write in one way.
 */
export function withoutUnchanged(
  row: FileProduct,
  before: CatalogueProduct,
  columns: readonly ExportColumn[],
): FileProduct {
  const { cells } = row;
  if (cells === undefined) return row;
  // Typed in other case it is the same product, and keeps its number and its page.
  const fields: Record<string, unknown> = { ...row.fields, sku: before.sku };
  const singleAttributes = { ...row.singleAttributes };
  for (const { title, textOf } of columns) {
    const cell = cells.get(title);
    if (cell === undefined || alwaysRead.has(title)) continue;
    if (plain(cell) !== plain(spreadsheetText(textOf(before)))) continue;
    const code = /^attr:(.+)$/.exec(title)?.[1];
    if (code === undefined) delete fields[title];
    else delete singleAttributes[code];
  }
  return { ...row, fields, singleAttributes };
}

/** Line ends are a matter of the system that wrote them, and spaces around a cell of nobody. */
function plain(cell: string): string {
  return cell.replace(/\r\n?/g, "\n").trim();
}
