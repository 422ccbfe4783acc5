import { describe, expect, it } from "vitest";
import { linesOfText, orderedLines, withOneMore, withoutLine, withTyped } from "./lines-text.ts";

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

  it("go one by one", () => {
    expect(orderedLines(withoutLine(withOneMore(withOneMore("", "LAMP"), "BULB"), "LAMP"))).toEqual([
      { sku: "BULB", quantity: 1 },
    ]);
  });
});
