import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sweepHits } from "#api/platform/limits/limit-rows.ts";
import { allDatabaseKinds } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { sweepOf } from "../../fixtures/sweep-of.ts";
import { cartWith, contact, order, orderBody, orderOf } from "../orders/order-body.ts";

const sweepOrderKeys = sweepOf("order_keys");

const sweepCarts = sweepOf("carts");

describe.each(allDatabaseKinds)("sweeping on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
    await putProducts(api.db, [{ sku: "LAMP", price: 100_000, stock: 100 }]);
  });
  afterAll(() => api.close());
  const get = (cartId: string) => api.post("/api/cart/get", { cartId });
  const idleFor = (days: number) =>
    api.db.query("update cart set used_at = now() - make_interval(days => $1::int)", [days]);

  it("keeps a cart that was used within 60 days, and removes it with its lines after that", async () => {
    const cartId = await cartWith(api, { LAMP: 1 });
    await idleFor(59);
    expect(await sweepCarts(api.db)).toBe(0);
    await idleFor(61);
    expect(await sweepCarts(api.db)).toBe(1);
    expect((await get(cartId)).status).toBe(404);
    expect(await api.db.query("select 1 from cart_line")).toEqual([]);
  });

  it("counts looking at a cart as using it", async () => {
    const cartId = await cartWith(api, { LAMP: 1 });
    await idleFor(61);
    expect((await get(cartId)).status).toBe(200);
    expect(await sweepCarts(api.db)).toBe(0);
  });

  it("keeps an order whose cart is gone", async () => {
    const cartId = await cartWith(api, { LAMP: 1 });
    const placed = orderOf(await order(api, orderBody(cartId, 6_000)));
    await idleFor(61);
    await sweepCarts(api.db);
    const tracked = await api.post("/api/orders/track", { number: placed.number, email: contact.email });
    expect(tracked.status).toBe(200);
  });

  it("keeps answers to orders for two days", async () => {
    const key = "sweep-test-0123456789";
    const body = orderBody(await cartWith(api, { LAMP: 1 }), 6_000);
    const placed = await order(api, body, key);
    await api.db.query("update order_key set created_at = now() - interval '47 hours'");
    await sweepOrderKeys(api.db);
    expect((await order(api, body, key)).text).toBe(placed.text);
    await api.db.query("update order_key set created_at = now() - interval '49 hours'");
    await sweepOrderKeys(api.db);
    expect((await order(api, body, key)).status).toBe(409);
  });

  it("removes windows of limits that have ended, and no others", async () => {
    await api.db.query(
      `insert into rate_limit (caller, ends_at, hits)
       values ('ended', now() - interval '2 minutes', 1), ('open', now() + interval '1 minute', 1)`,
    );
    await sweepHits(api.db);
    const rows = await api.db.query<{ caller: string }>(
      "select caller from rate_limit where caller in ('ended', 'open')",
    );
    expect(rows).toEqual([{ caller: "open" }]);
  });
});
