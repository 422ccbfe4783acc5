import {
  adjustStock,
  cancelIncoming,
  expectIncoming,
  listIncoming,
  listStock,
  postponeIncoming,
  readStockItem,
  receiveIncoming,
  setStockThreshold,
} from "@precise/contract/desk/stock";
import { readToday } from "@precise/contract/desk/today";
import { laterDay, todayInLagos } from "@precise/contract/nigeria/lagos-days";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { putProducts, stockOf } from "../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

describe("stock at the desk", () => {
  let api: TestApi;
  let warehouse: DeskCaller;
  let viewer: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    warehouse = await staffAs(api, "warehouse", { name: "Tunde Ade" });
    viewer = await staffAs(api, "viewer");
  });
  afterAll(() => api.close());
  beforeEach(() =>
    putProducts(api.db, [
      { sku: "LAMP-1", price: 100_000, stock: 20 },
      { sku: "LAMP-2", price: 100_000, stock: 2 },
    ]),
  );
  const key = "0123456789abcdef";

  it("lists all, and what is low, to whoever may read it", async () => {
    const all = await viewer.done(listStock, { query: { search: "lamp-" } });
    expect(all).toMatchObject({ total: 2, cursor: null });
    const low = await viewer.done(listStock, { query: { low: "true" } });
    const { today } = await warehouse.done(readToday);
    expect(today.find(({ kind }) => kind === "low_stock")).toMatchObject({ count: low.total });
    expect(low.rows).toMatchObject([{ sku: "LAMP-2", available: 2, on_hand: 2, low: true }]);
  });

  it("adjusts once for a key, with the reason in the article's history", async () => {
    const body = { sku: "lamp-1", by: -3, kind: "damaged", reason: "Box 4 fell" } as const;
    const first = await warehouse.done(adjustStock, { body, idempotencyKey: key });
    expect(first).toMatchObject({ before: 20, after: 17, item: { sku: "LAMP-1", available: 17 } });
    const again = await warehouse.done(adjustStock, { body, idempotencyKey: key });
    expect(again).toMatchObject({ before: 20, after: 17 });
    expect(await stockOf(api.db, "LAMP-1")).toBe(17);
    const { events } = await viewer.done(readStockItem, { params: { sku: "lamp-1" } });
    expect(events).toMatchObject([
      {
        kind: "change",
        actor: "Tunde Ade",
        act: "stock.adjust",
        before: { stock: 20 },
        after: { stock: 17, by: -3, kind: "damaged", reason: "Box 4 fell" },
      },
    ]);
  });

  it("refuses what would go below 0, an unknown number, and who only reads", async () => {
    const body = { sku: "LAMP-2", by: -3, reason: "Lost" };
    const tooMany = await warehouse.call(adjustStock, { body });
    expect([tooMany.status, tooMany.failure?.errors[0]]).toMatchObject([
      409,
      { code: "refused", field: "by", message: expect.stringContaining("2 of LAMP-2 are for sale") },
    ]);
    const none = await warehouse.call(adjustStock, { body: { ...body, sku: "NONE" } });
    expect(none.status).toBe(404);
    expect((await viewer.call(adjustStock, { body })).status).toBe(403);
    const nothing = await warehouse.call(adjustStock, { body: { ...body, by: 0 } });
    expect(nothing.status).toBe(400);
  });

  it("lets owner and manager say when an article is low, not the warehouse", async () => {
    const body = { sku: "LAMP-1", pieces: 25 };
    expect((await warehouse.call(setStockThreshold, { body })).status).toBe(403);
    const manager = await staffAs(api, "manager");
    const { item } = await manager.done(setStockThreshold, { body });
    expect(item).toMatchObject({ threshold: 25, low: true });
    await manager.done(setStockThreshold, { body: { ...body, pieces: null } });
  });

  it("expects goods, puts what came on sale, and counts what is to come", async () => {
    const { delivery } = await warehouse.done(expectIncoming, {
      body: {
        supplier: "Glow Ltd",
        reference: "WB-7",
        expected_on: "2099-12-04",
        lines: [
          { sku: "lamp-1", quantity: 6 },
          { sku: "LAMP-2", quantity: 4 },
        ],
      },
    });
    const at = { params: { id: delivery.id } };
    const some = { lines: [{ sku: "lamp-1", quantity: 5 }] };
    await warehouse.done(receiveIncoming, { ...at, body: some, idempotencyKey: key });
    const half = await warehouse.done(receiveIncoming, { ...at, body: some, idempotencyKey: key });
    expect(half.delivery.lines).toMatchObject([
      { sku: "LAMP-1", quantity: 6, received: 5 },
      { sku: "LAMP-2", received: 0 },
    ]);
    expect(await stockOf(api.db, "LAMP-1")).toBe(25);
    const tooMany = await warehouse.call(receiveIncoming, { ...at, body: some });
    expect(tooMany.failure?.errors[0]?.message).toContain("1 of LAMP-1 are still expected");
    const future = { ...some, received_on: "2099-12-04" };
    expect((await warehouse.call(receiveIncoming, { ...at, body: future })).status).toBe(422);
    const { item } = await viewer.done(readStockItem, { params: { sku: "LAMP-1" } });
    expect(item).toMatchObject({ available: 25, incoming: 1, incoming_at: "2099-12-04" });

    const today = { expected_on: todayInLagos() };
    const sooner = await warehouse.done(postponeIncoming, { ...at, body: today });
    expect(sooner.delivery).toMatchObject({ ...today, is_late: false, state: "expected" });
    const ended = await warehouse.done(cancelIncoming, { ...at, body: { reason: "No more of it" } });
    expect(ended.delivery.state).toBe("cancelled");
    expect((await viewer.done(listIncoming)).deliveries).toEqual([]);
    const past = await viewer.done(listIncoming, { query: { state: "ended" } });
    expect(past.deliveries).toMatchObject([{ id: delivery.id, supplier: "Glow Ltd" }]);
    expect((await warehouse.call(cancelIncoming, { ...at, body: { reason: "x" } })).status).toBe(409);
  });

  it("expects goods on no day that is over in Lagos", async () => {
    const lines = [{ sku: "LAMP-1", quantity: 1 }];
    const yesterday = { expected_on: laterDay(todayInLagos(), -1) };
    const refusal = [422, { field: "expected_on", message: "That day is over. Give today or a later one." }];
    const body = { supplier: "Glow Ltd", expected_on: todayInLagos(), lines };
    const none = await warehouse.call(expectIncoming, { body: { ...body, ...yesterday } });
    expect([none.status, none.failure?.errors[0]]).toMatchObject(refusal);
    const { delivery } = await warehouse.done(expectIncoming, { body });
    const at = { params: { id: delivery.id } };
    const moved = await warehouse.call(postponeIncoming, { ...at, body: yesterday });
    expect([moved.status, moved.failure?.errors[0]]).toMatchObject(refusal);
    await warehouse.done(cancelIncoming, { ...at, body: { reason: "A slip" } });
  });
});
