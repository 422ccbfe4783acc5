import { dispatchDeliveries } from "@precise/contract/desk/deliveries";
import { correctDeskOrder } from "@precise/contract/desk/orders/order-changes";
import { listDeskOrders } from "@precise/contract/desk/orders/order-list";
import { readDeskOrder } from "@precise/contract/desk/orders/orders";
import {
  placeTelephoneOrder,
  quoteTelephoneOrder,
  readWordsForBuyer,
} from "@precise/contract/desk/orders/telephone-orders";
import { eraseCustomer, exportCustomer, listCustomers, readCustomer } from "@precise/contract/desk/people";
import type { BodyOf } from "@precise/contract/wire/route";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runDeskJobs } from "#api/main/run-desk-jobs.ts";
import { erasePerson } from "#api/modules/accounts/erase-person.ts";
import { findPerson } from "#api/modules/accounts/person.ts";
import { forgetGuestContacts } from "#api/modules/orders/forget-orders.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { putProducts } from "../fixtures/put-products.ts";
import { failureOf, startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { coupon } from "../modules/coupons/coupon-calls.ts";
import { emeka } from "../modules/deliveries/put-shipped-orders.ts";
import { mailsFor, move, orderIn } from "../modules/orders/order-acts-calls.ts";
import { cartWith, lagos, orderBody } from "../modules/orders/order-body.ts";
import { operatorAt } from "../modules/payments/payment-calls.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

let phones = 0;
const newPhone = () => `+23480670${String(++phones).padStart(5, "0")}`;

describe("an order without an e-mail", () => {
  let api: TestApi;
  let bola: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    bola = await staffAs(api, "sales", { name: "Bola Ade" });
  });
  afterAll(() => api.close());
  beforeEach(() => putProducts(api.db, [{ sku: "LAMP", price: 9_900_000, stock: 1_000 }]));

  const bodyWith = (phone: string, changes: Partial<BodyOf<typeof placeTelephoneOrder>> = {}) =>
    ({
      lines: [{ sku: "LAMP", quantity: 1 }],
      contact: { firstname: "Musa", lastname: "Bello", phone },
      address: lagos,
      delivery: { method: "delivery" },
      payment: { method: "bank_transfer" },
      accepted_total: 104_000,
      ...changes,
    }) as BodyOf<typeof placeTelephoneOrder>;
  const place = async (phone: string, changes: Partial<BodyOf<typeof placeTelephoneOrder>> = {}) =>
    (await bola.done(placeTelephoneOrder, { body: bodyWith(phone, changes) })).order;
  const track = (number: string, email: string) => api.post("/api/orders/track", { number, email });

  it("is placed at the desk by the phone alone, and mails nobody", async () => {
    const order = await place(newPhone());
    expect(order.contact.email).toBe("");
    expect(await mailsFor(api, order.number)).toEqual([]);
    const seen = (await bola.done(readDeskOrder, { params: { number: order.number } })).order;
    expect(seen.contact).toMatchObject({ email: "", name: "Musa Bello" });
  });

  it("is not placed by a shopper: the checkout asks for the e-mail", async () => {
    const body = orderBody(await cartWith(api, { LAMP: 1 }), 104_000, {
      contact: { firstname: "Musa", lastname: "Bello", phone: newPhone() },
    });
    const key = { "idempotency-key": "a-key-of-a-shopper-1" };
    const refused = failureOf(await api.post("/api/orders", body, key));
    expect(refused.errors).toMatchObject([{ field: "contact.email" }]);
  });

  it("is not paid online: the payment service takes no payer without an address", async () => {
    const phone = newPhone();
    const online = { payment: { method: "paystack" } } as const;
    const { accepted_total: _, ...body } = bodyWith(phone, online);
    const { quote } = await bola.done(quoteTelephoneOrder, { body });
    expect(quote.problems).toMatchObject([{ code: "payment_method_not_offered", field: "payment.method" }]);
    expect((await bola.call(placeTelephoneOrder, { body: bodyWith(phone, online) })).status).toBe(422);
  });

  it("is tracked and cancelled by its number and phone in any form", async () => {
    const phone = newPhone();
    const { number } = await place(phone);
    expect(orderIn(await track(number, `0${phone.slice(4)}`)).number).toBe(number);
    expect((await track(number, newPhone())).status).toBe(404);
    expect(orderIn(await api.post("/api/orders/cancel", { number, email: phone })).stage).toBe("cancelled");
  });

  it.each(["", " ", "@", "0"])(
    "is not found by %j as its e-mail, nor is one that was forgotten",
    async (typed) => {
      const { number } = await place(newPhone());
      expect((await track(number, typed)).status).toBe(400);
      await move(api, number, { to: "cancelled" });
      await api.db.query("update shop_order set placed_at = now() - interval '20 years' where number = $1", [
        number,
      ]);
      await forgetGuestContacts(api.db);
      expect((await track(number, typed)).status).toBe(400);
    },
  );

  it("does not open an order that has an e-mail by that order's phone", async () => {
    const phone = newPhone();
    const { number } = await place(phone, {
      contact: { firstname: "Musa", lastname: "Bello", phone, email: "musa@example.com" },
    });
    expect((await track(number, phone)).status).toBe(404);
    expect((await track(number, "MUSA@example.com")).status).toBe(200);
  });

  it("opens by its e-mail and no more by its phone, once it has one", async () => {
    const phone = newPhone();
    const { number } = await place(phone);
    const correction = { contact: { email: "musa.later@example.com" }, reason: "He has one now" };
    await bola.done(correctDeskOrder, { params: { number }, body: correction });
    expect((await track(number, phone)).status).toBe(404);
    expect((await track(number, "musa.later@example.com")).status).toBe(200);
    expect(await mailsFor(api, number)).toEqual(["order_placed"]);
  });

  it("is mailed to its first address once, and its history and the audit keep that", async () => {
    const { number } = await place(newPhone());
    const correction = { contact: { email: "musa.first@example.com" }, reason: "He has one now" };
    await bola.done(correctDeskOrder, { params: { number }, body: correction });
    await bola.done(correctDeskOrder, { params: { number }, body: correction });
    const mails = await api.db.query(
      "select recipient, content ->> 'detail' as detail from mail_outbox where event_key like $1",
      [`order:${number}:%`],
    );
    const detail = "You gave us your e-mail address. News of your order comes here from now on.";
    expect(mails).toEqual([{ recipient: "musa.first@example.com", detail }]);
    const { timeline } = await orderIn(await track(number, "musa.first@example.com"));
    expect(timeline.map(({ text }) => text)).toContain("We added your e-mail address.");
    const acts = await api.db.query(
      "select after -> 'changed' as changed from audit_list where subject = $1 and act = $2",
      [number, "orders.correct"],
    );
    expect(acts).toEqual([{ changed: ["email"] }]);
  });

  it("whose money came reads of its first address at the phone it had, and no refund leaves for a day", async () => {
    const phone = newPhone();
    const { number } = await place(phone);
    await operatorAt(api).confirm(number);
    await api.db.query("update shop_order set news = 'sms' where number = $1", [number]);
    const correction = {
      contact: { email: "musa.paid@example.com", phone: newPhone() },
      reason: "He has one now",
    };
    await bola.done(correctDeskOrder, { params: { number }, body: correction });
    const texts = await api.db.query(
      "select recipient as phone, content ->> 'text' as text from message_outbox where event_key like $1",
      [`order:${number}:buyer_corrected:%`],
    );
    const text = `We changed your order ${number}: e-mail address, phone number. If you did not ask for this, call us today.`;
    expect(texts).toEqual([{ phone, text }]);
    expect((await mailsFor(api, number)).at(-1)).toBe("order_placed");
    const [order] = await api.db.query<{ hours: number }>(
      "select round(extract(epoch from no_account_before - now()) / 3600)::int as hours from shop_order where number = $1",
      [number],
    );
    expect(order).toEqual({ hours: 24 });
  });

  it("counts a first order for its phone alone, not for all who have no e-mail", async () => {
    const code = await coupon(api, { firstOrderOnly: true });
    const pickup = {
      delivery: { method: "pickup", showroom: "lagos" },
      voucher: code,
      accepted_total: 94_000,
    } as const;
    const first = newPhone();
    await place(first, pickup);
    await place(newPhone(), pickup);
    const again = await bola.call(placeTelephoneOrder, { body: bodyWith(first, pickup) });
    expect(again.failure?.errors[0]?.code).toBe("coupon_not_first_order");
  });

  it("gives staff who see the phone what our e-mails would bring, and the audit keeps that", async () => {
    const phone = newPhone();
    const { number } = await place(phone, { payment: { method: "pay_on_delivery" } });
    const words = await bola.done(readWordsForBuyer, { params: { number }, body: {} });
    expect(words).toEqual({ order_link: expect.stringMatching(new RegExp(`/order/${number}$`)) });
    const warehouse = await staffAs(api, "warehouse");
    await move(api, number, { to: "packed" });
    await warehouse.done(dispatchDeliveries, { body: { numbers: [number], by: { rider: emeka } } });
    await runDeskJobs(
      { db: api.db, files: filesInFolder(api.dataFolder), unpaidOrderHours: 72 },
      () => false,
    );
    const code = orderIn(await track(number, phone)).delivery.shipment?.code;
    expect((await bola.done(readWordsForBuyer, { params: { number }, body: {} })).delivery_code).toBe(code);
    expect(code).toMatch(/^\d{6}$/);
    expect((await warehouse.call(readWordsForBuyer, { params: { number }, body: {} })).status).toBe(403);
    const showroom = await staffAs(api, "showroom");
    expect((await showroom.call(readWordsForBuyer, { params: { number }, body: {} })).status).toBe(403);
    const acts = await api.db.query(
      "select actor from audit_entry where subject = $1 and act = 'orders.words-for-buyer'",
      [number],
    );
    expect(acts).toHaveLength(2);
    const mailed = await place(phone, {
      contact: { firstname: "Ada", lastname: "Obi", phone, email: "ada@example.com" },
    });
    expect((await bola.call(readWordsForBuyer, { params: { number: mailed.number }, body: {} })).status).toBe(
      409,
    );
  });

  it("makes its buyer a customer of their own, who is found, exported and erased", async () => {
    const owner = await staffAs(api, "owner");
    const phone = newPhone();
    const [mine, other] = [await place(phone), await place(newPhone())];
    const second = await place(phone);
    const { customers } = await owner.done(listCustomers, { query: { search: phone } });
    expect(customers).toMatchObject([{ kind: "guest", email: "", phone, orders: 2 }]);
    const { customer } = await owner.done(readCustomer, { params: { id: mine.number } });
    expect(customer.orders.map(({ number }) => number).sort()).toEqual([mine.number, second.number].sort());
    const { records } = await owner.done(exportCustomer, { params: { id: mine.number }, body: {} });
    expect(records.orders).toHaveLength(2);
    const wrong = await owner.call(eraseCustomer, {
      params: { id: mine.number },
      body: { email: newPhone() },
    });
    expect(wrong.status).toBe(422);
    for (const { number } of [mine, second]) await move(api, number, { to: "cancelled" });
    const asking = await owner.done(eraseCustomer, { params: { id: mine.number }, body: { email: phone } });
    expect(asking.approval).toBeDefined();
    const person = await findPerson(api.db, phone);
    if (!person) throw new Error("nobody is known by the phone");
    await api.db.transaction((tx) => erasePerson(tx, person));
    expect((await track(mine.number, phone)).status).toBe(404);
    expect(orderIn(await track(other.number, other.contact.phone)).contact.firstname).toBe("Musa");
    expect(await findPerson(api.db, phone)).toBeUndefined();
  });

  it("is found by its phone as by a phone, by those too who see no e-mails", async () => {
    const phone = newPhone();
    const { number } = await place(phone);
    const viewer = await staffAs(api, "viewer");
    const byPhone = await viewer.done(listDeskOrders, { query: { search: phone.slice(-6) } });
    expect(byPhone.orders.map((order) => order.number)).toEqual([number]);
    const byEmail = await bola.done(listDeskOrders, { query: { search: "@+234" } });
    expect(byEmail.orders).toEqual([]);
  });

  it("writes to the phone instead of mailing, where its buyer agreed to that", async () => {
    const { number } = await place(newPhone());
    await api.db.query("update shop_order set news = 'sms' where number = $1", [number]);
    await move(api, number, { to: "cancelled" });
    const texts = await api.db.query<{ text: string; path: string }>(
      "select content ->> 'text' as text, content ->> 'path' as path from message_outbox where event_key like $1",
      [`order:${number}:%`],
    );
    expect(texts).toEqual([{ text: `Order ${number} is cancelled.`, path: `/order/${number}` }]);
    expect(await mailsFor(api, number)).toEqual([]);
  });
});
