import { readFileSync } from "node:fs";
import { getProductByPath, listCategoryProducts } from "@precise/contract/shop/catalogue";
import { category } from "@precise/contract/shop/category";
import { product } from "@precise/contract/shop/product";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type CatalogueSnapshot,
  exportSnapshot,
  snapshotText,
} from "#api/modules/catalogue/snapshot/export-snapshot.ts";
import { dataOf } from "../../fixtures/answers.ts";
import {
  importFile,
  type OpenCatalogue,
  openSampleDatabase,
  sampleJson,
  serveCatalogue,
} from "../../fixtures/catalogue.ts";
import { databaseKinds, openTestDatabase } from "../../fixtures/database.ts";

const committed = new URL("../../../../shop/catalogue.snapshot.json", import.meta.url);

describe("the snapshot that the shop is built from", () => {
  let shop: OpenCatalogue;
  let snapshot: CatalogueSnapshot;
  beforeAll(async () => {
    shop = await serveCatalogue(await openSampleDatabase("pglite"));
    snapshot = await exportSnapshot(shop.db);
  });
  afterAll(() => shop.close());

  it("is committed as the sample gives it (else: pnpm catalogue export-snapshot apps/shop/catalogue.snapshot.json)", () => {
    expect(readFileSync(committed, "utf8") === snapshotText(snapshot)).toBe(true);
  });

  it("is the same from any database, whatever was imported before", async () => {
    for (const kind of databaseKinds) {
      const opened = await openTestDatabase(kind);
      await importFile(opened, sampleJson);
      expect((await exportSnapshot(opened.db)).version).toBe(snapshot.version);
      await opened.close();
    }
  });

  it("reads back as what it was written from", () => {
    expect(JSON.parse(snapshotText(snapshot))).toEqual(JSON.parse(JSON.stringify(snapshot)));
  });

  it("holds the wire's own shapes, and the products and facets that the api answers", async () => {
    for (const one of snapshot.categories) expect(category.safeParse(one).success).toBe(true);
    for (const one of Object.values(snapshot.products)) expect(product.safeParse(one).success).toBe(true);
    const answered = await shop.call.getProductByPath({
      params: { path: "PRB60927" },
      body: undefined as never,
    });
    expect(snapshot.products.PRB60927).toEqual(dataOf(getProductByPath, answered).product);
    for (const categoryId of [0, 16, 19, 70, 182]) {
      const params = { categoryId, currentPage: 1, pageSize: 96 };
      const { products } = dataOf(
        listCategoryProducts,
        await shop.call.listCategoryProducts({ params, body: {} }),
      );
      const listing = snapshot.listings[categoryId];
      expect(listing?.total_count).toBe(products.total_count);
      expect(listing?.skus.slice(0, 96)).toEqual(products.items.map((item) => item.sku));
      expect(listing?.aggregations).toEqual(products.aggregations);
      const families = dataOf(
        listCategoryProducts,
        await shop.call.listCategoryProducts({ params, body: { group: "family" } }),
      ).products;
      expect(listing?.families).toEqual({
        total_count: families.total_count,
        aggregations: families.aggregations,
      });
    }
  });
});
