import type { ProductItem } from "@precise/contract/shop/product";
import { expect, it } from "vitest";
import { shownWishes } from "./shown-wishes.ts";

const product = (sku: string): ProductItem => ({
  id: 1,
  sku,
  name: `Lamp ${sku}`,
  urlPath: `/product/lamp-${sku}`,
  price: "1000.00",
  currency: "NGN",
  stock_status: "IN_STOCK",
  finishes: [],
  media_gallery: [],
  attributes: {},
});

it("shows the lights in the order of the list, and counts those that are no longer sold", () => {
  const looked = { skus: ["A", "B", "C", "D"], products: [product("A"), product("C")] };
  const shown = shownWishes(["C", "B", "A"], looked);
  expect(shown?.products.map(({ sku }) => sku)).toEqual(["C", "A"]);
  expect(shown?.goneCount).toBe(1);
});

it("says nothing of a list with a light that has not been looked up", () => {
  expect(shownWishes(["B", "A"], { skus: ["A"], products: [product("A")] })).toBeNull();
});

it("knows an empty list without looking anything up", () => {
  expect(shownWishes([], { skus: [], products: [] })).toEqual({ products: [], goneCount: 0 });
});
