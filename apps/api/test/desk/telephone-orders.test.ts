import {
  findCallersOrders,
  findDeskArticles,
  placeTelephoneOrder,
  quoteTelephoneOrder,
} from "@precise/contract/desk/orders/telephone-orders";
import type { BodyOf } from "@precise/contract/wire/route";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { writeAllSearchRows } from "#api/modules/catalogue/search/refresh-search-rows.ts";
import { putProducts, stockOf } from "../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { coupon } from "../modules/coupons/coupon-calls.ts";
import { mailsFor } from "../modules/orders/order-acts-calls.ts";
import { contact, lagos, placedOrder } from "../modules/orders/order-body.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

const key = "a-key-of-the-telephone";

describe("orders by telephone", () => {
  let api: TestApi;
  let bola: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    bola = await staffAs(api, "sales", { name: "Bola Ade" });
  });
  afterAll(() => api.close());
  beforeEach(() =>
    putProducts(api.db, [
      { sku: "LAMP", price: 9_900_000, stock: 10 },
      { sku: "BULB", price: 100_000, stock: 10 },
    ]),
  );

  const bodyWith = (changes: Partial<BodyOf<typeof placeTelephoneOrder>> = {}) =>
    ({
      lines: [{ sku: "LAMP", quantity: 1 }],
      contact,
      address: lagos,
      delivery: { method: "delivery" },
      payment: { method: "bank_transfer" },
      accepted_total: 104_000,
      ...changes,
    }) as BodyOf<typeof placeTelephoneOrder>;

  it("finds articles by number with the price and the pieces that are left", async () => {
    await api.db.transaction((tx) => writeAllSearchRows(tx));
    await api.refreshCatalogue();
    const { articles } = await bola.done(findDeskArticles, { query: { search: "bulb" } });
    expect(articles).toMatchObject([{ sku: "BULB", price: "1000.00", in_stock: 10 }]);
  });

  it("costs what the same cart costs in the shop, and is proved by the call", async () => {
    const { order, links } = await bola.done(placeTelephoneOrder, { body: bodyWith() });
    const inShop = await placedOrder(api, { LAMP: 1 }, 104_000);
    expect(order.prices).toEqual(inShop.prices);
    expect(order.hold).toMatchObject({ is_proved: true, goods: "held" });
    expect(order.stage).toBe("awaiting_payment");
    expect(await mailsFor(api, order.number)).toEqual(["order_placed"]);
    expect(links.order).toMatch(new RegExp(`/order/${order.number}$`));
    expect(await stockOf(api.db, "LAMP")).toBe(8);
    const audit = await api.db.query(
      "select actor, act from audit_entry where subject = $1 and act = 'orders.place-by-phone'",
      [order.number],
    );
    expect(audit).toMatchObject([{ actor: "Bola Ade" }]);
  });

  it("confirms at once what is paid on delivery", async () => {
    const { order } = await bola.done(placeTelephoneOrder, {
      body: bodyWith({ payment: { method: "pay_on_delivery" } }),
    });
    expect(order.stage).toBe("confirmed");
  });

  it("is placed once for a key", async () => {
    const first = await bola.done(placeTelephoneOrder, { body: bodyWith(), idempotencyKey: `${key}-1` });
    const second = await bola.done(placeTelephoneOrder, { body: bodyWith(), idempotencyKey: `${key}-1` });
    expect(second.order.number).toBe(first.order.number);
    expect(await stockOf(api.db, "LAMP")).toBe(9);
    const other = await bola.call(placeTelephoneOrder, {
      body: bodyWith({ note: "Ring twice." }),
      idempotencyKey: `${key}-1`,
    });
    expect(other.failure?.errors[0]?.code).toBe("idempotency_key_reused");
  });

  it.each([
    ["a total that it does not have", { accepted_total: 1 }, 409, "figures_changed"],
    ["more pieces than there are", { lines: [{ sku: "LAMP", quantity: 11 }] }, 422, "out_of_stock"],
    ["an article that is not sold", { lines: [{ sku: "NONE", quantity: 1 }] }, 422, "unknown_sku"],
    ["a code that there is not", { voucher: "NO-SUCH-CODE" }, 422, "coupon_unknown"],
    ["a delivery without an address", { address: undefined }, 400, "invalid_input"],
  ])("is not placed for %s, and takes nothing", async (_what, change, status, code) => {
    const refused = await bola.call(placeTelephoneOrder, { body: bodyWith(change) });
    expect([refused.status, refused.failure?.errors[0]?.code]).toEqual([status, code]);
    expect(await stockOf(api.db, "LAMP")).toBe(10);
  });

  it("is quoted before with all that stands against it, and the quote takes nothing", async () => {
    const voucher = await coupon(api, { benefit: { kind: "percent", percent: 10 } });
    const body = {
      lines: [
        { sku: "LAMP", quantity: 1 },
        { sku: "BULB", quantity: 12 },
      ],
      delivery: { method: "delivery" },
      voucher,
    } as const;
    const { quote } = await bola.done(quoteTelephoneOrder, { body });
    expect(quote.prices.subtotal.value).toBe(111_000);
    expect(quote.prices.discounts?.[0]?.amount.value).toBe(11_100);
    expect(quote.problems).toMatchObject([{ code: "out_of_stock" }]);
    expect(quote.lines[1]).toMatchObject({ sku: "BULB", in_stock: 10 });
    expect(await stockOf(api.db, "BULB")).toBe(10);
  });

  it("shows a caller's earlier orders by the number in any form, and no company's", async () => {
    const phone = "0806 555 1234";
    const { order } = await bola.done(placeTelephoneOrder, {
      body: bodyWith({ contact: { ...contact, phone } }),
    });
    const found = await bola.done(findCallersOrders, { query: { phone: "+234 806 555 1234" } });
    expect(found.orders).toMatchObject([{ number: order.number, payable: { value: 104_000 } }]);
    expect(found.last).toMatchObject({ contact: { firstname: "Ada" }, address: { lga: "Ikeja" } });
    const showroom = await staffAs(api, "showroom");
    const seen = await showroom.done(findCallersOrders, { query: { phone } });
    expect(seen.orders).toHaveLength(1);
    expect(seen.last).toBeNull();
  });

  it("is not for those who do not sell", async () => {
    const warehouse = await staffAs(api, "warehouse");
    expect((await warehouse.call(placeTelephoneOrder, { body: bodyWith() })).status).toBe(403);
  });
});
