import { naira } from "@precise/cart-core/money";
import { quoteTelephoneOrder } from "@precise/contract/desk/orders/telephone-orders";
import { setShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { cart as cartShape } from "@precise/contract/shop/cart";
import { getCatalogueVersion } from "@precise/contract/shop/catalogue";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { issueCoupon } from "#api/modules/coupons/issue-coupon.ts";
import { type DeskCaller, staffAs } from "../../desk/open-desk.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { cartWith, order, orderBody, orderOf, placedOrder } from "../orders/order-body.ts";
import { shopperOf } from "../trade/purchase-calls.ts";
import { putClients } from "../trade/put-clients.ts";
import { putTradeProducts } from "../trade/trade-products.ts";

const cartAnswer = z.object({ data: z.object({ cart: cartShape }) });

describe("a delivery fee that the desk changes", () => {
  let api: TestApi;
  let owner: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    owner = await staffAs(api, "owner");
    await putProducts(api.db, [{ sku: "LAMP-1", price: 10_000_000, stock: 100 }]);
  });
  afterAll(() => api.close());

  const setTiers = (tiers: readonly { from: number; to: number | null; fee: number }[]) =>
    owner.done(setShopSetting, {
      params: { kind: "delivery-fees" },
      body: { entries: [{ key: "table", value: { tiers } }] },
    });

  it("shows in the cart, is charged, and an old total is refused with the new figures", async () => {
    const cartId = await cartWith(api, { "LAMP-1": 1 });
    const before = await placedOrder(api, { "LAMP-1": 1 }, 105_000);
    await setTiers([
      { from: 0, to: 200_000, fee: 7_500 },
      { from: 200_001, to: null, fee: 0 },
    ]);
    const { cart } = cartAnswer.parse((await api.post("/api/cart/get", { cartId })).json).data;
    expect(cart.delivery_tiers).toEqual([
      { from: 0, to: 200_000, fee: 7_500 },
      { from: 200_001, to: null, fee: 0 },
    ]);
    const old = await order(api, orderBody(cartId, 105_000));
    expect(failureOf(old)).toEqual({
      status: 409,
      errors: [{ code: "figures_changed", field: "accepted_total" }],
    });
    expect(old.json).toMatchObject({
      data: { prices: { delivery_fee: { value: 7_500 }, payable: { value: 107_500 } } },
    });
    const placed = orderOf(await order(api, orderBody(cartId, 107_500)));
    expect(placed.prices).toMatchObject({ delivery_fee: { value: 7_500 } });
    // What was placed keeps its fee.
    const { json } = await api.post("/api/orders/track", {
      number: before.number,
      email: "ada.obi@example.com",
    });
    expect(json).toMatchObject({ data: { order: { prices: { delivery_fee: { value: 5_000 } } } } });
  });

  it("is what orders by telephone are quoted", async () => {
    const { quote } = await owner.done(quoteTelephoneOrder, {
      body: { lines: [{ sku: "LAMP-1", quantity: 1 }], delivery: { method: "delivery" } },
    });
    expect(quote.prices).toMatchObject({ delivery_fee: { value: 7_500 }, payable: { value: 107_500 } });
  });

  it("is what vouchers are judged by", async () => {
    // 205,000 pays no fee; 5,000 less pays 7,500.
    await putProducts(api.db, [{ sku: "LAMP-2", price: 20_500_000, stock: 10 }]);
    const benefit = { kind: "amount", amount: naira(5_000) } as const;
    await issueCoupon(api.db, { code: "OFF-5000", label: "Off", benefit, source: "test" });
    const cartId = await cartWith(api, { "LAMP-2": 1 });
    const applied = await api.post("/api/cart/coupon", { cartId, code: "OFF-5000" });
    expect(failureOf(applied).errors[0]?.code).toBe("coupon_raises_payable");
  });

  it("is what trade clients pay", async () => {
    await putTradeProducts(api, [{ sku: "TO-1", net: 100_000, stock: 900 }]);
    const ngozi = await shopperOf(api, (await putClients(api.db)).ngozi.email);
    await ngozi.add([{ sku: "TO-1", quantity: 1 }]);
    expect((await ngozi.checkout()).prices).toMatchObject({ delivery_fee: { value: 7_500 } });
  });

  it("makes pages that everyone sees alike anew", async () => {
    const mark = async () =>
      successBody(getCatalogueVersion.data).parse((await api.get("/api/catalogue/version")).json).data
        .content;
    const before = await mark();
    await setTiers([{ from: 0, to: null, fee: 1_000 }]);
    expect(await mark()).not.toBe(before);
    expect((await api.get("/api/company")).json).toMatchObject({
      data: { company: { delivery_tiers: [{ from: 0, to: null, fee: 1_000 }] } },
    });
  });
});
