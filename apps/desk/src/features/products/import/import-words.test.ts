import { expect, it } from "vitest";
import { rowText } from "./import-words.ts";

const row = { row: 2, sku: "L-1", name: "Lamp" };

it("says what becomes other, and what is wrong first", () => {
  const changes = [
    { field: "price", before: "1000", after: "2000" },
    { field: "size_label", before: "Large", after: "" },
  ];
  expect(rowText({ ...row, outcome: "changed", reasons: [], changes })).toBe(
    "price: 1000 → 2000; size_label: Large → empty",
  );
  const reasons = [{ field: "price", reason: '"x" is not a price in naira' }];
  expect(rowText({ ...row, outcome: "refused", reasons, changes: [] })).toBe(
    'price "x" is not a price in naira',
  );
});
