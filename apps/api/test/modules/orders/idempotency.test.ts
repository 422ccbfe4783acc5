import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { allDatabaseKinds } from "../../fixtures/database.ts";
import { putProducts, stockOf } from "../../fixtures/put-products.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { cartWith, order, orderBody, orderOf } from "./order-body.ts";

describe.each(allDatabaseKinds)("orders that come more than once on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
  });
  afterAll(() => api.close());
  beforeEach(() =>
    putProducts(api.db, [
      { sku: "LAMP", price: 100_000, stock: 100 },
      { sku: "LAST", price: 100_000, stock: 1 },
    ]),
  );
  const orders = async () => {
    const [row] = await api.db.query<{ count: number }>("select count(*)::int as count from shop_order");
    return row?.count ?? 0;
  };

  it("abuse 15: the same key and body give the very same answer, and one order", async () => {
    const body = orderBody(await cartWith(api, { LAMP: 1 }), 6_000);
    const key = randomUUID();
    const before = await orders();
    const first = await order(api, body, key);
    await api.db.query("update shop_order set status = 'cancelled'");
    const second = await order(api, { ...body, note: " " }, key);
    expect([first.status, second.status]).toEqual([201, 422]);
    const third = await order(api, Object.fromEntries(Object.entries(body).reverse()), key);
    expect([third.status, third.text]).toEqual([201, first.text]);
    expect(await orders()).toBe(before + 1);
    expect(await stockOf(api.db, "LAMP")).toBe(99);
  });

  it("abuse 15: the same key with another body is 422", async () => {
    const body = orderBody(await cartWith(api, { LAMP: 1 }), 6_000);
    const key = randomUUID();
    orderOf(await order(api, body, key));
    expect(failureOf(await order(api, { ...body, payment: { method: "pay_on_delivery" } }, key))).toEqual({
      status: 422,
      errors: [{ code: "idempotency_key_reused", field: "idempotency-key" }],
    });
  });

  it("a refusal is not kept: the same key works once the request is right", async () => {
    const cartId = await cartWith(api, { LAMP: 1 });
    const key = randomUUID();
    expect(failureOf(await order(api, orderBody(cartId, 1), key)).errors[0]?.code).toBe("figures_changed");
    orderOf(await order(api, orderBody(cartId, 6_000), key));
  });

  it("abuse 15: a key draws no order of another cart", async () => {
    const key = randomUUID();
    const first = orderOf(await order(api, orderBody(await cartWith(api, { LAMP: 1 }), 6_000), key));
    const second = orderOf(await order(api, orderBody(await cartWith(api, { LAMP: 1 }), 6_000), key));
    expect(second.number).not.toBe(first.number);
  });

  it.each([
    ["is missing", {}, "idempotency_key_required"],
    ["is too short", { "idempotency-key": "abc" }, "invalid_input"],
    ["holds blanks", { "idempotency-key": "a b c d e f g h i j" }, "invalid_input"],
  ])("a key that %s is 400", async (_what, headers, code) => {
    const body = orderBody(await cartWith(api, { LAMP: 1 }), 6_000);
    expect(failureOf(await api.post("/api/orders", body, headers))).toEqual({
      status: 400,
      errors: [{ code, field: "idempotency-key" }],
    });
  });

  it("abuse 14: 50 submits of one cart at the same time, each with its own key, make one order", async () => {
    const body = orderBody(await cartWith(api, { LAMP: 2 }), 7_000);
    const before = await orders();
    const answers = await Promise.all(Array.from({ length: 50 }, () => order(api, body)));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    for (const answer of answers.filter((each) => each.status !== 201)) {
      expect(failureOf(answer)).toEqual({ status: 409, errors: [{ code: "cart_not_active" }] });
    }
    expect(await orders()).toBe(before + 1);
    expect(await stockOf(api.db, "LAMP")).toBe(98);
  });

  it("abuse 14: 50 submits of one cart at the same time with one key all get that one order", async () => {
    const body = orderBody(await cartWith(api, { LAMP: 2 }), 7_000);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => order(api, body, key)));
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1);
    expect(orderOf(answers[0] ?? expect.fail()).items[0]?.quantity).toBe(2);
    expect(await stockOf(api.db, "LAMP")).toBe(98);
  });

  it("abuse 13: of two shoppers and one last lamp one gets it, and the other keeps the cart", async () => {
    const carts = [await cartWith(api, { LAST: 1 }), await cartWith(api, { LAST: 1 })];
    const answers = await Promise.all(carts.map((cartId) => order(api, orderBody(cartId, 6_000))));
    const lost = answers.findIndex((answer) => answer.status !== 201);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 422]);
    expect(failureOf(answers[lost] ?? expect.fail()).errors).toEqual([{ code: "out_of_stock" }]);
    expect((await api.post("/api/cart/get", { cartId: carts[lost] })).status).toBe(200);
    expect(await stockOf(api.db, "LAST")).toBe(0);
  });

  it("30 shoppers with two products in opposite order never wait for each other for ever", async () => {
    await putProducts(api.db, [{ sku: "OTHER", price: 100_000, stock: 20 }]);
    const carts = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        cartWith(api, index % 2 === 0 ? { LAMP: 1, OTHER: 1 } : { OTHER: 1, LAMP: 1 }),
      ),
    );
    const answers = await Promise.all(carts.map((cartId) => order(api, orderBody(cartId, 7_000))));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(20);
    expect(answers.filter((answer) => answer.status === 422)).toHaveLength(10);
    expect(await stockOf(api.db, "OTHER")).toBe(0);
    expect(await stockOf(api.db, "LAMP")).toBe(80);
  });
});
