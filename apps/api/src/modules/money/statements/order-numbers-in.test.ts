import { describe, expect, it } from "vitest";
import { findOrderNumbers, indexNumbers } from "./order-numbers-in.ts";

const index = indexNumbers(["PR-7KQ2M9XT", "PR-7KQ2M9XW", "PR-9AB3CD5E", "PR-10B4C0DE"]);
const found = (narration: string) =>
  findOrderNumbers(narration, index).map(({ number, isSlip }) => `${number}${isSlip ? " by a slip" : ""}`);

describe("order numbers in a narration", () => {
  it.each([
    ["9AB3CD5E", ["PR-9AB3CD5E"]],
    ["xx9ab3cd5e", ["PR-9AB3CD5E"]],
    ["PR IOB4 CODE", ["PR-10B4C0DE"]],
    ["PR-9AB3CD5E PR-9AB3CD5E PR-7KQ2M9XT", ["PR-9AB3CD5E", "PR-7KQ2M9XT"]],
  ])("%s has those that stand there in full, each once", (narration, numbers) => {
    expect(found(narration)).toEqual(numbers);
  });

  it.each([
    ["one character wrong", "9AB3CD5F"],
    ["the first wrong", "8AB3CD5E"],
    ["one missing", "9AB3CD5"],
    ["the first missing", "AB3CD5E"],
    ["one doubled", "9AB33CD5E"],
    ["two neighbours exchanged", "9A3BCD5E"],
    ["the first two exchanged", "A9B3CD5E"],
  ])("are found with %s, where a word begins or behind the prefix", (_, typed) => {
    expect(found(`TRF ${typed}`)).toEqual(["PR-9AB3CD5E by a slip"]);
    expect(found(`TRANSFERPR${typed}`)).toEqual(["PR-9AB3CD5E by a slip"]);
    expect(found(`TRANSFER${typed}`)).toEqual([]);
  });

  it.each([
    ["two characters wrong", "9AB3CDXX"],
    ["one wrong and one missing", "9AB3CDX"],
    ["two exchanged that are no neighbours", "9AC3BD5E"],
    ["one wrong and one too many", "9XB3CCD5E"],
    ["one that stands two places on", "9B3ACD5E"],
    ["too few to be one", "9AB3CD"],
  ])("are not guessed with %s", (_, typed) => {
    expect(found(typed)).toEqual([]);
  });

  it("that differ by one character from what is typed are all found", () => {
    expect(found("7KQ2M9X")).toEqual(["PR-7KQ2M9XT by a slip", "PR-7KQ2M9XW by a slip"]);
    expect(found("7KQ2M9XZ")).toEqual(["PR-7KQ2M9XT by a slip", "PR-7KQ2M9XW by a slip"]);
  });

  it("are not looked for with slips where one stands there in full", () => {
    expect(found("PR-9AB3CD5E 7KQ2M9X")).toEqual(["PR-9AB3CD5E"]);
  });
});
