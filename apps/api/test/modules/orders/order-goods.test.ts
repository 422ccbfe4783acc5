import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { redeemCouponAgain, returnCoupon } from "#api/modules/coupons/coupon-rows.ts";
import { holdGoods, releaseGoods } from "#api/modules/orders/goods/order-goods.ts";
import { lockOrder } from "#api/modules/orders/locked-order.ts";
import { allDatabaseKinds } from "../../fixtures/database.ts";
import { putProducts, stockOf } from "../../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { coupon, putCode } from "../coupons/coupon-calls.ts";
import { cartWith, order, orderBody, orderOf, placedOrder } from "./order-body.ts";

describe.each(allDatabaseKinds)("the goods of an order on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
  });
  afterAll(() => api.close());
  beforeEach(() =>
    putProducts(api.db, [
      { sku: "LAMP", price: 100_000, stock: 5 },
      { sku: "BULB", price: 100_000, stock: 5 },
    ]),
  );
  const change = <Result>(number: string, act: typeof holdGoods | typeof releaseGoods) =>
    api.db.transaction(async (tx) => {
      const order = await lockOrder(tx, number);
      if (!order) throw new Error("no such order");
      return (await act(tx, order)) as Result;
    });
  const stock = async () => [await stockOf(api.db, "LAMP"), await stockOf(api.db, "BULB")];

  it("are given back once and taken again once, also by several calls at the same moment", async () => {
    const { number } = await placedOrder(api, { LAMP: 3, BULB: 1 }, 9_000);
    expect(await stock()).toEqual([2, 4]);
    await Promise.all(Array.from({ length: 6 }, () => change(number, releaseGoods)));
    expect(await stock()).toEqual([5, 5]);
    await Promise.all(Array.from({ length: 6 }, () => change(number, holdGoods)));
    expect(await stock()).toEqual([2, 4]);
  });

  it("are taken again all or none, and what fell short is named", async () => {
    const { number } = await placedOrder(api, { LAMP: 3, BULB: 1 }, 9_000);
    await change(number, releaseGoods);
    await placedOrder(api, { LAMP: 4 }, 9_000);
    expect(await change(number, holdGoods)).toEqual({ ok: false, short: [{ sku: "LAMP", stockQty: 1 }] });
    expect(await stock()).toEqual([1, 5]);
    expect((await api.db.query("select goods from shop_order where number = $1", [number]))[0]).toEqual({
      goods: "free",
    });
  });

  it("come with their code again while it can be used, counted once", async () => {
    const code = await coupon(api, { maxUses: 1, benefit: { kind: "percent", percent: 50 } });
    const place = async () => {
      const cartId = await cartWith(api, { LAMP: 1 });
      await putCode(api, cartId, code);
      return orderOf(await order(api, orderBody(cartId, 5_500))).number;
    };
    const first = await place();
    const idOf = async (number: string) =>
      (await api.db.query<{ id: number }>("select id from shop_order where number = $1", [number]))[0]?.id ??
      0;
    const id = await idOf(first);
    await returnCoupon(api.db, id);
    expect(await Promise.all([1, 2, 3].map(() => redeemCouponAgain(api.db, id)))).toEqual([true, true, true]);
    expect((await api.db.query("select uses from coupon where code = $1", [code]))[0]).toEqual({ uses: 1 });
    await returnCoupon(api.db, id);
    await place();
    expect(await redeemCouponAgain(api.db, id)).toBe(false);
    expect((await api.db.query("select uses from coupon where code = $1", [code]))[0]).toEqual({ uses: 1 });
  });
});
