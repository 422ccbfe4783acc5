import type { Product } from "@precise/contract/shop/product";
import { expect, it } from "vitest";
import { snapshotSource } from "./snapshot-source.ts";

const family = { name: "Lamp", urlPath: "/product/lamp" };

function article(sku: string, finish: string, more: Partial<Product> = {}): Product {
  return {
    id: 1,
    sku,
    name: sku,
    urlPath: `/product/lamp-${sku}`,
    price: "30.00",
    currency: "NGN",
    stock_status: "IN_STOCK",
    finishes: [
      { value: "brass", label: "Brass" },
      { value: "black", label: "Black" },
    ],
    media_gallery: [],
    attributes: { finish },
    short_description: "",
    description: "",
    categories: [],
    related_skus: [],
    spec_table: [],
    box_contents: [],
    variants: ["A", "B", "C"].map((one) => ({
      sku: one,
      urlPath: one,
      price: "1.00",
      stock_status: "IN_STOCK",
    })),
    family,
    created_at: "2026-01-01T00:00:00Z",
    ...more,
  };
}

const products = {
  A: article("A", "brass"),
  B: article("B", "black", { stock_status: "OUT_OF_STOCK" }),
  C: article("C", "black", { special_price: "20.00" }),
};

function listing(skus: string[]) {
  const counts = { total_count: 1, aggregations: [] };
  const source = snapshotSource({
    version: "1",
    categories: [],
    attributes: [],
    products,
    listings: { "16": { skus, total_count: skus.length, aggregations: [], families: counts } },
  });
  return source.listing({ categoryId: 16, group: "family" });
}

it("a family of the snapshot is one item with the lowest price of what is listed", async () => {
  const list = await listing(["A", "B", "C"]);
  expect(list?.total_count).toBe(1);
  expect(list?.items).toHaveLength(1);
  expect(list?.items[0]).toMatchObject({ sku: "A", price_from: "20.00", family: { ...family, articles: 3 } });
});

it("each finish leads to the first article listed, else to one in stock", async () => {
  const skusOf = async (skus: string[]) => (await listing(skus))?.items[0]?.finishes.map(({ sku }) => sku);
  expect(await skusOf(["A", "B", "C"])).toEqual(["A", "B"]);
  expect(await skusOf(["A"])).toEqual(["A", "C"]);
});
