import { expect, it } from "vitest";
import { beginsEntry, movedPlace } from "./grid-keys.ts";

const size = { rows: 30, columns: 9 };

it.each([
  ["ArrowDown", false, 6, 3],
  ["ArrowUp", false, 4, 3],
  ["ArrowLeft", false, 5, 2],
  ["ArrowRight", false, 5, 4],
  ["Home", false, 5, 0],
  ["End", false, 5, 8],
  ["Home", true, 0, 0],
  ["End", true, 29, 8],
  ["PageDown", false, 15, 3],
  ["PageUp", false, 0, 3],
  ["ArrowDown", true, 29, 3],
])("%s, with Control: %s, leads from row 5, column 3 to row %i, column %i", (key, ctrlKey, row, column) => {
  expect(movedPlace({ row: 5, column: 3 }, { key, ctrlKey }, size)).toEqual({ row, column });
});

it("stays in the grid, and leaves other keys alone", () => {
  expect(movedPlace({ row: 29, column: 8 }, { key: "ArrowRight", ctrlKey: false }, size)).toEqual({
    row: 29,
    column: 8,
  });
  expect(movedPlace({ row: 1, column: 1 }, { key: "a", ctrlKey: false }, size)).toBeNull();
});

it("begins an entry with a digit, not with a command", () => {
  const plain = { ctrlKey: false, altKey: false, metaKey: false };
  expect(beginsEntry({ key: "5", ...plain })).toBe(true);
  expect(beginsEntry({ key: "x", ...plain })).toBe(false);
  expect(beginsEntry({ key: "5", ...plain, ctrlKey: true })).toBe(false);
});
