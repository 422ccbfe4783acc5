import { describe, expect, it } from "vitest";
import { piecesOf, quantityField, typedLines } from "./quantity-fields.ts";

const typed = (...pairs: [sku: string, text: string][]) =>
  typedLines(pairs.map(([sku, text]) => [quantityField(sku), text] as const));

describe("quantities typed into a table", () => {
  it("are the lines that have one", () => {
    const read = typed(["PR-1", "12"], ["PR-2", ""], ["PR-3", " 3 "], ["PR-4", "0"]);
    expect(read).toEqual({
      lines: [
        { sku: "PR-1", quantity: 12 },
        { sku: "PR-3", quantity: 3 },
      ],
    });
    expect("lines" in read && piecesOf(read.lines)).toBe(15);
  });
  it.each(["-1", "1.5", "1e3", "ten", "10000", "12x"])("name the field that holds %s", (text) => {
    expect(typed(["PR-1", "2"], ["PR-2", text])).toEqual({ wrong: "quantity:PR-2" });
  });
  it("have nothing to do with other fields of the form", () => {
    expect(typedLines([["return", "/clients/orders"]])).toEqual({ lines: [] });
  });
});
