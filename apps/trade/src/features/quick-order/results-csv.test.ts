import { expect, it } from "vitest";
import { resultsCsv } from "./results-csv.ts";

it("a report has a line for each row, and starts no formula", () => {
  expect(
    resultsCsv([
      {
        row: 1,
        text: "=HYPERLINK(1) 2",
        outcome: "rejected",
        asked: 2,
        quantity: 0,
        reasons: [{ code: "unknown_sku", message: "No such article." }],
        nearest: { sku: "PR-1", name: "Lekki Globe" },
      },
      {
        row: 2,
        text: "PR-1 3",
        outcome: "accepted",
        sku: "PR-1",
        name: "Lekki Globe",
        asked: 3,
        quantity: 3,
        unit: { net: "1000.00", gross: "1075.00" },
        reasons: [],
      },
    ]).split("\r\n"),
  ).toEqual([
    "Row,Your entry,Result,Item no.,Product,Quantity asked,Quantity,Side mark,Net each,With VAT each,Why,Did you mean",
    "1,'=HYPERLINK(1) 2,Cannot add,,,2,0,,,,No such article.,PR-1",
    "2,PR-1 3,OK,PR-1,Lekki Globe,3,3,,1000.00,1075.00,,",
    "",
  ]);
});
