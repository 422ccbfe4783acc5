import {
  getCatalogueVersion,
  getProductByPath,
  listCategoryProducts,
  searchProducts,
} from "@precise/contract/shop/catalogue";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { catalogueHandlers } from "#api/modules/catalogue/catalogue.calls.ts";
import { openAnswers } from "#api/modules/catalogue/catalogue-answers.ts";
import { takeStock } from "#api/modules/catalogue/products-for-cart.ts";
import { searchRevision } from "#api/modules/catalogue/search/search-rows.ts";
import type { Database } from "#api/platform/database/port.ts";
import { dataOf } from "../../fixtures/answers.ts";
import {
  importFile,
  importWhole,
  type OpenCatalogue,
  serveCatalogue,
  writeCatalogue,
} from "../../fixtures/catalogue.ts";
import { databaseKinds, openTestDatabase } from "../../fixtures/database.ts";
import { smallCatalogue } from "../../fixtures/small-catalogue.ts";

const params = { categoryId: 0, currentPage: 1, pageSize: 24 };

describe.each(databaseKinds)("what the api keeps in memory on %s", (kind) => {
  let shop: OpenCatalogue;
  beforeEach(async () => {
    const opened = await openTestDatabase(kind);
    await importFile(
      opened,
      await writeCatalogue(opened.dataFolder, smallCatalogue([{ sku: "A", stock_qty: 7 }, { sku: "B" }])),
    );
    shop = await serveCatalogue(opened);
  });
  afterEach(() => shop.close());

  const skus = async (call = shop.call) =>
    dataOf(listCategoryProducts, await call.listCategoryProducts({ params, body: {} })).products.items.map(
      (item) => item.sku,
    );
  const product = async (path: string) =>
    dataOf(getProductByPath, await shop.call.getProductByPath({ params: { path }, body: undefined as never }))
      .product;
  const version = async (call = shop.call) =>
    Number(dataOf(getCatalogueVersion, await call.getCatalogueVersion()).version);
  const change = async (products: Record<string, unknown>[]) =>
    importWhole(shop, await writeCatalogue(shop.dataFolder, smallCatalogue(products)));

  it("shows an import after its version was seen, kept answers included, and a rising version", async () => {
    for (let times = 0; times < 3; times += 1) expect(await skus()).toEqual(["A", "B"]);
    const before = await version();
    await change([{ sku: "C", name: "Newcomer" }, { sku: "A" }]);
    await shop.answers.refresh();
    expect(await skus()).toEqual(["C", "A"]);
    expect(await version()).toBeGreaterThan(before);
    const found = await shop.call.searchProducts({
      params: undefined as never,
      body: { name: "newcomer", currentPage: 1, pageSize: 24 },
    });
    expect(dataOf(searchProducts, found).products.items.map((item) => item.sku)).toEqual(["C"]);
  });

  it("shows what an order leaves of the stock, without reading the catalogue again", async () => {
    for (let times = 0; times < 3; times += 1)
      expect(await product("A")).toMatchObject({ stock_status: "IN_STOCK" });
    const index = shop.answers.index();
    await shop.db.transaction((tx) => takeStock(tx, [{ sku: "A", quantity: 4 }]));
    await shop.answers.refresh();
    expect(await product("A")).toMatchObject({ stock_status: "LOW_STOCK", stock_left: 3 });
    expect(shop.answers.index()).toBe(index);
    expect(index.shownStock[0]).toBe(3);
  });

  it("follows by itself: within moments by a notice, within two seconds without any", async () => {
    await change([{ sku: "D" }]);
    await expect.poll(() => skus()).toEqual(["D"]);

    const deaf: Database = { ...shop.db, listen: async () => undefined };
    const answers = await openAnswers({ db: deaf, onFault: () => undefined });
    const call = catalogueHandlers({ reads: deaf, answers });
    expect(await skus(call)).toEqual(["D"]);
    await change([{ sku: "E" }]);
    await expect.poll(() => skus(call)).toEqual(["E"]);
    await answers.close();
  });

  it("goes on serving what it has while the database cannot be asked, and follows again afterwards", async () => {
    let isDown = false;
    const faults: unknown[] = [];
    const shaky: Database = {
      ...shop.db,
      listen: async () => undefined,
      query: (...query: Parameters<Database["query"]>) =>
        isDown ? Promise.reject(new Error("gone")) : shop.db.query(...query),
    } as Database;
    const answers = await openAnswers({ db: shaky, onFault: (fault) => faults.push(fault) });
    const call = catalogueHandlers({ reads: shaky, answers });
    await skus(call);
    await skus(call);
    isDown = true;
    await expect.poll(() => faults.length).toBeGreaterThan(0);
    expect(await skus(call)).toEqual(["A", "B"]);
    isDown = false;
    await change([{ sku: "F" }]);
    await expect.poll(() => skus(call)).toEqual(["F"]);
    await answers.close();
  });

  it("finds products by words that were written under older rules, after a start of this release", async () => {
    await shop.db.query(
      "update catalogue_state set search_revision = 'older'; delete from product_search; delete from search_word",
    );
    const answers = await openAnswers({ db: shop.db, onFault: () => undefined });
    const call = catalogueHandlers({ reads: shop.db, answers });
    const found = await call.searchProducts({
      params: undefined as never,
      body: { name: "lamp", currentPage: 1, pageSize: 24 },
    });
    expect(dataOf(searchProducts, found).products.total_count).toBe(2);
    expect(await shop.db.query("select search_revision from catalogue_state", [])).toEqual([
      { search_revision: searchRevision },
    ]);
    await answers.close();
  });

  it("has nothing and says so when the catalogue is empty", async () => {
    await change([]);
    await shop.answers.refresh();
    expect(await skus()).toEqual([]);
  });
});
