import { readFileSync } from "node:fs";
import { filterProducts, searchProducts } from "@precise/contract/shop/catalogue";
import type { Filters, ProductList } from "@precise/contract/shop/product-list";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dataOf } from "../../fixtures/answers.ts";
import {
  type OpenCatalogue,
  openSampleDatabase,
  sampleJson,
  serveCatalogue,
} from "../../fixtures/catalogue.ts";

// The oracle: the same questions answered from the sample file itself, product by product, in the plainest way.

interface SampleProduct {
  sku: string;
  variant_group: string | null;
  price: number;
  special_price: number | null;
  category_ids: number[];
  room_ids: number[];
  attributes: Record<string, string | number | string[]>;
}
interface SampleAttribute {
  attribute_code: string;
  input_type: string;
  filterable: boolean;
  attribute_options: { value: string }[];
}
const sample: { products: SampleProduct[]; customAttributeMetadata: { items: SampleAttribute[] } } =
  JSON.parse(readFileSync(sampleJson, "utf8"));
const parents: Record<number, number[]> = {
  19: [16, 40, 30, 41, 38, 42, 31, 32, 33, 34],
  182: [183, 184, 185],
  14: [71, 72, 73, 74, 75, 76, 77, 78],
};
const filterable = sample.customAttributeMetadata.items.filter((item) => item.filterable);

const paid = (product: SampleProduct) => product.special_price ?? product.price;
const valuesOf = (product: SampleProduct, code: string): string[] =>
  code === "price" ? [String(paid(product))] : [product.attributes[code] ?? []].flat().map(String);
const isIn = (product: SampleProduct, id: number) =>
  [id, ...(parents[id] ?? [])].some((one) => [...product.category_ids, ...product.room_ids].includes(one));
const passes = (product: SampleProduct, code: string, filter: Filters[string]) =>
  valuesOf(product, code).some((value) =>
    "in" in filter
      ? filter.in.includes(value)
      : Number(value) >= (filter.from ?? -1) && Number(value) <= (filter.to ?? 1e15),
  );

/** Every design once before any twice. */
function inTurn(products: SampleProduct[]): SampleProduct[] {
  const turnOf = (product: SampleProduct, place: number) =>
    products.slice(0, place).filter((other) => other.variant_group === product.variant_group).length;
  return products
    .map((product, place) => ({ product, turn: product.variant_group === null ? 0 : turnOf(product, place) }))
    .sort((one, other) => one.turn - other.turn)
    .map(({ product }) => product);
}

function expected(categoryId: number, filters: Filters) {
  const inCategory = inTurn(
    sample.products.filter((product) => categoryId === 0 || isIn(product, categoryId)),
  );
  const under = (left?: string) =>
    inCategory.filter((product) =>
      Object.entries(filters).every(([code, filter]) => code === left || passes(product, code, filter)),
    );
  const counts: Record<string, Record<string, number>> = {};
  const ranges: Record<string, [number, number]> = {};
  for (const { attribute_code: code, input_type, attribute_options } of [
    ...filterable,
    { attribute_code: "price", input_type: "number", attribute_options: [] },
  ]) {
    const values = under(code).map((product) => valuesOf(product, code));
    if (input_type !== "number") {
      const counted = attribute_options.map(
        ({ value }) => [value, values.filter((own) => own.includes(value)).length] as const,
      );
      const there = counted.filter(([, count]) => count > 0);
      if (there.length > 0) counts[code] = Object.fromEntries(there);
    }
    const numbers = values.flat().map(Number);
    const isNumeric =
      input_type === "number" ||
      (input_type === "select" && attribute_options.every(({ value }) => /^\d+$/.test(value)));
    if (isNumeric && numbers.length > 0) ranges[code] = [Math.min(...numbers), Math.max(...numbers)];
  }
  return { skus: under().map((product) => product.sku), counts, ranges };
}

function countsAndRanges(products: ProductList) {
  const counts: Record<string, Record<string, number>> = {};
  const ranges: Record<string, [number, number]> = {};
  for (const { attribute_code: code, options, range } of products.aggregations) {
    const there = options.filter((option) => option.count > 0);
    if (there.length > 0)
      counts[code] = Object.fromEntries(there.map((option) => [option.value, option.count]));
    if (range) ranges[code] = [range.min, range.max];
  }
  return { counts, ranges };
}

let shop: OpenCatalogue;
beforeAll(async () => {
  shop = await serveCatalogue(await openSampleDatabase("pglite"));
});
afterAll(() => shop.close());

async function list(categoryId: number, filters: Filters): Promise<ProductList> {
  const answered = await shop.call.filterProducts({
    params: { categoryId },
    body: { filters, currentPage: 1, pageSize: 96 },
  });
  return dataOf(filterProducts, answered).products;
}

const optionFilter = fc
  .constantFrom(...filterable.filter((item) => item.attribute_options.length > 0))
  .chain((item) =>
    fc.tuple(
      fc.constant(item.attribute_code),
      fc.record({
        in: fc.uniqueArray(fc.constantFrom(...item.attribute_options.map((option) => option.value)), {
          minLength: 1,
          maxLength: 4,
        }),
      }),
    ),
  );
const rangeFilter = fc.tuple(
  fc.constantFrom(
    "price",
    "wattage",
    "luminous_flux",
    "height",
    "width",
    "depth",
    "beam_angle",
    "colour_temperature",
    "cri",
  ),
  fc.record({
    from: fc.constantFrom(0, 5, 60, 90, 500, 2_700, 20_000),
    to: fc.constantFrom(10, 120, 800, 3_000, 60_000, 400_000),
  }),
);

describe("counts and products under filters", () => {
  it("are those that going through the sample product by product gives, for any category and filters", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(0, 16, 19, 14, 182, 71),
        fc.array(fc.oneof(optionFilter, rangeFilter), { maxLength: 4 }),
        async (categoryId, chosen) => {
          const filters = Object.fromEntries(chosen) as Filters;
          const products = await list(categoryId, filters);
          const wanted = expected(categoryId, filters);
          expect(products.total_count).toBe(wanted.skus.length);
          expect(products.items.map((item) => item.sku)).toEqual(wanted.skus.slice(0, 96));
          expect(countsAndRanges(products)).toEqual({ counts: wanted.counts, ranges: wanted.ranges });
        },
      ),
      { numRuns: 300 },
    );
  });

  it("keep a chosen option in sight when the other filters leave none of it", async () => {
    const { aggregations, total_count } = await list(16, {
      finish: { in: ["walnut"] },
      price: { from: 1_000_000 },
    });
    expect(total_count).toBe(0);
    const finish = aggregations.find((one) => one.attribute_code === "finish");
    expect(finish?.options).toEqual([
      { label: "Brushed Brass", value: "brushed-brass", count: 2 },
      { label: "Walnut", value: "walnut", count: 0 },
    ]);
  });

  it("let people look for what runs on an inverter, in a listing and in a search", async () => {
    const filters: Filters = { runs_on_inverter: { in: ["1"] } };
    const inCategory = await list(32, filters);
    expect(inCategory.total_count).toBeGreaterThan(5);
    expect(inCategory.items.every((item) => item.attributes.runs_on_inverter === "1")).toBe(true);
    const answered = await shop.call.searchProducts({
      params: undefined as never,
      body: { name: "bulb", filters, currentPage: 1, pageSize: 24 },
    });
    const { items, aggregations } = dataOf(searchProducts, answered).products;
    expect(items.map((item) => item.sku)).toEqual(
      expect.arrayContaining(["PRB60927", "PRB60965", "PRB60927-B22"]),
    );
    expect(items.every((item) => item.attributes.runs_on_inverter === "1")).toBe(true);
    expect(aggregations.find((one) => one.attribute_code === "runs_on_inverter")).toEqual({
      attribute_code: "runs_on_inverter",
      label: "Runs on an inverter",
      options: [{ label: "Yes", value: "1", count: items.length }],
    });
  });

  it("name label and unit, the price first", async () => {
    const [price, ...others] = (await list(16, {})).aggregations;
    expect(price).toEqual({
      attribute_code: "price",
      label: "Price",
      unit: "₦",
      range: { min: 298_000, max: 1_850_000 },
      options: [],
    });
    expect(others.find((one) => one.attribute_code === "wattage")).toMatchObject({
      label: "Wattage",
      unit: "W",
    });
  });
});
