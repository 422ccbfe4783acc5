import type { Product, ProductItem } from "@precise/contract/shop/product";
import { describe, expect, it } from "vitest";
import { companionsOf, fits, lampCategoryOf } from "./companions.ts";

const pendants = { id: 40, name: "Pendant Lights", urlKey: "pendant-lights" };
const bulbs = { id: 34, name: "Bulbs", urlKey: "bulbs" };
const mains = "230 V AC, 50 Hz";

const product = (
  sku: string,
  category: Product["categories"][number],
  attributes: ProductItem["attributes"] = {},
  stock_status: Product["stock_status"] = "IN_STOCK",
): Product => ({
  id: 1,
  sku,
  name: sku,
  urlPath: `/product/${sku}`,
  price: "1.00",
  currency: "NGN",
  stock_status,
  finishes: [],
  media_gallery: [],
  attributes,
  short_description: "",
  description: "",
  categories: [category],
  related_skus: [],
  spec_table: [],
  box_contents: [],
  variants: [],
  created_at: "2025-08-05T09:00:00Z",
});
const chandelier = product("FITTING", pendants, {
  lamp_included: "0",
  lamp_base: "e14",
  lamp_count: 6,
  wattage: 30,
  voltage: mains,
});
const lamp = (sku: string, wattage: number, other: ProductItem["attributes"] = {}) =>
  product(sku, bulbs, { lamp_base: "e14", wattage, voltage: mains, ...other });

describe("a lamp fits", () => {
  it.each([
    ["at the highest power of all six together", lamp("A", 5), true],
    ["not a watt above it", lamp("A", 5.5), false],
    ["not when it is a fitting without bulbs itself", lamp("A", 4, { lamp_included: "0" }), false],
    ["not with another base", lamp("A", 4, { lamp_base: "e27" }), false],
    ["not with another voltage", lamp("A", 4, { voltage: "12 V AC/DC" }), false],
  ])("%s", (_when, item, expected) => {
    expect(fits(chandelier, item)).toBe(expected);
  });
  it("nothing that has its light already", () => {
    const complete = product("B", pendants, { ...chandelier.attributes, lamp_included: "1" });
    expect(fits(complete, lamp("A", 4))).toBe(false);
  });
});

it("lamps that fit go with a fitting, the rest of its category is similar", () => {
  const other = product("OTHER", pendants);
  const small = lamp("SMALL", 4);
  const strong = lamp("STRONG", 9);
  const { goesWith, similar } = companionsOf(chandelier, [small, other], [small, lamp("CLEAR", 5), strong]);
  expect(goesWith.map(({ sku }) => sku)).toEqual(["SMALL", "CLEAR"]);
  expect(similar.map(({ sku }) => sku)).toEqual(["OTHER"]);
  expect(lampCategoryOf(chandelier, [other, small])).toBe(34);
});

it("what cannot be had goes with nothing, and comes last among what is similar", () => {
  const gone = product("GONE", bulbs, {}, "OUT_OF_STOCK");
  const goneToo = product("GONE-TOO", pendants, {}, "OUT_OF_STOCK");
  const there = product("THERE", pendants);
  const { goesWith, similar } = companionsOf(product("A", pendants), [gone, goneToo, there], []);
  expect(goesWith).toEqual([]);
  expect(similar.map(({ sku }) => sku)).toEqual(["THERE", "GONE-TOO"]);
});
