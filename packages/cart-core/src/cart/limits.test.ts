import { expect, it } from "vitest";
import { maxLinesPerCart, maxQuantityPerLine, stockStatus } from "./limits.ts";

it("a cart holds at most 100 lines of at most 999 pieces", () => {
  expect([maxLinesPerCart, maxQuantityPerLine]).toEqual([100, 999]);
});

it.each([
  [-1, "OUT_OF_STOCK"],
  [0, "OUT_OF_STOCK"],
  [1, "LOW_STOCK"],
  [5, "LOW_STOCK"],
  [6, "IN_STOCK"],
])("%i pieces are %s", (pieces, status) => expect(stockStatus(pieces)).toBe(status));
