import { describe, expect, it } from "vitest";
import { decodeComparison, withAdded } from "./kept-comparison.ts";

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
