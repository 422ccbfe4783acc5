import { listOrders, readOwnOrder } from "@precise/contract/shop/orders/customer-orders";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseKinds } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { signIn } from "../sessions/sign-in.ts";
import { placedOrder } from "./order-body.ts";

describe.each(databaseKinds)("a person's orders on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
    await putProducts(api.db, [{ sku: "LAMP", price: 100_000, stock: 100 }]);
  });
  afterAll(() => api.close());

  const place = (cookie: string, pieces: number, payable: number) =>
    placedOrder(api, { LAMP: pieces }, payable, {}, { cookie });
  const ordersOf = async (cookie: string) =>
    successBody(listOrders.data).parse((await api.get("/api/orders", { cookie })).json).data.orders;

  it("are listed newest first, with what distinguishes them", async () => {
    const cookie = await signIn(api, "ada");
    expect(await ordersOf(cookie)).toEqual([]);
    const first = await place(cookie, 1, 6_000);
    const second = await place(cookie, 3, 8_000);
    expect(await ordersOf(cookie)).toMatchObject([
      { number: second.number, status: "awaiting_payment", total_quantity: 3, payable: { value: 8_000 } },
      { number: first.number, status: "awaiting_payment", total_quantity: 1, payable: { value: 6_000 } },
    ]);
    const answer = await api.get(`/api/orders/${first.number}`, { cookie });
    expect(successBody(readOwnOrder.data).parse(answer.json).data.order).toEqual(first);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  it("give their stage, and with it the nearest status of the first release", async () => {
    const cookie = await signIn(api, "chi");
    const { number } = await place(cookie, 1, 6_000);
    await api.db.query("update shop_order set status = 'packed' where number = $1", [number]);
    expect(await ordersOf(cookie)).toMatchObject([{ number, stage: "packed", status: "confirmed" }]);
  });

  it("of another person look like none, and guests are asked to sign in", async () => {
    const bola = await signIn(api, "bola");
    const eve = await signIn(api, "eve");
    const { number } = await place(bola, 1, 6_000);
    const foreign = await api.get(`/api/orders/${number}`, { cookie: eve });
    const missing = await api.get("/api/orders/PR-00000000", { cookie: eve });
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    expect(await ordersOf(eve)).toEqual([]);
    expect(failureOf(await api.get("/api/orders"))).toEqual({
      status: 401,
      errors: [{ code: "session_required" }],
    });
    expect((await api.get(`/api/orders/${number}`)).status).toBe(401);
  });
});
