import type { PieceCountProblem } from "@precise/cart-core/piece-count";
import type { QuickOrderReason } from "@precise/cart-core/quick-order-outcome";
import {
  maxSideMarkLength,
  maxTradeLinesPerCart,
  maxTradeQuantityPerLine,
} from "@precise/cart-core/trade-limits";
import { outOfStockText } from "#api/modules/cart/stock-words.ts";

const quantityWords: Readonly<Record<PieceCountProblem, string>> = {
  "not-a-number": "The quantity is not a number.",
  "not-whole": "The quantity is not a whole number.",
  negative: "The quantity is below zero.",
  zero: "The quantity is zero.",
  unclear: "The quantity could be one or a thousand. Write it without a point or comma.",
  "too-large": "The quantity is too large.",
  fault: "The cell of the quantity holds a spreadsheet's error, such as #N/A.",
  formula: "The cell of the quantity holds a formula without its result. Open and save the file once.",
};

/**
 * A reason as a client reads it.
 * @param name of the product, where it is known
 * @param cellAt names a cell of the row by its place in the file; undefined where it was no file
 */
export function reasonWords(
  reason: QuickOrderReason,
  name: string,
  cellAt?: (column: number) => string,
): string {
  switch (reason.code) {
    case "no_sku":
      return "This row has no item number.";
    case "unknown_sku":
      return "No trade product has this item number.";
    case "not_a_product":
      return "Not a product row: it has no item number and no quantity.";
    case "no_quantity":
      return "No quantity given. We took it as 1.";
    case "out_of_stock":
      return outOfStockText(name);
    case "cart_full":
      return `A cart holds up to ${maxTradeLinesPerCart.toLocaleString("en")} rows.`;
    case "mark_too_long":
      return `The side mark has ${reason.length} characters. Use up to ${maxSideMarkLength}.`;
    case "bad_quantity":
      return reason.at === undefined || cellAt === undefined
        ? quantityWords[reason.problem]
        : `${cellAt(reason.at)}: ${quantityWords[reason.problem]}`;
    case "bad_sku_cell": {
      const place = cellAt?.(reason.at) ?? "The cell of the item number";
      return `${place} holds ${reason.text} in place of an item number. Correct the cell, save the file and try again.`;
    }
    case "read_as":
      return `Read as ${reason.sku}.`;
    case "repeated":
      return `Row ${reason.row} has the same product and side mark. We add them together.`;
    case "stock_short":
      return `${inAll(reason.limit, "in stock")}${before(reason.before)}`;
    case "line_limit":
      return `A cart holds up to ${maxTradeQuantityPerLine.toLocaleString("en")} of one product${before(reason.before)}`;
  }
}

function inAll(limit: number, what: string): string {
  return limit === 1 ? `Only 1 ${what}` : `Only ${limit.toLocaleString("en")} ${what}`;
}

function before(pieces: number): string {
  return pieces === 0 ? "." : `, and you already have ${pieces.toLocaleString("en")}.`;
}
