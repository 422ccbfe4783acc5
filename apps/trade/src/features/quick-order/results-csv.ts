import { csvText } from "@precise/cart-core/csv-text";
import type { QuickOrderRow } from "@precise/contract/trade/quick-order";
import { quickCopy } from "./quick-order-copy.ts";

const { report } = quickCopy;

/** The result of every row as a file for a spreadsheet, one line for each. */
export function resultsCsv(rows: readonly QuickOrderRow[]): string {
  return csvText(
    [...report.columns],
    rows.map(
      ({ row, text, outcome, sku, name, asked: wanted, quantity, side_mark, unit, reasons, nearest }) => [
        String(row),
        text,
        report.outcomes[outcome],
        sku ?? null,
        name ?? null,
        wanted === undefined ? null : String(wanted),
        String(quantity),
        side_mark ?? null,
        unit?.net ?? null,
        unit?.gross ?? null,
        reasons.map(({ message }) => message).join(" "),
        nearest?.sku ?? null,
      ],
    ),
  );
}
