import { describe, expect, it } from "vitest";
import { selectionWords, shownState, withRange, withRow } from "./selection.ts";

const shown = ["A", "B", "C", "D"];

describe("selecting rows", () => {
  it("one by one", () => {
    const selection = withRow(withRow(new Set(), "B", true), "C", true);
    expect([...selection]).toEqual(["B", "C"]);
    expect([...withRow(selection, "B", false)]).toEqual(["C"]);
  });

  it("with Shift, from the row pressed before in either direction", () => {
    expect([...withRange(new Set(), shown, "B", "D", true)]).toEqual(["B", "C", "D"]);
    expect([...withRange(new Set(), shown, "C", "A", true)]).toEqual(["A", "B", "C"]);
  });

  it("with Shift takes a range out again", () => {
    expect([...withRange(new Set(shown), shown, "A", "C", false)]).toEqual(["D"]);
  });

  it("with Shift changes only this row where the one before is not shown", () => {
    expect([...withRange(new Set(["Z"]), shown, "Z", "C", true)]).toEqual(["Z", "C"]);
  });

  it("says how many are selected, and how many of them are not shown", () => {
    expect(selectionWords(new Set(["A", "B"]), shown)).toBe("2 selected");
    expect(selectionWords(new Set(["A", "B", "Z"]), shown)).toBe("3 selected, 1 not shown");
  });

  it("knows whether all shown rows are selected", () => {
    expect(shownState(new Set(shown), shown)).toBe("all");
    expect(shownState(new Set(["A", "Z"]), shown)).toBe("some");
    expect(shownState(new Set(["Z"]), shown)).toBe("none");
    expect(shownState(new Set(), [])).toBe("none");
  });
});
