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

/** None, or "Yes". */
const values = [[], [0]];

/** Which of the column's values a product with so many pieces has. */
export function inStockSet(pieces: number): number {
  return pieces > 0 ? 1 : 0;
}

/** @param shownStock by ordinal */
export function inStockColumn(shownStock: Uint8Array): OptionColumn {
  return {
    kind: "options",
    meta: inStockMeta,
    sets: Uint16Array.from(shownStock, inStockSet),
    values,
    numbers: undefined,
  };
}
