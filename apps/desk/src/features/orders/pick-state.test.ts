import { describe, expect, it } from "vitest";
import { picked, pickedLines, scanned, shortfallText } from "./pick-state.ts";

const lines = [
  { sku: "WL-7", quantity: 2 },
  { sku: "PD-1", quantity: 1 },
  { sku: "WL-7", quantity: 1 },
];

describe("picking an order", () => {
  it("counts each scan to the first line of the article that has room", () => {
    const twice = scanned(lines, scanned(lines, {}, "wl-7") ?? {}, " WL-7 ");
    expect(twice).toEqual({ 0: 2 });
    expect(scanned(lines, twice ?? {}, "WL-7")).toEqual({ 0: 2, 2: 1 });
  });

  it("refuses an article that is not in the order, or is all picked", () => {
    expect(scanned(lines, {}, "XX-1")).toBeNull();
    expect(scanned(lines, { 1: 1 }, "PD-1")).toBeNull();
  });

  it("ticks a whole line, and takes it back", () => {
    expect(picked(lines, {}, 0, true)).toEqual({ 0: 2 });
    expect(picked(lines, { 0: 2 }, 0, false)).toEqual({ 0: 0 });
  });

  it("names what was picked by the lines of the order", () => {
    expect(pickedLines([{ line: 2 }, { line: 5 }], { 1: 3 })).toEqual({ 2: 0, 5: 3 });
  });

  it("says what is missing", () => {
    expect(shortfallText(lines, { 0: 1, 1: 1 })).toBe(
      "Not found when picking: 1 of 2 × WL-7, 1 of 1 × WL-7.",
    );
  });
});
