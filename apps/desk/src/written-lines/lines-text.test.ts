import { describe, expect, it } from "vitest";
import { linesOfText, orderedLines, withOneMore, withoutLine, withPieces, withTyped } from "./lines-text.ts";

describe("lines that are written down", () => {
  it("count one more of an article that is there already", () => {
    const text = withOneMore(withOneMore(withOneMore("", "LAMP"), "BULB"), "LAMP");
    expect(linesOfText(text)).toEqual([
      { sku: "LAMP", typed: "2" },
      { sku: "BULB", typed: "1" },
    ]);
  });

  it.each(["", "0", "x", "1.5", "-2"])("are not ordered while %j stands in the field, and stay", (typed) => {
    const text = withTyped(withOneMore("", "LAMP"), "LAMP", typed);
    expect(orderedLines(text)).toEqual([]);
    expect(linesOfText(text)).toEqual([{ sku: "LAMP", typed }]);
  });

  it("take the pieces of a cart, each article once, and keep the others", () => {
    const cart = [
      { sku: "LAMP", quantity: 3 },
      { sku: "RING", quantity: 1 },
    ];
    const text = withPieces(withOneMore(withOneMore("", "LAMP"), "BULB"), cart);
    const lines = [
      { sku: "LAMP", quantity: 3 },
      { sku: "BULB", quantity: 1 },
      { sku: "RING", quantity: 1 },
    ];
    expect(orderedLines(text)).toEqual(lines);
    expect(orderedLines(withPieces(text, cart))).toEqual(lines);
  });

  it("go one by one", () => {
    expect(orderedLines(withoutLine(withOneMore(withOneMore("", "LAMP"), "BULB"), "LAMP"))).toEqual([
      { sku: "BULB", quantity: 1 },
    ]);
  });
});
