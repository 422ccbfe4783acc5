import { expect, it } from "vitest";
import { readRows, typedRows, withRowAtEnd } from "./fee-rows.ts";

it("what is typed comes to a table, and back", () => {
  const typed = [
    { from: "0", to: "₦100,000", fee: "5000" },
    { from: "100,001", to: "", fee: "0" },
  ];
  const rows = [
    { from: 0, to: 100_000, fee: 5_000 },
    { from: 100_001, to: null, fee: 0 },
  ];
  expect(readRows(typed).rows).toEqual(rows);
  expect(typedRows(rows)).toEqual([
    { from: "0", to: "100,000", fee: "5,000" },
    { from: "100,001", to: "", fee: "0" },
  ]);
});

it("what is no amount, or overlaps, is named by its row and field", () => {
  expect(readRows([{ from: "0", to: "", fee: "" }]).faults).toEqual([
    { row: 0, field: "fee", message: "Enter an amount." },
  ]);
  expect(readRows([{ from: "0.50", to: "", fee: "1" }]).faults).toMatchObject([{ row: 0, field: "from" }]);
  expect(
    readRows([
      { from: "0", to: "100", fee: "1" },
      { from: "100", to: "", fee: "1" },
    ]).faults,
  ).toMatchObject([{ row: 1, field: "from" }]);
});

it("a new row begins above the last one's end", () => {
  expect(withRowAtEnd([{ from: "0", to: "100,000", fee: "1" }]).at(-1)?.from).toBe("100,001");
});
