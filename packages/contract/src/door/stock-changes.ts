import * as z from "zod/mini";
import { stockCursorPattern } from "../wire/stock-cursor.ts";

/** Longest cursor that a call takes. */
export const longestStockCursor = 1_200;

/** A cursor as it travels: `1f0c93ab.751:760:751,755`. */
export const stockCursor = z
  .string()
  .check(z.maxLength(longestStockCursor), z.regex(stockCursorPattern, { error: "must be a stock cursor" }));

/** What changed of the stock that shoppers see. */
export const stockChanges = z.object({
  /** Pass it on with the next question. */
  cursor: stockCursor,
  /**
   * The articles whose shown stock changed since the cursor that was asked with; one may be named more than once over
   * several answers. `at` is the number of its last change, for `isTold`. Null: too many, or the cursor is of another
   * database; then everything that shows stock must be rendered again once.
   */
  changed: z.nullable(z.array(z.object({ sku: z.string(), at: z.int() }))),
});
export type StockChanges = z.infer<typeof stockChanges>;
export type StockChange = NonNullable<StockChanges["changed"]>[number];
