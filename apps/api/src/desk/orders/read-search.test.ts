import { describe, expect, it } from "vitest";
import { readSearch } from "./read-search.ts";

it.each([
  "#pr-7k3m9qx1",
  "Order PR\u20137K3M9QX1.",
  "\u201cPR-7K3M9QX1\u200b\u201d",
  "`\uff30\uff32-7K3M9QX1`",
])("finds the order by %j as by its number", (typed) =>
  expect(readSearch(typed, true)).toEqual(readSearch("PR-7K3M9QX1", true)),
);

it.each(["'0803\u2011123\u20114567'", "+234 (0) 803 123 4567,", "\u0660\u0668\u0660\u0663 1234567"])(
  "finds the phone in %j",
  (typed) => expect(readSearch(typed, true).terms.at(0)?.query).toContain("'+8031234567':*"),
);

it.each([
  ["INV-000006", "INV-000006"],
  ["inv 6", "INV-000006"],
  [" invoice no. inv\u20110000\u200b06 ", "INV-000006"],
  ["#INV\u2013000006,", "INV-000006"],
  ["crn-12", "CRN-000012"],
  ["\u201cCRN 000012\u201d", "CRN-000012"],
  ["Credit note CRN-000012", "CRN-000012"],
])("finds the order of the document %j", (typed, number) => {
  const { terms, documents } = readSearch(typed, false);
  expect({ terms, documents }).toEqual({ terms: [], documents: [number] });
});

it("finds a document beside other words", () => {
  const { terms, documents } = readSearch("lagos INV-000006", false);
  expect({ count: terms.length, documents }).toEqual({ count: 1, documents: ["INV-000006"] });
});

const queryOf = (text: string) => readSearch(text, true).terms.map(({ query }) => query);

describe("a search of orders", () => {
  it.each(["0803 123 4567", "+234 803 123 4567", "2348031234567", "803-123-4567", "(0803) 1234567"])(
    "reads the phone %s as the same number",
    (text) => {
      expect(queryOf(text)).toHaveLength(1);
      expect(queryOf(text)[0]).toContain("'+8031234567':*");
    },
  );

  it("takes words with letters of another script for no number of an order", () => {
    expect(queryOf("王小明 Иван7K3")).toEqual(["(('王':* & '小':* & '明':*))", "(('иван7k3':*))"]);
  });

  it("reads the last digits of a phone, also with a 0 in front", () => {
    expect(queryOf("0567")[0]).toContain("'+0567':*");
  });

  it("keeps a phone apart from the place beside it", () => {
    expect(queryOf("lagos 0803 123")).toEqual([
      expect.stringContaining("'lagos':*"),
      expect.stringContaining("'+803123':*"),
    ]);
  });

  it.each([
    ["₦125,000", 12_500_000],
    ["125000", 12_500_000],
    ["N4,999.50", 499_950],
    ["125 000", 12_500_000],
  ])("reads %s as an amount", (text, kobo) => {
    expect(readSearch(text, true).terms[0]?.amount).toBe(kobo);
  });

  it("reads a part of an order's number as it is read from paper", () => {
    expect(queryOf("PR-7K3M")[0]).toContain("'#7k3m':*");
    expect(queryOf("7O3L")[0]).toContain("'#7031':*");
  });

  it("reads stage and money beside words", () => {
    const { stages, money, terms } = readSearch("stage:packed money:part-paid lagos", true);
    expect({ stages, money, count: terms.length }).toEqual({
      stages: ["packed"],
      money: ["part_paid"],
      count: 1,
    });
  });

  it("reads names without their accents", () => {
    expect(queryOf("Adéọlá")[0]).toContain("'adeola':*");
  });

  it("finds nothing by an e-mail for who may not see any", () => {
    expect(readSearch("ada@example.com", true).terms[0]?.query).toContain("'@ada@example.com':*");
    expect(readSearch("ada@example.com", false).terms[0]?.query).toBe("'!'");
  });

  it.each(["'; drop table x; --", "\\' | 'a", "!!!", "a & b | !c", ":* <-> ("])(
    "takes %s for words alone",
    (text) => {
      expect(() => readSearch(text, true)).not.toThrow();
    },
  );
});

it.each([
  ["prd0730bb", "PRD0730BB"],
  ["FOC-BC-01", "FOC-BC-01"],
])("takes %j for an article's number, too", (typed, sku) => {
  expect(readSearch(typed, true).terms).toMatchObject([{ sku }]);
});

it.each(["0803 123 4567", "okafor", "ada@example.com", "₦125,000"])("takes %j for none", (typed) => {
  expect(readSearch(typed, true).terms.some(({ sku }) => sku !== undefined)).toBe(false);
});
