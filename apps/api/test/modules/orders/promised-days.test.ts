import { dayAfter, isWorkingDay } from "@precise/cart-core/delivery-days";
import { setShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { lagosDay } from "@precise/contract/nigeria/lagos-days";
import { getArrivalOfProduct, getDeliveryPromises } from "@precise/contract/shop/delivery-promises";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectDelivery, postponeDelivery } from "#api/modules/stock/supplier-deliveries.ts";
import { type DeskCaller, staffAs } from "../../desk/open-desk.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { move, track } from "./order-acts-calls.ts";
import { cartWith, order, orderBody, orderOf } from "./order-body.ts";

/** Whole days without a cut-off: then only the day counts, and a test that runs at midnight says the same. */
const workingDaysAfter = (day: string, count: number): string => {
  let found = day;
  while (!isWorkingDay(found)) found = dayAfter(found, 1);
  for (let left = count; left > 0; left -= 1) {
    do found = dayAfter(found, 1);
    while (!isWorkingDay(found));
  }
  return found;
};
const today = () => lagosDay(new Date());
/** A day on which nothing else happens in these tests. */
const supplierDay = () => dayAfter(today(), 14);

describe("the days that an order is promised", () => {
  let api: TestApi;
  let manager: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    manager = await staffAs(api, "manager");
    await putProducts(api.db, [
      { sku: "LAMP-1", price: 1_000_000, stock: 40 },
      { sku: "LAMP-2", price: 1_000_000, stock: 0 },
      { sku: "LAMP-3", price: 1_000_000, stock: 0 },
    ]);
  });
  afterAll(() => api.close());

  const promises = async () =>
    successBody(getDeliveryPromises.data).parse((await api.get("/api/delivery-promises")).json).data.promises;
  const arrival = async (sku: string) =>
    successBody(getArrivalOfProduct.data).parse((await api.get(`/api/delivery-promises/${sku}`)).json).data
      .arrival;
  const set = (key: string, value: Record<string, unknown>) =>
    manager.done(setShopSetting, { params: { kind: "delivery-days" }, body: { entries: [{ key, value }] } });
  const version = async () => (await api.get("/api/catalogue/version")).text;
  const place = async (extra: Record<string, unknown> = {}) =>
    orderOf(await order(api, orderBody(await cartWith(api, { "LAMP-1": 1 }), 15_000, extra)));

  it("are none while the owner has set none: not in the list, not in an order", async () => {
    expect(await promises()).toEqual({ states: [], not_delivered: [] });
    expect(await arrival("LAMP-1")).toEqual({
      sku: "LAMP-1",
      promises: { states: [], not_delivered: [] },
    });
    expect(await place()).not.toHaveProperty("promised");
  });

  it("follow what was set, and pages that show them are made again", async () => {
    const before = await version();
    await set("Lagos", { is_delivered: true, from: 1, to: 3, cut_off: null });
    await set("Borno", { is_delivered: false });
    const lagos = {
      state: "Lagos",
      from: workingDaysAfter(today(), 1),
      to: workingDaysAfter(today(), 3),
    };
    expect(await promises()).toEqual({ states: [lagos], not_delivered: ["Borno"] });
    expect(await version()).not.toBe(before);
    const placed = await place();
    expect(placed.promised).toEqual(lagos);
    expect((await track(api, placed.number)).promised).toEqual(lagos);
  });

  it("an order that is collected is promised nothing", async () => {
    const cartId = await cartWith(api, { "LAMP-1": 1 });
    const body = orderBody(cartId, 10_000, { delivery: { method: "pickup", showroom: "lagos" } });
    expect(orderOf(await order(api, body))).not.toHaveProperty("promised");
  });

  it("an order that waited for its money is counted from its confirmation, by what it was promised with", async () => {
    const { number } = await place({ payment: { method: "bank_transfer" } });
    await set("Lagos", { is_delivered: true, from: 5, to: 9, cut_off: null });
    // As if it had been placed, and promised, ten days ago.
    await api.db.query(
      `update shop_order set promised_from = promised_from - 10, promised_to = promised_to - 10 where number = $1`,
      [number],
    );
    await move(api, number, { to: "confirmed" });
    expect((await track(api, number)).promised).toEqual({
      state: "Lagos",
      from: workingDaysAfter(today(), 1),
      to: workingDaysAfter(today(), 3),
    });
  });

  it("what is out of stock is promised from its supplier's day on, and its page learns of it", async () => {
    expect(await arrival("LAMP-2")).toEqual({ sku: "LAMP-2" });
    const changed = async () => (await api.get("/api/catalogue/changes/0")).text.includes("LAMP-2");
    expect(await changed()).toBe(false);
    const expected = await api.db.transaction((tx) =>
      expectDelivery(tx, {
        supplier: "Lumen Works",
        reference: "",
        expectedOn: supplierDay(),
        lines: [{ sku: "LAMP-2", quantity: 5 }],
      }),
    );
    if (!expected.ok) throw new Error("the delivery was not noted");
    const { available_on, promises: promised } = await arrival("lamp-2");
    expect(available_on).toBe(supplierDay());
    expect(promised?.states).toEqual([
      {
        state: "Lagos",
        from: workingDaysAfter(supplierDay(), 5),
        to: workingDaysAfter(supplierDay(), 9),
      },
    ]);
    await api.refreshCatalogue();
    expect(await changed()).toBe(true);
    const later = dayAfter(supplierDay(), 7);
    await api.db.transaction((tx) => postponeDelivery(tx, expected.id, later));
    expect((await arrival("LAMP-2")).available_on).toBe(later);
    // Its day is over: nobody knows when it comes.
    await api.db.query("update supplier_delivery set expected_on = current_date - 3 where id = $1", [
      expected.id,
    ]);
    expect(await arrival("LAMP-2")).toEqual({ sku: "LAMP-2" });
  });

  it("an article that is not on sale is not found", async () => {
    expect((await api.get("/api/delivery-promises/NO-SUCH")).status).toBe(404);
  });
});
