import type { Product } from "@precise/contract/shop/product";
import { expect, it } from "vitest";
import { factsOf } from "./facts-content.ts";

const product: Product = {
  id: 1,
  sku: "A-1",
  name: "Lamp",
  urlPath: "/product/lamp-A-1",
  price: "385000.00",
  currency: "NGN",
  stock_status: "IN_STOCK",
  finishes: [],
  media_gallery: [],
  attributes: {},
  short_description: "A lamp.",
  description: "",
  categories: [],
  related_skus: [],
  spec_table: [],
  box_contents: [],
  variants: [],
  created_at: "2025-08-05T09:00:00Z",
};
const factsWith = (prices: Partial<Product>) =>
  factsOf({ product: { ...product, ...prices }, goesWith: [], similar: [], arrival: null });

it("says what the lowest price was before a reduction, where that is known", () => {
  expect(factsWith({ special_price: "350000.00", lowest_price_30d: "360000.50" })).toMatchObject({
    now: 35_000_000,
    was: 38_500_000,
    lowest: "Lowest price in the 30 days before: ₦360,000.50",
  });
});

it("claims nothing, and takes no byte, where it is not", () => {
  expect(factsWith({ special_price: "350000.00" })).not.toHaveProperty("lowest");
});
