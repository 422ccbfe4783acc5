import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { adjustStock } from "#api/modules/stock/adjust-stock.ts";
import { receiveDelivery } from "#api/modules/stock/receive-delivery.ts";
import { readStockHistory } from "#api/modules/stock/stock-history.ts";
import { readStock, readStockOf } from "#api/modules/stock/stock-list.ts";
import { setThreshold } from "#api/modules/stock/stock-threshold.ts";
import {
  cancelDelivery,
  expectDelivery,
  listSupplierDeliveries,
  postponeDelivery,
  readSupplierDelivery,
} from "#api/modules/stock/supplier-deliveries.ts";
import { databaseKinds } from "../../fixtures/database.ts";
import { putProducts, stockOf } from "../../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { placedOrder } from "../orders/order-body.ts";

describe.each(databaseKinds)("stock on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.query(
      "delete from supplier_delivery; delete from stock_threshold; delete from shop_order_line; delete from product",
    );
    await putProducts(api.db, [
      { sku: "LAMP-1", price: 100_000, stock: 20 },
      { sku: "LAMP-10", price: 100_000, stock: 40 },
      { sku: "ROSE_2", price: 100_000, stock: 3 },
    ]);
  });
  const expectTen = async (expectedOn = "2099-01-31") => {
    const delivery = {
      supplier: "Glow Ltd",
      reference: "WB-7",
      expectedOn,
      lines: [
        { sku: "lamp-1", quantity: 10 },
        { sku: "ROSE_2", quantity: 4 },
      ],
    };
    const expected = await api.db.transaction((tx) => expectDelivery(tx, delivery));
    return expected.ok ? expected.id : expect.fail("was not taken");
  };
  const receive = (id: number, key: string, pieces: Record<string, number>) =>
    api.db.transaction((tx) =>
      receiveDelivery(tx, id, {
        key,
        receivedOn: "2026-11-24",
        actor: "Ngozi",
        pieces: new Map(Object.entries(pieces)),
      }),
    );

  it("adds what orders reserve to what is for sale, until the goods have left", async () => {
    const { number } = await placedOrder(api, { "LAMP-1": 2 }, 7_000);
    expect(await readStockOf(api.db, "lamp-1")).toMatchObject({
      on_hand: 20,
      reserved: 2,
      available: 18,
      sold_7d: 2,
      sold_14d: 2,
      days_left: 126,
    });
    await api.db.query("update shop_order set status = 'shipped' where number = $1", [number]);
    expect(await readStockOf(api.db, "LAMP-1")).toMatchObject({ on_hand: 18, reserved: 0, sold_7d: 2 });
    await api.db.query("update shop_order set goods = 'free', status = 'cancelled' where number = $1", [
      number,
    ]);
    expect(await readStockOf(api.db, "LAMP-1")).toMatchObject({ reserved: 0, sold_7d: 0, days_left: null });
  });

  it("finds by words of number and name, where signs of patterns are letters, and pages", async () => {
    const skusOf = async (search: string) => (await readStock(api.db, { search })).rows.map(({ sku }) => sku);
    expect(await skusOf("amp lamp-1")).toEqual(["LAMP-1", "LAMP-10"]);
    expect(await skusOf("rose_")).toEqual(["ROSE_2"]);
    expect(await skusOf("  rose_   lamp ")).toEqual(["ROSE_2"]);
    expect(await skusOf("%")).toEqual([]);
    const first = await readStock(api.db, { limit: 2 });
    expect([first.total, first.rows.map(({ sku }) => sku)]).toEqual([3, ["LAMP-1", "LAMP-10"]]);
    const rest = await readStock(api.db, { limit: 2, cursor: first.cursor ?? "" });
    expect([rest.total, rest.rows.map(({ sku }) => sku), rest.cursor]).toEqual([3, ["ROSE_2"], null]);
  });

  it("reads one article by its whole number alone, and none by one that is not there", async () => {
    await putProducts(api.db, [{ sku: "A-LAMP-1", price: 100_000, stock: 7 }]);
    expect(await readStockOf(api.db, "lamp-1")).toMatchObject({ sku: "LAMP-1", available: 20, low: false });
    expect(await readStockOf(api.db, "LAMP-1", 20)).toMatchObject({ low: true });
    expect(await readStockOf(api.db, "LAMP")).toBeUndefined();
  });

  it("names what is sold out first, and what nobody buys last, the fewest before", async () => {
    await putProducts(api.db, [
      { sku: "A-FEW", price: 100_000, stock: 3 },
      { sku: "B-ONE", price: 100_000, stock: 1 },
      { sku: "C-NONE", price: 100_000, stock: 0 },
    ]);
    await placedOrder(api, { "LAMP-1": 12 }, 17_000);
    expect((await readStock(api.db, { low: true })).rows.map(({ sku }) => sku)).toEqual([
      "C-NONE",
      "LAMP-1",
      "B-ONE",
      "A-FEW",
      "ROSE_2",
    ]);
  });

  it("calls low what sells out within 14 days, three or fewer, or what the owner says, soonest first", async () => {
    await placedOrder(api, { "LAMP-1": 11 }, 16_000);
    const low = async () => (await readStock(api.db, { low: true })).rows.map(({ sku }) => sku);
    expect(await low()).toEqual(["LAMP-1", "ROSE_2"]);
    await api.db.transaction((tx) => setThreshold(tx, "lamp-10", 50));
    await api.db.transaction((tx) => setThreshold(tx, "ROSE_2", 2));
    expect(await low()).toEqual(["LAMP-1", "LAMP-10"]);
    const ofWords = await readStock(api.db, { low: true, search: "amp-1", limit: 1 });
    expect(ofWords).toMatchObject({ total: 2, rows: [{ sku: "LAMP-1", sold_14d: 11, low: true }] });
    const rest = await readStock(api.db, { low: true, search: "amp-1", cursor: ofWords.cursor ?? "" });
    expect(rest).toMatchObject({ total: 2, rows: [{ sku: "LAMP-10", threshold: 50, days_left: null }] });
    expect(await readStock(api.db, { low: true, search: "rose" })).toMatchObject({ total: 0, rows: [] });
    await api.db.transaction((tx) => setThreshold(tx, "LAMP-10", null));
    expect(await low()).toEqual(["LAMP-1"]);
    expect(await api.db.transaction((tx) => setThreshold(tx, "NONE", 5))).toBeUndefined();
  });

  it("takes off no more than is for sale: what is reserved is promised", async () => {
    await placedOrder(api, { ROSE_2: 1 }, 6_000);
    const adjust = (pieces: number) => api.db.transaction((tx) => adjustStock(tx, "rose_2", pieces));
    expect(await adjust(-3)).toEqual({ ok: false, code: "too-few", sku: "ROSE_2", available: 2 });
    expect(await adjust(-2)).toEqual({ ok: true, sku: "ROSE_2", before: 2, after: 0 });
    expect(await adjust(5)).toMatchObject({ ok: true, after: 5 });
    expect(await api.db.transaction((tx) => adjustStock(tx, "NONE", 1))).toMatchObject({
      code: "unknown-sku",
    });
  });

  it("counts what suppliers owe, and puts on sale what came, part by part and once", async () => {
    const id = await expectTen();
    expect(await readStockOf(api.db, "LAMP-1")).toMatchObject({ incoming: 10, incoming_at: "2099-01-31" });
    expect(await receive(id, "first", { "LAMP-1": 6 })).toEqual({
      ok: true,
      isRepeat: false,
      isComplete: false,
      stock: [{ sku: "LAMP-1", before: 20, after: 26 }],
    });
    const again = { ok: true, isRepeat: true, isComplete: false, stock: [] };
    expect(await receive(id, "first", { "LAMP-1": 6 })).toEqual(again);
    expect(await readStockOf(api.db, "LAMP-1")).toMatchObject({ available: 26, incoming: 4 });
    const refused = { "too-many": { "LAMP-1": 5 }, "not-in-it": { "LAMP-10": 1 } };
    for (const [code, pieces] of Object.entries(refused))
      expect(await receive(id, "second", pieces)).toMatchObject({ ok: false, code });
    expect(await receive(id, "second", { "LAMP-1": 5 })).toMatchObject({ sku: "LAMP-1", expected: 4 });
    expect(await receive(id, "second", { "LAMP-1": 4, ROSE_2: 4 })).toMatchObject({ isComplete: true });
    expect(await receive(id, "second", { "LAMP-1": 4, ROSE_2: 4 })).toEqual({ ...again, isComplete: true });
    expect(await receive(id, "third", { "LAMP-1": 1 })).toEqual({ ok: false, code: "not-expected" });
    expect([await stockOf(api.db, "LAMP-1"), await stockOf(api.db, "ROSE_2")]).toEqual([30, 7]);
    expect(await readSupplierDelivery(api.db, id)).toMatchObject({
      state: "received",
      receipts: [{ received_on: "2026-11-24", actor: "Ngozi", pieces: { "LAMP-1": 6 } }, {}],
    });
  });

  it("puts nothing on sale of an article that has left the catalogue meanwhile", async () => {
    const id = await expectTen();
    await api.db.query("delete from product where sku = 'ROSE_2'");
    expect(await receive(id, "gone", { "LAMP-1": 1, ROSE_2: 4 })).toEqual({
      ok: false,
      code: "gone",
      sku: "ROSE_2",
    });
    expect(await stockOf(api.db, "LAMP-1")).toBe(20);
  });

  it("books a receipt once when two people send it at one moment", async () => {
    const id = await expectTen();
    await Promise.all([receive(id, "same", { "LAMP-1": 3 }), receive(id, "same", { "LAMP-1": 3 })]);
    expect(await stockOf(api.db, "LAMP-1")).toBe(23);
  });

  it("names late deliveries, postpones and cancels them", async () => {
    const id = await expectTen("2026-01-31");
    const expected = () => listSupplierDeliveries(api.db, { isExpected: true, limit: 10 });
    expect(await expected()).toMatchObject([{ id, is_late: true, supplier: "Glow Ltd" }]);
    expect(await api.db.transaction((tx) => postponeDelivery(tx, id, "2099-02-01"))).toBe("2026-01-31");
    expect(await expected()).toMatchObject([{ is_late: false, expected_on: "2099-02-01" }]);
    expect(await api.db.transaction((tx) => cancelDelivery(tx, id))).toBe(true);
    expect(await api.db.transaction((tx) => cancelDelivery(tx, id))).toBe(false);
    expect(await api.db.transaction((tx) => postponeDelivery(tx, id, "2099-03-01"))).toBeUndefined();
    expect(await expected()).toEqual([]);
    expect(await readStockOf(api.db, "LAMP-1")).toMatchObject({ incoming: 0, incoming_at: null });
    expect(await listSupplierDeliveries(api.db, { isExpected: false, limit: 10 })).toMatchObject([
      { state: "cancelled" },
    ]);
  });

  it("expects an article under the catalogue's spelling of its number", async () => {
    await putProducts(api.db, [{ sku: "Mix-1", price: 100_000, stock: 1 }]);
    const lines = [{ sku: "MIX-1", quantity: 2 }];
    const delivery = { supplier: "Glow", reference: "", expectedOn: "2099-01-01", lines };
    const expected = await api.db.transaction((tx) => expectDelivery(tx, delivery));
    expect(await readSupplierDelivery(api.db, expected.ok ? expected.id : 0)).toMatchObject({
      lines: [{ sku: "Mix-1", quantity: 2, received: 0 }],
    });
  });

  it("refuses to expect an article that is not in the catalogue", async () => {
    const lines = [{ sku: "NOPE", quantity: 1 }];
    const delivery = { supplier: "Glow", reference: "", expectedOn: "2099-01-01", lines };
    expect(await api.db.transaction((tx) => expectDelivery(tx, delivery))).toEqual({
      ok: false,
      unknown: ["NOPE"],
    });
  });

  it("tells an article's history: changes and orders, the newest first", async () => {
    await api.db.query(
      `insert into audit_entry (at, actor, act, subject, before, after)
       values (now() - interval '1 hour', 'Ada', 'stock.adjust', 'LAMP-1', '{"stock":21}', '{"stock":20}')`,
      [],
    );
    const { number } = await placedOrder(api, { "LAMP-1": 2 }, 7_000);
    const events = await readStockHistory(api.db, "LAMP-1", 10);
    expect(events.slice(0, 2)).toMatchObject([
      { kind: "order", number, pieces: 2, stage: "awaiting_payment", goods: "held" },
      { kind: "change", actor: "Ada", act: "stock.adjust", after: { stock: 20 } },
    ]);
  });

  it("leaves the oldest of a long history out, of changes and of orders", async () => {
    for (const pieces of [11, 12, 13]) {
      await api.db.query(
        `insert into audit_entry (at, actor, act, subject, before, after)
         values (now() - make_interval(mins => 60 - $1), 'Ada', 'stock.adjust', 'LAMP-10', null, $2)`,
        [pieces, { stock: pieces }],
      );
    }
    const shown = async (limit: number) =>
      (await readStockHistory(api.db, "LAMP-10", limit)).map((event) =>
        event.kind === "order" ? event.number : event.after?.stock,
      );
    expect(await shown(2)).toEqual([13, 12]);
    const first = await placedOrder(api, { "LAMP-10": 2 }, 7_000);
    const second = await placedOrder(api, { "LAMP-10": 2 }, 7_000);
    expect(await shown(1)).toEqual([second.number]);
    expect(await shown(4)).toEqual([second.number, first.number, 13, 12]);
  });
});
