import { afterEach, describe, expect, it, vi } from "vitest";
import { decodeComparison, keepAdded, keptComparison, withAdded } from "./kept-comparison.ts";

describe("a light that is added to the comparison", () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ["is the first of an empty list", [], ["E"]],
    ["comes after those that are there", ["A", "B"], ["A", "B", "E"]],
    ["is not added twice", ["E", "A"], ["E", "A"]],
    ["takes the place of the first of four", ["A", "B", "C", "D"], ["B", "C", "D", "E"]],
  ])("%s", (_rule, kept, list) => expect(withAdded(kept, "E")).toEqual(list));
});

it("reads back what was kept, four at most", () => {
  expect(decodeComparison('["A","B","C","D","E"]')).toEqual(["A", "B", "C", "D"]);
});

it.each([null, "", "nonsense", "{}", "[1]"])("%j is an empty list", (text) => {
  expect(decodeComparison(text)).toEqual([]);
});

describe("before React comes, the page that compares", () => {
  afterEach(() => vi.unstubAllGlobals());
  const after = (kept: readonly string[], search: string) => {
    const rows = new Map([["precise-compare", JSON.stringify(kept)]]);
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => rows.get(key) ?? null,
      setItem: (key: string, text: string) => rows.set(key, text),
    });
    keepAdded(search);
    return keptComparison();
  };
  it.each<[string, readonly string[], string, readonly string[]]>([
    ["keeps what its address adds", ["A"], "?add=B", ["A", "B"]],
    ["keeps it once", ["A", "B"], "?add=B", ["A", "B"]],
    [
      "leaves a full list to React, which says what made room",
      ["A", "B", "C", "D"],
      "?add=E",
      ["A", "B", "C", "D"],
    ],
    ["leaves an address that says the whole list", ["A"], "?sku=B&sku=C", ["A"]],
    ["leaves the bare address", ["A"], "", ["A"]],
  ])("%s", (_rule, kept, search, list) => expect(after(kept, search)).toEqual(list));
});
