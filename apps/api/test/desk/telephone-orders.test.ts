import { quoteOrderChange } from "@precise/contract/desk/orders/order-changes";
import {
  findCallersOrders,
  findDeskArticles,
  placeTelephoneOrder,
  quoteTelephoneOrder,
} from "@precise/contract/desk/orders/telephone-orders";
import type { BodyOf } from "@precise/contract/wire/route";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { writeAllSearchRows } from "#api/modules/catalogue/search/refresh-search-rows.ts";
import { readAudit } from "#api/platform/audit/audit-entries.ts";
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

  describe("with amounts agreed by hand", () => {
    const reason = "Takes the display piece with a scratch.";
    const agreed = (changes: object) => ({ agreed: { reason, ...changes } });

    it("takes the discount off and charges the own fee, on order, mail and audit", async () => {
      const terms = agreed({ discount: 4_950, delivery_fee: 2_500 });
      const { order } = await bola.done(placeTelephoneOrder, {
        body: bodyWith({ ...terms, accepted_total: 96_550 }),
      });
      expect(order.prices).toMatchObject({
        subtotal: { value: 99_000 },
        discounts: [{ code: "", label: "Agreed discount", amount: { value: 4_950 } }],
        delivery_fee: { value: 2_500 },
        payable: { value: 96_550 },
      });
      const audit = await readAudit(api.db, { subject: order.number, limit: 10 });
      expect(audit.find(({ act }) => act === "orders.place-by-phone")?.after).toMatchObject({
        agreed_discount: 4_950,
        agreed_delivery_fee: 2_500,
        reason,
      });
      const [mail] = await api.db.query<{ payload: string }>(
        "select content::text as payload from mail_outbox where event_key like $1",
        [`order:${order.number}:%`],
      );
      expect(mail?.payload).toContain("Agreed discount");
      expect(mail?.payload).not.toContain(reason);
    });

    it.each([
      ["sales, above 5 % of the goods", "sales", { discount: 4_951 }, 403, "agreed.discount"],
      ["a manager, above 15 %", "manager", { discount: 14_851 }, 403, "agreed.discount"],
      ["the owner, above the goods", "owner", { discount: 99_001 }, 422, "agreed.discount"],
      ["the showroom, at all", "showroom", { discount: 1 }, 403, "agreed.discount"],
      ["the showroom, with a fee", "showroom", { delivery_fee: 0 }, 403, "agreed.delivery_fee"],
    ] as const)("refuses %s, and quotes why", async (_what, role, terms, status, field) => {
      const caller = await staffAs(api, role);
      const body = bodyWith(agreed(terms));
      const { lines, delivery, address } = body;
      const quoted = { lines, delivery, address, agreed: terms };
      const { quote } = await caller.done(quoteTelephoneOrder, { body: quoted });
      expect(quote.problems.map((problem) => problem.field)).toContain(field);
      const total = quote.prices.payable.value;
      const refused = await caller.call(placeTelephoneOrder, { body: { ...body, accepted_total: total } });
      expect([refused.status, refused.failure?.errors[0]?.field]).toEqual([status, field]);
    });

    it("lets a manager take 15 % off", async () => {
      const manager = await staffAs(api, "manager");
      const body = bodyWith({ ...agreed({ discount: 14_850 }), accepted_total: 89_150 });
      expect((await manager.done(placeTelephoneOrder, { body })).order.prices.payable.value).toBe(89_150);
    });

    it.each([
      ["nothing agreed", {}],
      ["parts of a kobo", { discount: 0.001 }],
      ["a fee below zero", { delivery_fee: -1 }],
    ])("is not understood with %s", async (_what, terms) => {
      const refused = await bola.call(placeTelephoneOrder, { body: bodyWith(agreed(terms)) });
      expect(refused.status).toBe(400);
    });

    it("stays with the order that takes its place: less for fewer goods, the fee for the same place", async () => {
      const lines = [{ sku: "LAMP", quantity: 2 }];
      const terms = agreed({ discount: 9_000, delivery_fee: 2_000 });
      const { order } = await bola.done(placeTelephoneOrder, {
        body: bodyWith({ ...terms, lines, accepted_total: 191_000 }),
      });
      const wanted = { params: { number: order.number }, body: { lines: [{ sku: "LAMP", quantity: 1 }] } };
      const fewer = await bola.done(quoteOrderChange, wanted);
      expect(fewer.difference.prices.after).toMatchObject({
        discounts: [{ amount: { value: 4_500 } }],
        delivery_fee: { value: 2_000 },
        payable: { value: 96_500 },
      });
      const address = { ...bodyWith().address, line1: "2 Marina" } as BodyOf<
        typeof quoteOrderChange
      >["address"];
      const moved = await bola.done(quoteOrderChange, {
        params: { number: order.number },
        body: { address },
      });
      expect(moved.difference.prices.after).toMatchObject({
        discounts: [{ amount: { value: 9_000 } }],
        delivery_fee: { value: 15_000 },
      });
      const sentAnew = await bola.done(quoteOrderChange, {
        params: { number: order.number },
        body: { delivery: { method: "delivery" } },
      });
      expect(sentAnew.difference.prices.after.delivery_fee).toEqual({ value: 15_000 });
    });

    it("stays beside a voucher, which goes on to the order that takes its place as well", async () => {
      const voucher = await coupon(api);
      const { order } = await bola.done(placeTelephoneOrder, {
        body: bodyWith({ ...agreed({ discount: 1_000 }), voucher, accepted_total: 98_000 }),
      });
      const { difference } = await bola.done(quoteOrderChange, {
        params: { number: order.number },
        body: { note: "Ring twice." },
      });
      expect(difference.prices.after).toEqual(order.prices);
    });
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
