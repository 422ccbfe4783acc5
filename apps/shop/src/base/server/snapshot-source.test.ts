import type { Product } from "@precise/contract/shop/product";
import { describe, expect, it } from "vitest";
import { snapshotSource } from "./snapshot-source.ts";

const product = (sku: string, created_at: string): Product => ({
  id: 1,
  sku,
  name: sku,
  urlPath: `/product/lamp-${sku}`,
  price: "1.00",
  currency: "NGN",
  stock_status: "IN_STOCK",
  finishes: [],
  media_gallery: [],
  attributes: {},
  short_description: "",
  description: "",
  categories: [],
  related_skus: [],
  spec_table: [],
  box_contents: [],
  variants: [],
  created_at,
});
const source = snapshotSource({
  version: "1",
  categories: [],
  attributes: [],
  products: {
    A: product("A", "2025-01-01T00:00:00Z"),
    B: product("B", "2026-01-01T00:00:00Z"),
    C: product("C", "2024-01-01T00:00:00Z"),
  },
  listings: {
    "16": {
      skus: ["A", "B", "C"],
      total_count: 3,
      aggregations: [],
      families: { total_count: 3, aggregations: [] },
    },
  },
});
const skus = async (request: Parameters<typeof source.listing>[0]) =>
  (await source.listing(request))?.items.map(({ sku }) => sku);

describe("the snapshot", () => {
  it("lists in the shop's own order, page by page", async () => {
    expect(await skus({ categoryId: 16, pageSize: 2 })).toEqual(["A", "B"]);
    expect(await skus({ categoryId: 16, pageSize: 2, page: 2 })).toEqual(["C"]);
    expect((await source.listing({ categoryId: 16, pageSize: 2 }))?.page_info).toEqual({
      current_page: 1,
      page_size: 2,
      total_pages: 2,
    });
  });
  it("lists the newest first", async () => {
    expect(await skus({ categoryId: 16, sort: { field: "newest", direction: "ASC" } })).toEqual([
      "B",
      "A",
      "C",
    ]);
  });
  it("knows products by the last segment of their path, and by article number in the order asked", async () => {
    expect((await source.product("lamp-B"))?.sku).toBe("B");
    expect(await source.product("lamp-X")).toBeNull();
    expect((await source.products(["C", "X", "A"])).map(({ sku }) => sku)).toEqual(["C", "A"]);
  });
  it("has no listing of a category that is not there, and refuses filters", async () => {
    expect(await source.listing({ categoryId: 99 })).toBeNull();
    await expect(source.listing({ categoryId: 16, filters: { finish: { in: ["opal"] } } })).rejects.toThrow(
      "a snapshot answers no filtered listing",
    );
  });
});
