import { describe, expect, it } from "vitest";
import { csvText } from "./csv-text.ts";

describe("rows as CSV", () => {
  it("end their lines as spreadsheets do, and quote what would break a cell", () => {
    expect(
      csvText(
        ["a", "b"],
        [
          ["one, two", 'say "hi"'],
          [null, "x\ny"],
        ],
      ),
    ).toBe('a,b\r\n"one, two","say ""hi"""\r\n,"x\ny"\r\n');
  });
  it.each(["=HYPERLINK(1)", "+1", "-2", "@SUM(A1)", "|cmd", "%x", " =1", "\t=1"])(
    "keep %o as text",
    (cell) => {
      expect(csvText(["a"], [[cell]])).toBe(`a\r\n'${cell}\r\n`);
    },
  );
  it.each(["'=1", "''+2"])("give %o, which has an apostrophe there already, one more", (cell) => {
    expect(csvText(["a"], [[cell]])).toBe(`a\r\n'${cell}\r\n`);
  });
  it("write a number below 0 as one", () => {
    expect(csvText(["a"], [[-2.5]])).toBe("a\r\n-2.5\r\n");
  });
  it("leave an article number as it is", () => {
    expect(csvText(["sku"], [["PR-PD-LEK20-BB"]])).toBe("sku\r\nPR-PD-LEK20-BB\r\n");
  });
});
