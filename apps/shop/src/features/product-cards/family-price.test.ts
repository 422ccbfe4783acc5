import { naira } from "@precise/cart-core/money";
import { expect, it } from "vitest";
import { leastOfFamily } from "./family-price.ts";

const family = { name: "Ikeja Dome Pendant", urlPath: "/product/ikeja-dome", articles: 2 };
const finish = (label: string, price: string, special_price?: string) => ({
  value: label,
  label,
  price,
  ...(special_price === undefined ? {} : { special_price }),
});
const brass = finish("Brass", "46500.00");

it.each([
  ["others cost more", [brass, finish("Black", "48500.00")], 46_500],
  ["all cost the same", [brass, finish("Black", "46500.00")], null],
  ["another one is in the sale at the same price", [brass, finish("Black", "50000.00", "46500.00")], null],
  ["there is another size", [brass], 46_500],
])("where %s", (_what, finishes, least) => {
  const item = { price: "46500.00", price_from: "46500.00", family, finishes };
  expect(leastOfFamily(item)).toBe(least === null ? null : naira(least));
});

it("names what is cheaper than the card's own article", () => {
  const item = { price: "385000.00", price_from: "379000.00", family, finishes: [brass] };
  expect(leastOfFamily(item)).toBe(naira(379_000));
});

it("says nothing for a product by itself", () => {
  expect(leastOfFamily({ price: "3900.00", finishes: [] })).toBeNull();
});
