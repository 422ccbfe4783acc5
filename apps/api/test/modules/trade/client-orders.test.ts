import { changeDeskOrder, correctDeskOrder } from "@precise/contract/desk/orders/order-changes";
import { lagosDay } from "@precise/contract/nigeria/lagos-days";
import { listClientOrders, readClientOrder, reorderClientOrder } from "@precise/contract/trade/orders";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operatorCommands } from "#api/main/operator-commands.ts";
import { getOrder } from "#api/modules/orders/get-order.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { staffAs } from "../../desk/open-desk.ts";
import { allDatabaseKinds } from "../../fixtures/database.ts";
import { stockOf } from "../../fixtures/put-products.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { mailsFor, move, proposeFee } from "../orders/order-acts-calls.ts";
import { operatorAt } from "../payments/payment-calls.ts";
import { signIn } from "../sessions/sign-in.ts";
import { orderIn, reservedOf, shopperOf, site } from "./purchase-calls.ts";
import { putClients } from "./put-clients.ts";
import { putTradeProducts } from "./trade-products.ts";

describe.each(allDatabaseKinds)("a trade client's orders on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
    await putTradeProducts(api, [
      { sku: "TO-1", net: 100_000, stock: 900, breaks: [[10, 90_000]] },
      { sku: "TO-GAP", net: 46_465_116, stock: 10 },
    ]);
  });
  afterAll(() => api.close());

  it("keep everything that was asked for, at the company's figures", async () => {
    const clients = await putClients(api.db);
    const ngozi = await shopperOf(api, clients.ngozi.email);
    await ngozi.add([{ sku: "TO-1", quantity: 20, side_mark: "Flat 4" }]);
    const { items, goods, delivery_dates, prices } = await ngozi.checkout();
    expect(items).toMatchObject([
      {
        quantity: 20,
        side_mark: "Flat 4",
        product: { sku: "TO-1" },
        unit: { net: "900.00", gross: "967.50" },
        row_total: { net: { value: 18_000 }, vat: { value: 1350 }, gross: { value: 19_350 } },
      },
    ]);
    expect(items).toEqual((await ngozi.cart()).items);
    expect(goods).toEqual({ net: { value: 18_000 }, vat: { value: 1350 }, gross: { value: 19_350 } });
    // 20 × 900 = 18,000 net, 19,350 gross, and 5,000 for delivery.
    expect(prices).toMatchObject({
      subtotal: { value: 19_350 },
      delivery_fee: { value: 5000 },
      payable: { value: 24_350 },
    });
    const placed = orderIn(
      await ngozi.order({ po_number: "EKO-117", delivery_date: delivery_dates.first, note: "Gate 2" }),
    );
    expect(placed).toMatchObject({
      status: "awaiting_payment",
      items: [
        {
          sku: "TO-1",
          quantity: 20,
          side_mark: "Flat 4",
          unit_price: "967.50",
          row_total: { value: 19_350 },
        },
      ],
      company: { name: "Eko Build", rc_number: "RC 1" },
      site_contact: { name: "Bayo Ade", phone: "+2348031234567" },
      po_number: "EKO-117",
      delivery_date: delivery_dates.first,
      payment: { method: "bank_transfer", reference: placed.number },
      shopper_may: { cancel: true, accept_fee: false },
    });
    expect(placed.payment.bank?.account_number).toBeDefined();
    expect((await ngozi.cart()).items).toEqual([]);
    expect(await mailsFor(api, placed.number)).toEqual(["order_placed"]);
    const csv = await ngozi.get(`/orders/${placed.number}/csv`);
    expect(csv.text.split("\r\n")[1]).toBe("TO-1,20,Flat 4,Lamp TO-1,900.00,18000.00,1350.00,19350.00");
  });

  it("abuse 32: are each person's own: neither a colleague, nor another company, nor a shopper sees them", async () => {
    const clients = await putClients(api.db);
    const ngozi = await shopperOf(api, clients.ngozi.email);
    await ngozi.add([{ sku: "TO-1", quantity: 1 }]);
    const { number } = orderIn(await ngozi.order({ po_number: "OWN-1" }));
    for (const other of [clients.tunde, clients.halima, clients.musa]) {
      const person = await shopperOf(api, other.email);
      expect((await person.get(`/orders/${number}`)).status).toBe(404);
      expect((await person.get(`/orders/${number}/csv`)).status).toBe(404);
      for (const act of ["cancel", "reorder"]) {
        expect((await person.post(`/orders/${number}/${act}`, {})).status).toBe(404);
      }
      const list = successBody(listClientOrders.data).parse(
        (await person.post("/orders/list", {})).json,
      ).data;
      expect(list).toMatchObject({ orders: [], total_count: 0 });
    }
    const cookie = await signIn(api, clients.ngozi.email);
    expect((await api.get(`/api/orders/${number}`, { cookie })).status).toBe(404);
    expect((await api.post("/api/orders/track", { number, email: clients.ngozi.email })).status).toBe(404);
    expect((await api.post("/api/orders/cancel", { number, email: clients.ngozi.email })).status).toBe(404);
    const found = await ngozi.post("/orders/list", { text: "own-1" });
    expect(
      successBody(listClientOrders.data)
        .parse(found.json)
        .data.orders.map((each) => each.number),
    ).toEqual([number]);
  });

  it("are placed once, however often they are sent; another key finds an empty cart", async () => {
    const ngozi = await shopperOf(api, (await putClients(api.db)).ngozi.email);
    await ngozi.add([{ sku: "TO-1", quantity: 1 }]);
    const body = { site, payment: { method: "bank_transfer" }, accepted_total: 6075 };
    const key = "one-order-and-no-more";
    const answers = await Promise.all(Array.from({ length: 8 }, () => ngozi.post("/orders", body, key)));
    expect(new Set(answers.map((answer) => orderIn(answer).number)).size).toBe(1);
    const others = await Promise.all(Array.from({ length: 4 }, () => ngozi.post("/orders", body)));
    expect(others.map((answer) => failureOf(answer).errors[0]?.code)).toEqual(Array(4).fill("cart_empty"));
  });

  it.each([["2020-01-01"], ["2024-02-29"], [lagosDay(new Date())], ["2027-01-01"]])(
    "cannot be wished for %s",
    async (delivery_date) => {
      const ngozi = await shopperOf(api, (await putClients(api.db)).ngozi.email);
      await ngozi.add([{ sku: "TO-1", quantity: 1 }]);
      const refused = failureOf(await ngozi.order({ delivery_date }));
      expect(refused).toMatchObject({
        status: 422,
        errors: [{ code: "bad_delivery_date", field: "delivery_date" }],
      });
    },
  );

  it("are neither changed nor corrected at the desk", async () => {
    const clients = await putClients(api.db);
    const ngozi = await shopperOf(api, clients.ngozi.email);
    await ngozi.add([{ sku: "TO-1", quantity: 20 }]);
    await ngozi.checkout();
    const { number } = orderIn(await ngozi.order());
    const sales = await staffAs(api, "sales");
    const reason = "She asked for it.";
    const changed = await sales.call(changeDeskOrder, {
      params: { number },
      body: { note: "Gate 3", reason, accepted_total: 24_350 },
    });
    expect(changed.failure?.errors[0]?.message).toBe(
      `${number} is a company's order. Cancel it, and have it ordered again.`,
    );
    const corrected = await sales.call(correctDeskOrder, {
      params: { number },
      body: { note: "Gate 3", reason },
    });
    expect(corrected.failure?.errors[0]?.message).toBe(
      `${number} is a company's order: its people correct it themselves.`,
    );
  });

  it("charge what was seen, or else answer with the new figures", async () => {
    const ngozi = await shopperOf(api, (await putClients(api.db)).ngozi.email);
    await ngozi.add([{ sku: "TO-1", quantity: 1 }]);
    const answer = await ngozi.order({ accepted_total: 5 });
    expect(failureOf(answer)).toMatchObject({ status: 409, errors: [{ code: "figures_changed" }] });
    expect(answer.json).toMatchObject({
      data: { prices: { payable: { value: 6075 }, net: { value: 5651.16 } } },
    });
  });

  it("go back to stock when they are cancelled, and are ordered again with what has changed", async () => {
    await putTradeProducts(api, [{ sku: "TO-2", net: 100_000, stock: 30 }]);
    const ngozi = await shopperOf(api, (await putClients(api.db)).ngozi.email);
    await ngozi.add([{ sku: "TO-2", quantity: 25, side_mark: "Hall" }]);
    const { number } = orderIn(await ngozi.order());
    expect(await stockOf(api.db, "TO-2")).toBe(5);
    expect(orderIn(await ngozi.post(`/orders/${number}/cancel`, {}))).toMatchObject({ status: "cancelled" });
    expect(orderIn(await ngozi.post(`/orders/${number}/cancel`, {})).status).toBe("cancelled");
    expect(await stockOf(api.db, "TO-2")).toBe(30);
    await putTradeProducts(api, [{ sku: "TO-2", net: 120_000, stock: 20 }]);
    const again = await ngozi.post(`/orders/${number}/reorder`, {}, "order-it-again-please");
    await ngozi.post(`/orders/${number}/reorder`, {}, "order-it-again-please");
    const { rows, price_changes, cart } = successBody(reorderClientOrder.data).parse(again.json).data;
    expect(rows).toMatchObject([{ outcome: "adjusted", asked: 25, quantity: 20, side_mark: "Hall" }]);
    expect(price_changes).toMatchObject([{ sku: "TO-2", was: "1075.00", now: "1290.00" }]);
    expect(cart.total_quantity).toBe(20);
    expect((await ngozi.cart()).total_quantity).toBe(20);
  });

  it("in the gap of the delivery table wait for a fee, which is accepted in the trade area", async () => {
    const ngozi = await shopperOf(api, (await putClients(api.db)).ngozi.email);
    await ngozi.add([{ sku: "TO-GAP", quantity: 1 }]);
    const placed = orderIn(await ngozi.order());
    expect(placed).toMatchObject({
      status: "fee_pending",
      prices: { delivery_fee: null, payable: { value: 499_500 } },
    });
    await proposeFee(api, placed.number, 20_000);
    const wrong = await ngozi.post(`/orders/${placed.number}/accept-fee`, { accepted_total: 500_000 });
    expect(failureOf(wrong)).toMatchObject({ status: 409, errors: [{ code: "fee_not_open" }] });
    const accepted = await ngozi.post(`/orders/${placed.number}/accept-fee`, { accepted_total: 519_500 });
    expect(orderIn(accepted)).toMatchObject({
      status: "awaiting_payment",
      // The goods' VAT of 34,848.84, and 1,395.35 in the fee.
      prices: { payable: { value: 519_500 }, vat: { value: 36_244.19 } },
    });
  });

  it("on account accept no fee that is above what is left of the limit", async () => {
    const { ngozi: person } = await putClients(api.db);
    const ngozi = await shopperOf(api, person.email);
    await ngozi.add([{ sku: "TO-GAP", quantity: 1 }]);
    const { number } = orderIn(await ngozi.order({ payment: { method: "on_account" } }));
    await proposeFee(api, number, 20_000);
    const refused = await ngozi.post(`/orders/${number}/accept-fee`, { accepted_total: 519_500 });
    expect(failureOf(refused).errors[0]?.code).toBe("account_limit_reached");
    expect(await reservedOf(api, person.companyId)).toBe(499_500);
    await proposeFee(api, number, 500);
    const accepted = await ngozi.post(`/orders/${number}/accept-fee`, { accepted_total: 500_000 });
    expect(orderIn(accepted).status).toBe("confirmed");
    expect(await reservedOf(api, person.companyId)).toBe(500_000);
  });

  it("on account hold the company's limit until they are paid or cancelled, and are invoiced to it", async () => {
    const clients = await putClients(api.db);
    const ngozi = await shopperOf(api, clients.ngozi.email);
    await ngozi.add([{ sku: "TO-1", quantity: 100 }]);
    const onAccount = { payment: { method: "on_account" } };
    // 100 × 900 × 1.075 and 5,000 for delivery.
    const { number, status } = orderIn(await ngozi.order(onAccount));
    expect(status).toBe("confirmed");
    expect(await reservedOf(api, clients.ngozi.companyId)).toBe(101_750);
    await ngozi.add([{ sku: "TO-1", quantity: 100 }]);
    const second = orderIn(await ngozi.order(onAccount));
    expect(await reservedOf(api, clients.ngozi.companyId)).toBe(203_500);
    await ngozi.post(`/orders/${second.number}/cancel`, {});
    expect(await reservedOf(api, clients.ngozi.companyId)).toBe(101_750);
    for (const to of ["packed", "shipped", "delivered"] as const) await move(api, number, { to });
    const delivered = successBody(readClientOrder.data).parse((await ngozi.get(`/orders/${number}`)).json)
      .data.order;
    expect(delivered.invoice?.number).toMatch(/^INV-/);
    expect(delivered.payment.paid_at).toBeUndefined();
    expect(await reservedOf(api, clients.ngozi.companyId)).toBe(101_750);
    const commands = operatorCommands({
      db: api.db,
      files: filesInFolder(api.dataFolder),
      unpaidOrderHours: 72,
    });
    const confirm = () =>
      commands["orders.confirm-transfer"]?.({ number, amount: 101_750, by: "Bisi" }, () => undefined);
    expect(await confirm()).toMatchObject({
      stage: "delivered",
      payment: { paid_at: expect.any(String) },
      timeline: expect.arrayContaining([
        expect.objectContaining({ text: "We have received your company's payment." }),
      ]),
    });
    await expect(confirm()).rejects.toThrow(`${number} is already paid (₦101,750 by bank`);
    expect(await reservedOf(api, clients.ngozi.companyId)).toBe(0);
    expect(await mailsFor(api, number)).toEqual([
      "order_placed",
      "shipped",
      "delivered",
      "payment_confirmed",
    ]);
  });

  it("on account hold the limit again when their money turns out to be another's, those paid before never", async () => {
    const clients = await putClients(api.db);
    const ngozi = await shopperOf(api, clients.ngozi.email);
    const ops = operatorAt(api);
    const paidBy = async (method: string) => {
      await ngozi.add([{ sku: "TO-1", quantity: 20 }]);
      const { number } = orderIn(await ngozi.order({ payment: { method } }));
      await ops.confirm(number, { reference: `CLIENT-${number}` });
      return number;
    };
    const [onAccount, before] = [await paidBy("on_account"), await paidBy("bank_transfer")];
    const lose = async (number: string) => {
      await ops.moveMoney(`CLIENT-${number}`, { from: number });
      return [
        (await getOrder(api.db, number)).standing.isPaid,
        await reservedOf(api, clients.ngozi.companyId),
      ];
    };
    expect(await reservedOf(api, clients.ngozi.companyId)).toBe(0);
    expect(await lose(before)).toEqual([false, 0]);
    expect(await lose(onAccount)).toEqual([false, 24_350]);
    await ops.cancel(onAccount);
    expect(await reservedOf(api, clients.ngozi.companyId)).toBe(0);
  });

  it("abuse 33: on account never pass the limit, however many come at once", async () => {
    const clients = await putClients(api.db);
    await putTradeProducts(api, [{ sku: "TO-50", net: 1_000_000, stock: 500 }]);
    // 500,000 naira: four orders of 107,500 + 15,000 fit, a fifth does not.
    const hash = await api.db.query<{ password_hash: string }>(
      "select password_hash from client_person limit 1",
    );
    const people = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const email = `many-${index}-${clients.ngozi.companyId.slice(0, 8)}@trade.example`;
        await api.db.query(
          `insert into client_person (company_id, email, email_key, firstname, lastname, password_hash, must_change_password)
           values ($1, $2, $2, 'Many', 'People', $3, false)`,
          [clients.ngozi.companyId, email, hash[0]?.password_hash ?? ""],
        );
        const person = await shopperOf(api, email);
        await person.add([{ sku: "TO-50", quantity: 10 }]);
        return person;
      }),
    );
    const body = { site, payment: { method: "on_account" }, accepted_total: 122_500 };
    const answers = await Promise.all(people.map((person) => person.post("/orders", body)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    const refused = answers
      .filter(({ status }) => status !== 201)
      .map((answer) => failureOf(answer).errors[0]?.code);
    expect(new Set(refused)).toEqual(new Set(["account_limit_reached"]));
    expect(await reservedOf(api, clients.ngozi.companyId)).toBe(490_000);
    expect(await stockOf(api.db, "TO-50")).toBe(460);
  }, 120_000);

  it("that are above what is left of the limit are refused with the sum and what is free, in one sentence", async () => {
    const clients = await putClients(api.db);
    await putTradeProducts(api, [{ sku: "TO-DEAR", net: 10_000_000, stock: 50 }]);
    const ngozi = await shopperOf(api, clients.ngozi.email);
    await ngozi.add([{ sku: "TO-DEAR", quantity: 4 }]);
    // 430,000 with VAT and 25,000 for delivery, of a limit of 500,000: a second does not fit beside the first.
    orderIn(await ngozi.order({ payment: { method: "on_account" } }));
    await ngozi.add([{ sku: "TO-DEAR", quantity: 4 }]);
    const reason = "₦455,000 is over your limit: ₦45,000 of your company's ₦500,000 limit is left.";
    expect((await ngozi.checkout()).payment_methods).toMatchObject([
      { method: "bank_transfer", is_offered: true },
      { method: "on_account", is_offered: false, reason },
    ]);
    const refused = await ngozi.order({ payment: { method: "on_account" } });
    expect(refused.json).toMatchObject({
      errors: [{ code: "account_limit_reached", message: `${reason} Choose bank transfer, or call us.` }],
    });
  });

  it("go on account for no company without a limit", async () => {
    const halima = await shopperOf(api, (await putClients(api.db)).halima.email);
    await halima.add([{ sku: "TO-1", quantity: 1 }]);
    const { payment_methods } = await halima.checkout();
    expect(payment_methods).toMatchObject([
      { method: "bank_transfer", is_offered: true },
      { method: "on_account", is_offered: false, account: { limit: { value: 0 }, available: { value: 0 } } },
    ]);
    const refused = failureOf(await halima.order({ payment: { method: "on_account" } }));
    expect(refused).toMatchObject({
      status: 422,
      errors: [{ code: "account_limit_reached", field: "payment.method" }],
    });
  });
});
