import { describe, expect, it } from "vitest";
import { bareNumber, itemNumber, seriesNumber, skuAsTyped, skuForm } from "./pasted-number.ts";

it.each([
  "RET-000012",
  "ret 12",
  "#RET\u2013000012.",
  "\u201cRET\u2011000012\u201d,",
  "`\uff32\uff25\uff34-\u0660\u0660\u0660\u0660\u0661\u0662`",
  "Return no. RET\u2212000012",
  "(RET-0000\u200b12)",
])("reads the return's number from %j", (typed) => expect(seriesNumber("RET", typed)).toBe("RET-000012"));

it.each(["", "RET-", "12", "INV-000012", "RET-12a"])("finds no return's number in %j", (typed) =>
  expect(seriesNumber("RET", typed)).toBeUndefined(),
);

describe("an article number", () => {
  it.each([
    "PR-CH-ADN60-BB",
    "PR-CH-ADN60-BB\u200b",
    "'PR-CH-ADN60-BB'",
    "[PR\u2011CH\u2013ADN60\u2212BB].",
    "# PR - CH - ADN60 - BB,",
    "\uff30\uff32-CH-ADN6\uff10-BB",
  ])("is read from %j", (typed) => expect(itemNumber(typed)).toBe("PR-CH-ADN60-BB"));
  it("keeps its case, and two words stay two", () => expect(itemNumber("lamp one")).toBe("lamp one"));
  it("has one bare form", () => expect(bareNumber("\u00abpr ch\u2014adn60.bb\u00bb")).toBe("PRCHADN60BB"));
});

it.each([
  ["PR-1.", "PR-1."],
  [" PR-1\u200b ", "PR-1"],
  ["# PR - 1", "PR-1"],
])("the SKU %j is kept as %j", (typed, sku) => expect(skuAsTyped(typed)).toBe(sku));

it("no SKU has blanks within", () => expect(skuForm.test(skuAsTyped("PR 1"))).toBe(false));
