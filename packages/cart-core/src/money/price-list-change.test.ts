import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kobo } from "./money.ts";
import {
  type OwnPrice,
  priceListChange,
  thousandthsOfTrade,
  type WrittenPrice,
} from "./price-list-change.ts";

const own = (sku: string, fromQuantity: number, net: number): OwnPrice => ({
  sku,
  fromQuantity,
  net: kobo(net),
});
const written = (line: number, sku: string, fromQuantity: number, net: number | null): WrittenPrice => ({
  line,
  sku,
  fromQuantity,
  net: net === null ? null : kobo(net),
});
const keep = { removesUnlisted: false };
const short = (lines: ReturnType<typeof priceListChange>) =>
  lines.map(
    ({ kind, line, sku, fromQuantity, old, net }) =>
      `${line ?? "-"} ${sku} ${fromQuantity} ${kind} ${old} → ${net}`,
  );

describe("what a file does to a price list", () => {
  const list = [own("A", 1, 1_000), own("A", 10, 900), own("B", 1, 500)];

  it("names what is new, changed and the same, and keeps what no line names, breaks of a named article too", () => {
    expect(
      short(
        priceListChange(
          [written(2, "A", 1, 950), written(3, "C", 1, 700), written(4, "B", 1, 500)],
          list,
          keep,
        ),
      ),
    ).toEqual([
      "2 A 1 changed 1000 → 950",
      "3 C 1 new null → 700",
      "4 B 1 same 500 → 500",
      "- A 10 kept 900 → 900",
    ]);
  });

  it("takes off what no line names where that is wanted, and what a line without a price names", () => {
    expect(short(priceListChange([written(2, "A", 1, 1_000)], list, { removesUnlisted: true }))).toEqual([
      "2 A 1 same 1000 → 1000",
      "- A 10 removed 900 → null",
      "- B 1 removed 500 → null",
    ]);
    expect(short(priceListChange([written(2, "A", 10, null), written(3, "X", 1, null)], list, keep))).toEqual(
      [
        "2 A 10 removed 900 → null",
        "3 X 1 same null → null",
        "- A 1 kept 1000 → 1000",
        "- B 1 kept 500 → 500",
      ],
    );
  });

  it.each<[string, WrittenPrice[], number, string]>([
    [
      "a dearer break",
      [written(2, "C", 1, 900), written(3, "C", 5, 900)],
      3,
      "net: must be below the price from 1",
    ],
    ["no first price", [written(2, "C", 5, 900)], 2, "from_quantity: C has no price for quantity 1"],
    [
      "a price below a break that stays",
      [written(2, "A", 1, 900)],
      2,
      "net: must be above the price from 10, which the list keeps",
    ],
    [
      "a break that begins the ladder",
      [written(2, "A", 20, 800), written(3, "A", 1, null)],
      3,
      "from_quantity: A has no price for quantity 1",
    ],
  ])("refuses %s", (_what, lines, at, reason) => {
    const refused = priceListChange(lines, list, keep).filter(({ kind }) => kind === "refused");
    expect(refused).toMatchObject([{ line: at, reason }]);
  });

  it("blames no line for a ladder that had no first step before", () => {
    expect(short(priceListChange([written(2, "A", 20, 800)], [own("A", 10, 900)], keep))).toEqual([
      "2 A 20 new null → 800",
      "- A 10 kept 900 → 900",
    ]);
  });

  it("changes nothing with a file of all that the list has", () => {
    const ladders = fc.uniqueArray(
      fc.record({
        sku: fc.stringMatching(/^[A-Z0-9-]{1,12}$/),
        first: fc.integer({ min: 1_000, max: 1_000_000 }),
        steps: fc.uniqueArray(fc.integer({ min: 2, max: 99 }), { maxLength: 4 }),
      }),
      { selector: ({ sku }) => sku, maxLength: 30 },
    );
    fc.assert(
      fc.property(ladders, fc.boolean(), (articles, removesUnlisted) => {
        const all = articles.flatMap(({ sku, first, steps }) => [
          own(sku, 1, first),
          ...steps.map((from) => own(sku, from, first - from)),
        ]);
        const file = all.map((price, place) => ({ ...price, line: place + 2 }));
        const kinds = new Set(priceListChange(file, all, { removesUnlisted }).map(({ kind }) => kind));
        expect([...kinds]).toEqual(all.length > 0 ? ["same"] : []);
      }),
    );
  });
});

describe("how low a price is", () => {
  const trade = [
    { fromQuantity: 1, net: kobo(100_000) },
    { fromQuantity: 10, net: kobo(90_000) },
  ];
  it.each([
    ["the trade price at one piece", 1, 80_000, 800],
    ["the trade price at its quantity", 12, 72_000, 800],
    ["just below", 1, 79_999, 799],
  ])("is measured by %s", (_what, fromQuantity, net, thousandths) => {
    expect(thousandthsOfTrade({ fromQuantity, net: kobo(net) }, trade, kobo(200_000), 75)).toBe(thousandths);
  });
  it("is not lower for a price that was rounded to whole kobo: 80 % of 333.33 is 266.66", () => {
    const odd = [{ fromQuantity: 1, net: kobo(33_333) }];
    expect(thousandthsOfTrade({ fromQuantity: 1, net: kobo(26_666) }, odd, kobo(50_000), 75)).toBe(800);
  });
  it("is measured by the shop's price without VAT where there is no trade price", () => {
    expect(thousandthsOfTrade({ fromQuantity: 1, net: kobo(50_000) }, [], kobo(107_500), 75)).toBe(500);
  });
  it("is whole where there is nothing to measure it by", () => {
    expect(thousandthsOfTrade({ fromQuantity: 1, net: kobo(0) }, [], kobo(0), 75)).toBe(1000);
  });
});
