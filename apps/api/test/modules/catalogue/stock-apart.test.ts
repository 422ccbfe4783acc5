import { getCatalogueChanges } from "@precise/contract/shop/catalogue";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { readState } from "#api/modules/catalogue/memory/load-index.ts";
import { returnStock, takeStock } from "#api/modules/catalogue/products-for-cart.ts";
import { openStockLog } from "#api/modules/catalogue/stock-log.ts";
import type { Database } from "#api/platform/database/port.ts";
import { dataOf } from "../../fixtures/answers.ts";
import { importFile, type OpenCatalogue, serveCatalogue, writeCatalogue } from "../../fixtures/catalogue.ts";
import { allDatabaseKinds, openTestDatabase } from "../../fixtures/database.ts";
import { putProducts, stockOf } from "../../fixtures/put-products.ts";
import { smallCatalogue } from "../../fixtures/small-catalogue.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { cartWith, order, orderBody } from "../orders/order-body.ts";

const products = [
  { sku: "A", name: "Alpha lamp", stock_qty: 5 },
  { sku: "B", name: "Beta lamp", stock_qty: 5 },
  { sku: "C", name: "Gamma shade", stock_qty: 9 },
];
const none = undefined as never;

describe.each(allDatabaseKinds)("a sale on %s", (kind) => {
  let shop: OpenCatalogue;
  beforeEach(async () => {
    const opened = await openTestDatabase(kind);
    await importFile(opened, await writeCatalogue(opened.dataFolder, smallCatalogue(products)));
    shop = await serveCatalogue(opened);
  });
  afterEach(() => shop.close());

  const calls = {
    product: (sku: string) => shop.call.getProductByPath({ params: { path: sku }, body: none }),
    byIds: (sku: string) => shop.call.getProductsByIds({ params: none, body: { skus: [sku] } }),
    search: (name: string) =>
      shop.call.searchProducts({ params: none, body: { name, currentPage: 1, pageSize: 1 } }),
    suggest: (name: string) => shop.call.suggestProducts({ params: none, body: { name } }),
    listing: (pageSize: number) =>
      shop.call.filterProducts({ params: { categoryId: 0 }, body: { currentPage: 1, pageSize } }),
    tree: () => shop.call.listCategories(),
  };
  const everything = {
    "product A": () => calls.product("A"),
    "product C": () => calls.product("C"),
    "A by its number": () => calls.byIds("A"),
    "C by its number": () => calls.byIds("C"),
    "a search that shows A and found B": () => calls.search("lamp"),
    "a search that shows C": () => calls.search("shade"),
    "suggestions of A and B": () => calls.suggest("lamp"),
    "a listing that shows A": () => calls.listing(1),
    "a listing that shows all": () => calls.listing(24),
    "the category tree": () => calls.tree(),
  };
  /** The names of the answers that come from what is kept. */
  async function kept(): Promise<string[]> {
    const names: string[] = [];
    for (const [name, ask] of Object.entries(everything)) {
      const before = shop.answers.kept.size().answers;
      const reply = await ask();
      if ("kept" in reply && shop.answers.kept.size().answers === before) names.push(name);
    }
    return names;
  }
  async function fill(): Promise<void> {
    for (let times = 0; times < 2; times += 1) for (const ask of Object.values(everything)) await ask();
    expect(await kept()).toEqual(Object.keys(everything));
  }
  const sell = (sku: string, quantity = 1) =>
    shop.db.transaction((tx) => takeStock(tx, [{ sku, quantity }])).then(() => shop.answers.refresh());

  it("gives up the kept answers that show its article, and no others", async () => {
    await fill();
    await sell("B");
    expect(await kept()).toEqual(
      Object.keys(everything).filter(
        (name) => !["suggestions of A and B", "a listing that shows all"].includes(name),
      ),
    );
    await fill();
    await sell("A");
    expect(await kept()).toEqual([
      "product C",
      "C by its number",
      "a search that shows C",
      "the category tree",
    ]);
  });

  it("of the last piece gives up the searches that found it too, for it now ranks behind others", async () => {
    await fill();
    const first = async () => {
      const reply = await calls.search("lamp");
      return JSON.stringify("kept" in reply ? JSON.parse(reply.kept.identity.toString()) : reply);
    };
    expect(await first()).toContain('"sku":"A"');
    await sell("B", 5);
    expect(await kept()).not.toContain("a search that shows A and found B");
    await shop.db.transaction((tx) => returnStock(tx, [{ sku: "B", quantity: 5 }]));
    await sell("A", 5);
    expect(await first()).toContain('"sku":"B"');
  });

  it("is reported by article to callers that ask from a cursor on, without another version", async () => {
    const changes = async (since: string) =>
      dataOf(getCatalogueChanges, await shop.call.getCatalogueChanges({ params: { since }, body: none }));
    const before = await changes("0");
    expect(before.stock.changed).toEqual([]);
    await sell("A");
    const first = await changes(before.stock.cursor);
    expect(first.version).toBe(before.version);
    expect(first.stock.changed).toEqual([{ sku: "A", at: expect.any(Number) }]);
    await sell("B");
    const second = await changes(first.stock.cursor);
    expect(second.stock.changed?.map(({ sku }) => sku)).toEqual(["B"]);
    expect((await changes("0")).stock.changed?.map(({ sku }) => sku)).toEqual(["A", "B"]);
    expect((await changes(second.stock.cursor)).stock.changed).toEqual([]);
    expect((await changes("00000000.5:5:")).stock.changed).toBeNull();
  });

  it("is reported after a restart as well; more changes than are remembered are reported as all", async () => {
    for (const sku of ["A", "B", "A"]) await sell(sku);
    const { stockCursor } = await readState(shop.db);
    const log = await openStockLog(shop.db, stockCursor);
    const changed = log.since("0", stockCursor).changed ?? [];
    expect(changed.map(({ sku }) => sku)).toEqual(["A", "B"]);
    const short = await openStockLog(shop.db, stockCursor, 1);
    expect(short.since("0", stockCursor).changed).toBeNull();
    // A cursor of our own: other databases of a busy server keep the real one behind what was forgotten.
    const next = Math.max(...changed.map(({ at }) => at)) + 1;
    expect(short.since(`${log.cluster}.${next}:${next}:`, stockCursor).changed).toEqual([]);
  });
});

const servers = allDatabaseKinds.filter((kind) => kind === "postgres");

describe.runIf(servers.length > 0)("orders at the same time on postgres", () => {
  let api: TestApi | undefined;
  afterAll(() => api?.close());

  it("of different articles wait for nothing in common", async () => {
    let held: { readonly reached: () => void; readonly release: Promise<void> } | undefined;
    const wrap = (db: Database): Database => ({
      ...db,
      transaction: (work) =>
        db.transaction(async (tx) => {
          const done = await work(tx);
          const hold = held;
          held = undefined;
          hold?.reached();
          await hold?.release;
          return done;
        }),
    });
    api = await startTestApi("postgres", { wrap });
    const { db } = api;
    await putProducts(db, [
      { sku: "LAST-1", price: 100_000, stock: 1 },
      { sku: "LAST-2", price: 100_000, stock: 1 },
    ]);
    const begun = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const carts = await Promise.all(
      ["LAST-1", "LAST-2"].map((sku) => cartWith(api as TestApi, { [sku]: 1 })),
    );
    held = { reached: begun.resolve, release: release.promise };
    const first = order(api, orderBody(carts[0] ?? "", 6_000));
    await begun.promise;
    const second = await order(api, orderBody(carts[1] ?? "", 6_000));
    expect([second.status, await stockOf(db, "LAST-1"), await stockOf(db, "LAST-2")]).toEqual([201, 1, 0]);
    release.resolve();
    expect((await first).status).toBe(201);
    expect(await stockOf(db, "LAST-1")).toBe(0);
  });
});

describe.runIf(servers.length > 0)("a change of stock on postgres", () => {
  it("is not missed, though its transaction ends long after later ones", async () => {
    const opened = await openTestDatabase("postgres");
    await importFile(opened, await writeCatalogue(opened.dataFolder, smallCatalogue(products)));
    const { answers, close } = await serveCatalogue(opened);
    const taken = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const long = opened.db.transaction(async (tx) => {
      await takeStock(tx, [{ sku: "A", quantity: 2 }]);
      taken.resolve();
      await release.promise;
    });
    await taken.promise;
    const before = answers.stockSince("0").cursor;
    await opened.db.transaction((tx) => takeStock(tx, [{ sku: "B", quantity: 1 }]));
    await answers.refresh();
    const between = answers.stockSince(before);
    expect(between.changed?.map(({ sku }) => sku)).toEqual(["B"]);
    release.resolve();
    await long;
    await answers.refresh();
    expect(answers.stockSince(between.cursor).changed?.map(({ sku }) => sku)).toEqual(["A"]);
    expect([...answers.index().shownStock]).toEqual([3, 4, 6]);
    await close();
  });
});
