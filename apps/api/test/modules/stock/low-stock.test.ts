import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { todayParts, todayTerms } from "#api/desk/today/today-parts.ts";
import { countProducts, listProducts } from "#api/modules/catalogue/desk-list/list-products.ts";
import { returnStock, takeStock } from "#api/modules/catalogue/products-for-cart.ts";
import { readStructure } from "#api/modules/catalogue/structure.ts";
import { adjustStock } from "#api/modules/stock/adjust-stock.ts";
import { findLowAt } from "#api/modules/stock/low-stock.ts";
import { readStock } from "#api/modules/stock/stock-list.ts";
import { setThreshold } from "#api/modules/stock/stock-threshold.ts";
import { databaseKinds } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { placedOrder } from "../orders/order-body.ts";

const skus = Array.from({ length: 12 }, (_, at) => `LAMP-${at + 1}`);

interface Article {
  readonly sku: string;
  readonly stock: number;
  readonly few_left: number | null;
  readonly is_listed: boolean;
  readonly sold: number;
  readonly threshold: number | null;
}

describe.each(databaseKinds)("what is low, on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
    await api.db.query("delete from shop_order_line; delete from product");
    // From none to eleven pieces.
    await putProducts(
      api.db,
      skus.map((sku, stock) => ({ sku, price: 100_000, stock })),
    );
  });
  afterAll(() => api.close());

  const readArticles = () =>
    api.db.query<Article>(
      `select product.sku, stock_qty as stock, few_left, withdrawn_at is null as is_listed, threshold.pieces as threshold,
         (select coalesce(sum(line.quantity), 0)::int from shop_order_line line join shop_order placed on placed.id = line.order_id
          where line.sku = product.sku and placed.goods = 'held' and placed.placed_at > now() - interval '14 days') as sold
       from product left join stock_threshold threshold on threshold.sku = product.sku order by product.sku`,
    );
  const isLow = ({ stock, sold, threshold, is_listed }: Article, few: number) =>
    is_listed && (threshold === null ? stock <= few || stock < sold : stock <= threshold);

  /** That every list and count says the same as the rule, for limits that the index has and for one that it has not. */
  async function expectAlike() {
    const articles = await readArticles();
    for (const { stock, few_left } of articles) expect(few_left).toBe(stock < 6 ? stock : null);
    const structure = await readStructure(api.db);
    for (const few of [0, 3, 5, 8]) {
      const low = articles.filter((each) => isLow(each, few)).map(({ sku }) => sku);
      const stock = await readStock(api.db, { low: true, lowAt: few });
      expect([stock.total, stock.rows.map(({ sku }) => sku).sort()]).toEqual([low.length, low]);
      expect(stock.rows.every((row) => row.low)).toBe(true);
      const all = await readStock(api.db, { lowAt: few, search: "lamp" });
      const marked = all.rows.filter((row) => row.low).map(({ sku }) => sku);
      expect(marked.sort()).toEqual(low);
      const wanted = { filter: { stock: "low" }, structure, findLow: findLowAt(few) };
      const page = await listProducts(api.db, { ...wanted, sort: "sku", limit: 50 });
      if ("field" in page) return expect.fail(page.message);
      expect([page.total, page.rows.map(({ sku }) => sku)]).toEqual([low.length, low]);
      expect(await countProducts(api.db, wanted)).toBe(low.length);
      const part = todayParts.find(({ kind: each }) => each === "low_stock");
      const [today] = await api.db.query<{ count: number }>(
        `${todayTerms} select part.count from (${part?.sql}) part`,
        [few],
      );
      expect(today?.count).toBe(low.length);
    }
  }

  it("is the same in every list and count, whatever is done to stock, orders and thresholds", async () => {
    await expectAlike();
    const { number } = await placedOrder(api, { "LAMP-12": 6, "LAMP-9": 4, "LAMP-4": 1 }, 16_000);
    await expectAlike();
    expect((await readStock(api.db, { low: true })).rows.map(({ sku }) => sku)).toContain("LAMP-12");
    // It goes back on sale, is held again, and its parts that will not come go back.
    const lines = [
      { sku: "LAMP-12", quantity: 6 },
      { sku: "LAMP-9", quantity: 4 },
    ];
    await api.db.transaction(async (tx) => {
      await returnStock(tx, lines);
      await tx.query("update shop_order set goods = 'free' where number = $1", [number]);
    });
    await expectAlike();
    await api.db.transaction(async (tx) => {
      expect(await takeStock(tx, lines)).toEqual({ ok: true });
      await tx.query("update shop_order set goods = 'held' where number = $1", [number]);
    });
    await api.db.query("update shop_order_line set quantity = 2, cancelled = 2 where sku = 'LAMP-9'");
    await expectAlike();
    for (const pieces of [3, -2, 4, -5]) await api.db.transaction((tx) => adjustStock(tx, "LAMP-6", pieces));
    await expectAlike();
    for (const [sku, pieces] of [
      ["LAMP-11", 20],
      ["LAMP-2", 0],
      ["LAMP-12", 1],
    ] as const)
      await api.db.transaction((tx) => setThreshold(tx, sku, pieces));
    await expectAlike();
    await api.db.transaction((tx) => setThreshold(tx, "LAMP-12", null));
    await api.db.query("update product set withdrawn_at = now() where sku in ('LAMP-1', 'LAMP-10')");
    await expectAlike();
    // Time passes, and nothing else: what was sold is too long ago.
    await api.db.query("update shop_order set placed_at = placed_at - interval '14 days'");
    await expectAlike();
  });

  it("cannot be kept otherwise than the stock says", async () => {
    const wrong = api.db.query("update product set few_left = 4 where sku = 'LAMP-3'");
    await expect(wrong).rejects.toThrow("product_few_left");
  });
});
