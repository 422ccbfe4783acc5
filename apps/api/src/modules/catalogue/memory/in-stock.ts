import type { AttributeMeta } from "../structure.ts";
import type { OptionColumn } from "./columns.ts";

/** Filters by what can be sent now. No product states it: it follows the stock. @source design D30 */
export const inStockMeta: AttributeMeta = {
  code: "in_stock",
  label: "In stock",
  inputType: "boolean",
  unit: null,
  filterable: true,
  options: [{ label: "Yes", value: "1" }],
};

/** The place of "Yes" among the options, or that of no option. */
export function inStockPlace(pieces: number): number {
  return pieces > 0 ? 0 : -1;
}

/** @param shownStock by ordinal */
export function inStockColumn(shownStock: Uint8Array): OptionColumn {
  return {
    kind: "options",
    meta: inStockMeta,
    first: Int16Array.from(shownStock, inStockPlace),
    further: new Map(),
    numbers: undefined,
  };
}
