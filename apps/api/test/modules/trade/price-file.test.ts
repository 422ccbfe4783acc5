import { kobo } from "@precise/cart-core/money";
import { type OwnPrice, priceListChange } from "@precise/cart-core/price-list-change";
import fc from "fast-check";
import { expect, it } from "vitest";
import { priceFileText } from "#api/modules/trade/prices/price-file.ts";
import { readPriceRows } from "#api/modules/trade/prices/read-price-rows.ts";

/** Article numbers as the catalogue takes them, in capitals; names of any kind. */
const articles = fc.uniqueArray(
  fc.record({
    sku: fc.stringMatching(/^[A-Z0-9][A-Z0-9._-]{0,20}$/),
    name: fc.option(fc.string({ unit: "binary", maxLength: 30 }), { nil: undefined }),
    first: fc.integer({ min: 100_001, max: 90_000_000 }),
    breaks: fc.uniqueArray(fc.integer({ min: 2, max: 100_000 }), { maxLength: 5 }),
  }),
  { selector: ({ sku }) => sku, minLength: 1, maxLength: 80 },
);

it("reads its own file back with nothing new, changed, removed or refused", () => {
  fc.assert(
    fc.property(articles, fc.boolean(), (chosen, removesUnlisted) => {
      const own = chosen.flatMap(({ sku, first, breaks }): OwnPrice[] => [
        { sku, fromQuantity: 1, net: kobo(first) },
        ...breaks.map((fromQuantity) => ({ sku, fromQuantity, net: kobo(first - fromQuantity) })),
      ]);
      const names = new Map(
        chosen.flatMap(({ sku, name }) => (name === undefined ? [] : [[sku, name] as const])),
      );
      const { rows, faults } = readPriceRows(priceFileText(own, names), { removesEmpty: true });
      expect(faults).toEqual([]);
      const kinds = priceListChange(rows, own, { removesUnlisted }).map(({ kind }) => kind);
      expect(kinds).toEqual(own.map(() => "same"));
    }),
  );
});

it.each([
  ["commas", "sku,net,from_quantity\nA,1000.5,1"],
  ["semicolons", "sku;net;from_quantity\nA;1000.5;1"],
  ["tabs", "sku\tnet\tfrom_quantity\nA\t1000.5\t1"],
  ["another order, case and spacing", "\ufeff From  Quantity ,NET , Sku\r\n1, 1000.50 ,a\r\n\r\n"],
  ["commas between thousands", 'sku,net\nA,"1,000.50"'],
  ["a currency in the heading", "Sku;Net (NGN)\nA;1,000.50"],
  ["a currency in the cell", "SKU\tNet (₦)\nA\t₦1,000.50"],
])("reads %s", (_what, text) => {
  const { rows, faults } = readPriceRows(text, { removesEmpty: false });
  expect([rows, faults]).toMatchObject([[{ line: 2, sku: "A", fromQuantity: 1, net: 100_050 }], []]);
});

it.each([
  ["a comma for a dot", "sku;net\nA;1000,50", 'net (B2): "1000,50" is not a price in naira'],
  ["a wrong group", 'sku,net\nA,"10,00"', 'net (B2): "10,00" is not a price in naira'],
  ["a group that begins with 0", "sku;net\nA;0,500", 'net (B2): "0,500" is not a price in naira'],
  [
    "a group that begins with 0, in quotes",
    'sku,net\nA,"00,500"',
    'net (B2): "00,500" is not a price in naira',
  ],
  [
    "what could be thousands or a fraction",
    "sku;net\nA;2,700",
    'net (B2): "2,700" could be thousands or a fraction, and no price of the file says which; write it without a comma',
  ],
  ["a spreadsheet's error", "sku,net\nA,#N/A", "net (B2): the cell holds #N/A"],
  ["half a quantity", "sku,net,from_quantity\nA,1,1.5", 'from_quantity (C2): "1.5" is not a quantity'],
])("refuses %s", (_what, text, reason) => {
  expect(readPriceRows(text, { removesEmpty: false }).faults).toMatchObject([{ line: 2, reason }]);
});

it("reads commas between thousands where another price of the file proves the dot", () => {
  const { rows } = readPriceRows("sku;net\nA;2,700\nB;1,000.50", { removesEmpty: false });
  expect(rows.map(({ net }) => net)).toEqual([270_000, 100_050]);
});

it("names the line of a quote that is not closed", () => {
  expect(() => readPriceRows('sku,net\nA,1\nB,"2\n', { removesEmpty: false })).toThrow("from line 3 on");
});
