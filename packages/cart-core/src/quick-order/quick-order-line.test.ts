import { describe, expect, it } from "vitest";
import { isArticleNumber, readQuickOrderCells } from "./quick-order-line.ts";

it.each(["PR-1", "PR-PD-IKJ30-WH", "PR-PD-WH", "ABC123", "1A2B3C4D", "Pr-Pd-1", "ab-cd-1x"])(
  "%s can only be an article number",
  (word) => expect(isArticleNumber(word)).toBe(true),
);

it.each([
  "E27",
  "IP65",
  "3-Gang",
  "12-34",
  "ABCDEF",
  "123456",
  "Gu-10",
  "two-tone-lamp",
  ".PR-1",
  "xPR-1",
  "xABC123",
  "ABC123x",
  ".a-b-1",
  "a-b-1.",
])("%s may be a word of a name", (word) => expect(isArticleNumber(word)).toBe(false));

describe("the cells of a row", () => {
  const likeliest = (...cells: string[]) => readQuickOrderCells(cells, false, "dot")[0];
  const five = { ok: true, value: 5 };

  it.each([
    [["Lamp", "E27", "5"], "E27"],
    [["Lamp", "PR-x", "5"], "PR-x"],
    [["Lamp", "a-x", "5"], "Lamp"],
    [["Lamp", "x-pr-y", "5"], "Lamp"],
    [["E27", "ABC123", "5"], "ABC123"],
    [["Brass  lamp", "5"], "Brass lamp"],
    [["Beam 5'-0", "5"], "Beam 5'-0"],
    [["'-lamp", "5"], "-lamp"],
  ])("%j name %s", (cells, sku) => {
    expect(likeliest(...cells)).toMatchObject({ sku, quantity: five });
  });

  it("keep a text that our own export kept", () => {
    expect(likeliest("PR-1", "5", " '=Kitchen")).toEqual({
      sku: "PR-1",
      quantity: five,
      sideMark: "=Kitchen",
    });
  });
});
