import { readPieceCount } from "./piece-count.ts";
import { isArticleNumber, type QuickOrderLayout } from "./quick-order-line.ts";

/** Names of columns as price lists and bills of quantities have them, letters alone; the surest first. */
export const skuColumnNames: readonly string[] = [
  "sku",
  "skucode",
  "articlenumber",
  "articleno",
  "article",
  "itemcode",
  "itemnumber",
  "itemno",
  "productcode",
  "partnumber",
  "partno",
  "modelno",
  "model",
  "catno",
  "code",
  "reference",
  "ref",
  "item",
  "product",
];
export const quantityColumnNames: readonly string[] = [
  "quantity",
  "qty",
  "orderqty",
  "qtyordered",
  "orderquantity",
  "pieces",
  "pcs",
  "units",
  "count",
];
const sideMarkColumnNames: readonly string[] = [
  "sidemark",
  "mark",
  "room",
  "area",
  "location",
  "zone",
  "remark",
  "remarks",
  "note",
  "notes",
];

/**
 * The layout that a heading row gives.
 * @param isFirst nothing is above it: then one known name is enough; further down both must be there
 * @returns null for a row that is no heading
 */
export function layoutOfHeading(cells: readonly string[], isFirst: boolean): QuickOrderLayout | null {
  const names = cells.map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ""));
  const isOfOrder = (cell: string) =>
    readPieceCount(cell).ok || (/\d/.test(cell) && isArticleNumber(cell.trim()));
  if (cells.some(isOfOrder)) return null;
  const sku = firstOf(names, skuColumnNames);
  const quantity = firstOf(names, quantityColumnNames);
  const sideMark = firstOf(names, sideMarkColumnNames);
  const isHeading = isFirst
    ? sku !== undefined || quantity !== undefined
    : sku !== undefined && quantity !== undefined;
  if (!isHeading) return null;
  return { sku, quantity, sideMark };
}

function firstOf(names: readonly string[], known: readonly string[]): number | undefined {
  for (const name of known) {
    const at = names.indexOf(name);
    if (at >= 0) return at;
  }
  return undefined;
}
