import { expect, it } from "vitest";
import { maxLinesPerCart, maxQuantityPerLine } from "./limits.ts";

it("a cart holds at most 100 lines of at most 999 pieces", () => {
  expect([maxLinesPerCart, maxQuantityPerLine]).toEqual([100, 999]);
});
