import { readShopSetting, setShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { lagosDay, lagosMoment, laterDay } from "@precise/contract/nigeria/lagos-days";
import { getCart } from "@precise/contract/shop/cart";
import { getCompany } from "@precise/contract/shop/company";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { issueInvoice } from "#api/modules/invoice/issue-invoice.ts";
import { readInvoice } from "#api/modules/invoice/read-invoice.ts";
import { readVatRate } from "#api/modules/settings/setting-rows.ts";
import { putProducts } from "../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { confirmByMail, orderIn, proposeFee, track } from "../modules/orders/order-acts-calls.ts";
import { cartWith, contact, placedOrder } from "../modules/orders/order-body.ts";
import { orderIn as clientOrderIn, shopperOf } from "../modules/trade/purchase-calls.ts";
import { putClients } from "../modules/trade/put-clients.ts";
import { putTradeProducts } from "../modules/trade/trade-products.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

const params = { params: { kind: "vat" as const } };

describe("the rate of VAT", () => {
  let api: TestApi;
  let owner: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    owner = await staffAs(api, "owner", { name: "Ada Obi" });
    await putProducts(api.db, [
      { sku: "LAMP", price: 9_900_000, stock: 100 },
      { sku: "HALL", price: 49_950_000, stock: 100 },
    ]);
    await putTradeProducts(api, [{ sku: "TR-1", net: 100_000, stock: 900 }]);
  });
  afterAll(() => api.close());

  const startOf = (daysAhead: number) =>
    lagosMoment(laterDay(lagosDay(new Date()), daysAhead), 0).toISOString();
  const bodyOf = (rate: number, from?: string) => ({
    entries: [{ key: "table", value: { per_thousand: rate } }],
    ...(from !== undefined && { valid_from: from }),
  });
  const set = (rate: number, from?: string) =>
    owner.done(setShopSetting, { ...params, body: bodyOf(rate, from) });
  const refused = async (body: object) => {
    const { status, failure } = await owner.call(setShopSetting, { ...params, body: body as never });
    return [status, failure?.errors[0]?.field];
  };
  const companyRate = async () =>
    successBody(getCompany.data).parse((await api.get("/api/company")).json).data.company.vat_per_thousand;

  it("is 7.5 % since the beginning", async () => {
    const { setting } = await owner.done(readShopSetting, params);
    expect(setting.current).toMatchObject([{ key: "table", value: { per_thousand: 75 }, id: null }]);
    expect([await companyRate(), await readVatRate(api.db)]).toEqual([75, 75]);
  });

  it("is the owner's alone, with a fresh code", async () => {
    const manager = await staffAs(api, "manager");
    const stale = await staffAs(api, "owner", { minutesSinceCode: 11 });
    const body = bodyOf(100, startOf(30));
    expect((await manager.call(setShopSetting, { ...params, body })).status).toBe(403);
    const late = await stale.call(setShopSetting, { ...params, body });
    expect(late.failure?.errors[0]?.code).toBe("second_factor_required");
  });

  it("another is typed for a day to come, and counts not before; two for one day are refused", async () => {
    const { setting } = await set(100, startOf(40));
    expect(setting.changes[0]).toMatchObject({ state: "upcoming", before: { per_thousand: 75 } });
    expect(await companyRate()).toBe(75);
    expect(await refused(bodyOf(120, startOf(40)))).toEqual([422, "valid_from"]);
    await set(120, startOf(41));
  });

  it.each([
    [bodyOf(501), 400, "entries.0.value.per_thousand"],
    [bodyOf(7.5), 400, "entries.0.value.per_thousand"],
    [bodyOf(-1), 400, "entries.0.value.per_thousand"],
    [bodyOf(100, "2020-01-01T00:00:00+01:00"), 422, "valid_from"],
    [{ entries: [{ key: "table", value: null }] }, 422, "entries.0.value"],
    [{ entries: [{ key: "other", value: { per_thousand: 75 } }] }, 422, "entries.0.key"],
    [bodyOf(75), 422, "entries"],
  ])("%j is refused with its field", async (body, status, field) => {
    expect(await refused(body)).toEqual([status, field]);
  });

  it("begins with a day, not within one", async () => {
    const noon = lagosMoment(laterDay(lagosDay(new Date()), 50), 720).toISOString();
    expect(await refused(bodyOf(110, noon))).toEqual([422, "valid_from"]);
  });

  it("of an order is the one that it was placed with: its total, fee, invoice and mails stay", async () => {
    const before = await placedOrder(api, { LAMP: 1 }, 104_000);
    // Between two rows of the fee table: the fee is proposed later.
    const open = await placedOrder(api, { HALL: 1 }, 499_500);
    await confirmByMail(api, open.number);
    expect(before.prices).toMatchObject({ vat: { value: 7_255.81 }, vat_per_thousand: 75 });
    await set(100);
    const after = await placedOrder(api, { LAMP: 1 }, 104_000);
    expect(after.prices).toMatchObject({ vat: { value: 9_454.55 }, vat_per_thousand: 100 });
    expect((await track(api, before.number)).prices).toEqual(before.prices);
    for (const [each, rate, vat] of [
      [before, 75, 725_581],
      [after, 100, 945_455],
    ] as const) {
      const number = await api.db.transaction((tx) => issueInvoice(tx, each, new Date()));
      const invoice = await readInvoice(api.db, number);
      expect(invoice?.content).toMatchObject({ vat_per_thousand: rate, vat });
    }
    await proposeFee(api, open.number, 10_000);
    const key = { number: open.number, email: contact.email };
    const accepted = await api.post("/api/orders/fee-proposal/accept", {
      order: key,
      accepted_total: 509_500,
    });
    expect(orderIn(accepted).prices).toMatchObject({
      payable: { value: 509_500 },
      vat: { value: 35_546.51 },
      vat_per_thousand: 75,
    });
  });

  it("of carts and trade prices is that of now", async () => {
    const cartId = await cartWith(api, { LAMP: 1 });
    const cart = successBody(getCart.data).parse((await api.post("/api/cart/get", { cartId })).json).data
      .cart;
    expect(cart.vat_per_thousand).toBe(100);
    const clients = await putClients(api.db);
    const ngozi = await shopperOf(api, clients.ngozi.email);
    await ngozi.add([{ sku: "TR-1", quantity: 10 }]);
    const { goods, prices } = await ngozi.checkout();
    // 10 × 1,000 net; of the fee of 5,000 that includes it, 454.55.
    expect(goods).toEqual({ net: { value: 10_000 }, vat: { value: 1_000 }, gross: { value: 11_000 } });
    expect(prices).toMatchObject({ vat: { value: 1_454.55 }, vat_per_thousand: 100 });
    const placed = clientOrderIn(await ngozi.order({}));
    await set(75);
    expect(placed.prices).toMatchObject({ vat: { value: 1_454.55 }, vat_per_thousand: 100 });
    await ngozi.add([{ sku: "TR-1", quantity: 10 }]);
    expect((await ngozi.checkout()).goods.vat).toEqual({ value: 750 });
  });
});
