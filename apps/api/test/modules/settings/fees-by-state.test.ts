import { quoteTelephoneOrder } from "@precise/contract/desk/orders/telephone-orders";
import { readShopSetting, setShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { cart as cartShape } from "@precise/contract/shop/cart";
import { getCompany } from "@precise/contract/shop/company";
import { getClientCheckout } from "@precise/contract/trade/checkout";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { type DeskCaller, staffAs } from "../../desk/open-desk.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { cartWith, order, orderBody, orderOf, placedOrder } from "../orders/order-body.ts";
import { shopperOf } from "../trade/purchase-calls.ts";
import { putClients } from "../trade/put-clients.ts";
import { putTradeProducts } from "../trade/trade-products.ts";

const cartAnswer = z.object({ data: z.object({ cart: cartShape }) });
const kano = { line1: "3 Bompai Road", state: "Kano", lga: "Fagge" };
const zones = [
  { name: "North", states: ["Kano", "Kaduna"], tiers: [{ from: 0, to: null, fee: 12_000 }] },
  {
    name: "Near",
    states: ["Ogun"],
    tiers: [
      { from: 0, to: 99_999, fee: 2_000 },
      { from: 100_000, to: null, fee: 0 },
    ],
  },
];

describe("a delivery fee by state", () => {
  let api: TestApi;
  let owner: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    owner = await staffAs(api, "owner");
    await putProducts(api.db, [{ sku: "LAMP-1", price: 10_000_000, stock: 100 }]);
  });
  afterAll(() => api.close());

  const kind = { params: { kind: "delivery-fees" as const } };
  const set = (value: Record<string, unknown> | null) =>
    owner.call(setShopSetting, { ...kind, body: { entries: [{ key: "zones", value }] } });
  const [north, near] = zones;

  it.each([
    [
      "a state in two zones",
      { zones: [north, { ...near, states: ["Ogun", "Kano"] }] },
      422,
      "zones.1.states.1",
    ],
    ["a gap", { zones: [{ ...north, tiers: [{ from: 0, to: 10, fee: 1 }] }] }, 422, "zones.0.tiers.0.to"],
    ["a state that there is not", { zones: [{ ...north, states: ["Accra"] }] }, 400, "zones.0.states.0"],
    ["no state", { zones: [{ ...north, states: [] }] }, 400, "zones.0.states"],
    [
      "a fee below nothing",
      { zones: [{ ...north, tiers: [{ from: 0, to: null, fee: -1 }] }] },
      400,
      "zones.0.tiers.0.fee",
    ],
  ])("is refused with %s, at its field", async (_what, value, status, field) => {
    const refused = await set(value);
    expect([refused.status, refused.failure?.errors[0]?.field]).toEqual([status, `entries.0.value.${field}`]);
    expect((await owner.done(readShopSetting, kind)).setting.revision).toBe(0);
  });

  it("is charged by the state of the address, whatever total is sent along", async () => {
    const early = await cartWith(api, { "LAMP-1": 1 });
    expect((await set({ zones })).status).toBe(200);
    const { cart } = cartAnswer.parse((await api.post("/api/cart/get", { cartId: early })).json).data;
    expect([cart.delivery_tiers?.[0]?.fee, cart.delivery_zones]).toEqual([5_000, zones]);
    const { company } = successBody(getCompany.data).parse((await api.get("/api/company")).json).data;
    expect(company.delivery_zones).toEqual(zones);
    const old = await order(api, orderBody(early, 105_000, { address: kano }));
    expect(failureOf(old)).toEqual({
      status: 409,
      errors: [{ code: "figures_changed", field: "accepted_total" }],
    });
    expect(old.json).toMatchObject({ data: { prices: { delivery_fee: { value: 12_000 } } } });
    const placed = orderOf(await order(api, orderBody(early, 112_000, { address: kano })));
    expect(placed.prices.delivery_fee).toEqual({ value: 12_000 });
    // A state of no zone keeps the shop's table.
    await placedOrder(api, { "LAMP-1": 1 }, 105_000);
  });

  it("is quoted by telephone once the address is known", async () => {
    const lines = [{ sku: "LAMP-1", quantity: 1 }];
    const quote = async (more: object) =>
      (await owner.done(quoteTelephoneOrder, { body: { lines, delivery: { method: "delivery" }, ...more } }))
        .quote.prices.delivery_fee;
    expect([await quote({}), await quote({ address: kano })]).toEqual([{ value: 5_000 }, { value: 12_000 }]);
  });

  it("is a trade client's, by the site", async () => {
    await putTradeProducts(api, [{ sku: "SITE-1", net: 1_000_000, stock: 90 }]);
    const ngozi = await shopperOf(api, (await putClients(api.db)).ngozi.email);
    await ngozi.add([{ sku: "SITE-1", quantity: 1 }]);
    const at = async (query: string) =>
      successBody(getClientCheckout.data).parse((await ngozi.get(`/checkout${query}`)).json).data;
    const [unknown, known] = [await at(""), await at("?state=Kano")];
    expect([unknown.prices.delivery_fee, unknown.fee_depends_on_state]).toEqual([{ value: 5_000 }, true]);
    expect([known.prices.delivery_fee, known.fee_depends_on_state]).toEqual([{ value: 12_000 }, undefined]);
    expect((await ngozi.get("/checkout?state=Accra")).status).toBe(400);
  });

  it("is withdrawn, and orders keep the fee that they were placed with", async () => {
    const before = await placedOrder(api, { "LAMP-1": 1 }, 112_000, { address: kano });
    expect((await set(null)).status).toBe(200);
    const { json } = await api.post("/api/orders/track", {
      number: before.number,
      email: "ada.obi@example.com",
    });
    expect(json).toMatchObject({ data: { order: { prices: { delivery_fee: { value: 12_000 } } } } });
    await placedOrder(api, { "LAMP-1": 1 }, 105_000, { address: kano });
  });
});
