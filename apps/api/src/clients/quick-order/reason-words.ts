import type { PieceCountProblem } from "@precise/cart-core/piece-count";
import type { QuickOrderReason } from "@precise/cart-core/quick-order-outcome";
import {
  maxSideMarkLength,
  maxTradeLinesPerCart,
  maxTradeQuantityPerLine,
} from "@precise/cart-core/trade-limits";

const quantityWords: Readonly<Record<PieceCountProblem, string>> = {
  "not-a-number": "The quantity could not be read as a number.",
  "not-whole": "The quantity is not a whole number.",
  negative: "The quantity is below zero.",
  zero: "The quantity is zero.",
  unclear: "The quantity may be a thousand or one: write it without a point or comma.",
  "too-large": "The quantity is too large.",
};

/** A reason as a client reads it. @param name of the product, where it is known */
export function reasonWords(reason: QuickOrderReason, name: string): string {
  switch (reason.code) {
    case "no_sku":
      return "No article number was found in this row.";
    case "unknown_sku":
      return "No product of the trade area has this article number.";
    case "not_a_product":
      return "Not a product row: it has no article number and no number of pieces.";
    case "no_quantity":
      return "No quantity was given: it was taken as 1.";
    case "out_of_stock":
      return `${name} is out of stock.`;
    case "cart_full":
      return `A cart holds at most ${maxTradeLinesPerCart.toLocaleString("en")} rows.`;
    case "mark_too_long":
      return `The side mark has ${reason.length} characters, and at most ${maxSideMarkLength} fit. Shorten it.`;
    case "bad_quantity":
      return quantityWords[reason.problem];
    case "read_as":
      return `Read as ${reason.sku}.`;
    case "repeated":
      return `Row ${reason.row} has the same product and the same side mark; both are added up.`;
    case "stock_short":
      return `${inAll(reason.limit, "in stock")}${before(reason.before)}`;
    case "line_limit":
      return `A cart holds at most ${maxTradeQuantityPerLine.toLocaleString("en")} pieces of one product${before(reason.before)}`;
  }
}

function inAll(limit: number, what: string): string {
  return limit === 1 ? `Only 1 is ${what}` : `Only ${limit.toLocaleString("en")} are ${what}`;
}

function before(pieces: number): string {
  return pieces === 0 ? "." : `, and ${pieces.toLocaleString("en")} of them are yours already.`;
}
