import { dispatchDeliveries, readDelivery, recordDeliveryAttempt } from "@precise/contract/desk/deliveries";
import { refundDeskPayment } from "@precise/contract/desk/money/payments";
import { cancelOrderRest, quoteOrderRest } from "@precise/contract/desk/orders/cancel-rest";
import { readDeskOrder } from "@precise/contract/desk/orders/orders";
import { cancelOrder } from "@precise/contract/shop/orders/order-acts";
import type { BodyOf } from "@precise/contract/wire/route";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runDeskJobs } from "#api/main/run-desk-jobs.ts";
import { readInvoice } from "#api/modules/invoice/read-invoice.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { stockOf } from "../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { emeka } from "../modules/deliveries/put-shipped-orders.ts";
import { mailsFor, move, track } from "../modules/orders/order-acts-calls.ts";
import { contact } from "../modules/orders/order-body.ts";
import { packedOrder, putLampAndBulb } from "../modules/orders/packed-order.ts";
import { orderIn, shopperOf } from "../modules/trade/purchase-calls.ts";
import { putClients } from "../modules/trade/put-clients.ts";
import { putTradeProducts } from "../modules/trade/trade-products.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

type Lines = BodyOf<typeof cancelOrderRest>["lines"];
/** Staff leave the full stop out. */
const reason = "The bulb is not made any more";
const oneBulb: Lines = [{ line: 2, quantity: 1, of: 1 }];

describe("what is not sent of an order of 2 × LAMP and 1 × BULB", () => {
  let api: TestApi;
  let owner: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    owner = await staffAs(api, "owner");
  });
  afterAll(() => api.close());
  beforeEach(() => putLampAndBulb(api));

  const packed = (payment?: string) => packedOrder(api, payment);
  async function dispatch(number: string, lines: Lines | undefined) {
    const body = { numbers: [number], by: { rider: emeka }, ...(lines && { lines }) };
    await owner.done(dispatchDeliveries, { body });
    const tools = { db: api.db, files: filesInFolder(api.dataFolder), unpaidOrderHours: 72 };
    await runDeskJobs(tools, () => false);
  }
  /** Two lamps are out, the bulb is to be sent. */
  async function halfSent(payment?: string): Promise<string> {
    const number = await packed(payment);
    await dispatch(number, [{ line: 1, quantity: 2, of: 2 }]);
    return number;
  }
  const cancel = (number: string, lines: Lines, headers: object = {}) =>
    owner.call(cancelOrderRest, { params: { number }, body: { lines, reason }, ...headers });
  const cancelled = async (number: string, lines: Lines) => {
    const { status, failure, data } = await cancel(number, lines);
    expect(failure?.errors).toBeUndefined();
    expect(status).toBe(200);
    if (!data) throw new Error("no order came back");
    return data.order;
  };
  const quote = (number: string, lines: Lines) =>
    owner.call(quoteOrderRest, { params: { number }, body: { lines } });
  const refusalOf = async (number: string, lines: Lines) => {
    const { status, failure } = await cancel(number, lines);
    return [status, failure?.errors[0]?.message];
  };
  async function arrive(number: string, body: Partial<BodyOf<typeof recordDeliveryAttempt>> = {}) {
    const [part] = (await track(api, number)).delivery.parts?.sent ?? [];
    const code = part?.code ?? (await track(api, number)).delivery.shipment?.code ?? "";
    const key = part ? `${number}-${part.part}` : number;
    return owner.call(recordDeliveryAttempt, {
      params: { number: key },
      body: { outcome: "delivered", code, ...body },
    });
  }

  it("is taken off by the desk: what was sent is all of it then, and costs what is left", async () => {
    const number = await halfSent();
    expect(await cancelled(number, oneBulb)).toMatchObject({
      stage: "shipped",
      items: [{ sku: "LAMP", quantity: 2, line: 1 }],
      cancelled: [{ sku: "BULB", name: "Lamp BULB", quantity: 1 }],
      prices: { subtotal: { value: 2_000 }, payable: { value: 7_000 }, vat: { value: 488.37 } },
    });
    const order = await track(api, number);
    expect([order.stage, order.delivery.parts, order.delivery.shipment?.by]).toEqual([
      "shipped",
      undefined,
      "Emeka",
    ]);
    expect(order.timeline.slice(-2).map(({ text }) => text)).toEqual([
      `Not coming: 1 × Lamp BULB. ${reason}. Your order costs ₦7,000 now.`,
      "Your order is on its way. All that is left of it was sent.",
    ]);
  });

  it("goes back on sale, and what was sent does not", async () => {
    const number = await halfSent();
    const [lamps, bulbs] = [await stockOf(api.db, "LAMP"), await stockOf(api.db, "BULB")];
    await cancelled(number, oneBulb);
    expect([(await stockOf(api.db, "LAMP")) - lamps, (await stockOf(api.db, "BULB")) - bulbs]).toEqual([
      0, 1,
    ]);
  });

  it("is told to the shopper once, in a mail of its own", async () => {
    const number = await halfSent();
    const before = await mailsFor(api, number);
    await cancelled(number, oneBulb);
    expect((await mailsFor(api, number)).slice(before.length)).toEqual(["rest_cancelled"]);
    const [mail] = await api.db.query<{ goods: string; detail: string; naira: number | null }>(
      `select content ->> 'goods' as goods, content ->> 'detail' as detail, content -> 'naira' as naira
       from mail_outbox where event_key like $1 and kind = 'rest_cancelled'`,
      [`order:${number}:%`],
    );
    expect(mail).toEqual({ goods: "1 × Lamp BULB", detail: `${reason}.`, naira: null });
  });

  it("lowers what is collected at the door, which the part that is out collects now; the invoice is of what is left", async () => {
    const number = await halfSent();
    expect((await quote(number, oneBulb)).data).toEqual({
      becomes: "shipped",
      payable: { before: { value: 7_500 }, after: { value: 7_000 } },
      due: { value: 7_000 },
      due_with: `${number}-1`,
    });
    await cancelled(number, oneBulb);
    expect((await arrive(number, { cash: 7_000 })).status).toBe(200);
    const order = await track(api, number);
    expect([order.stage, order.payment.status, order.payment.missing]).toEqual([
      "delivered",
      "paid",
      undefined,
    ]);
    const invoice = await readInvoice(api.db, order.invoice?.number ?? "");
    expect(invoice?.content).toMatchObject({
      lines: [{ sku: "LAMP", quantity: 2 }],
      gross: 700_000,
      vat: 48_837,
    });
    expect(order.credit_notes).toBeUndefined();
  });

  it("corrects the invoice of what was paid, whose money is then too much and goes back by a refund", async () => {
    const number = await halfSent("bank_transfer");
    expect((await quote(number, oneBulb)).data).toMatchObject({
      back: { value: 500 },
      payable: { after: { value: 7_000 } },
    });
    const order = await cancelled(number, oneBulb);
    expect([order.stage, order.payment.status, order.ledger?.excess?.value]).toEqual([
      "shipped",
      "over_paid",
      500,
    ]);
    const notes = async () => (await track(api, number)).credit_notes?.map(({ amount }) => amount.value);
    expect(await notes()).toEqual([500]);
    await owner.done(refundDeskPayment, { body: { number, amount: 500, reason } });
    const after = await track(api, number);
    expect([after.payment.status, after.payment.excess, await notes()]).toEqual(["paid", undefined, [500]]);
  });

  it("counts what went back before: no more than the order costs is kept, or credited twice", async () => {
    const number = await halfSent("bank_transfer");
    await owner.done(refundDeskPayment, { body: { number, amount: 200, reason: "A bulb is missing." } });
    expect((await quote(number, oneBulb)).data?.back?.value).toBe(300);
    await cancelled(number, oneBulb);
    await owner.done(refundDeskPayment, { body: { number, amount: 300, reason } });
    const order = await track(api, number);
    expect([order.payment.status, order.credit_notes?.map(({ amount }) => amount.value)]).toEqual([
      "paid",
      [200, 300],
    ]);
  });

  it("may be taken off piece by piece, while the rest is still to be sent", async () => {
    const number = await packed();
    await dispatch(number, [{ line: 2, quantity: 1, of: 1 }]);
    const order = await cancelled(number, [{ line: 1, quantity: 1, of: 2 }]);
    expect(order).toMatchObject({
      stage: "packed",
      items: [
        { sku: "LAMP", quantity: 1 },
        { sku: "BULB", quantity: 1 },
      ],
      cancelled: [{ sku: "LAMP", quantity: 1 }],
      delivery: { parts: { to_send: [{ line: 1, quantity: 1 }] } },
    });
    await dispatch(number, undefined);
    expect((await track(api, number)).stage).toBe("shipped");
  });

  it("leaves the other lines where they were: a later part is of the line that was chosen", async () => {
    const number = await packed();
    await cancelled(number, [{ line: 1, quantity: 2, of: 2 }]);
    const { delivery } = await owner.done(readDelivery, { params: { number } });
    expect(delivery.lines).toEqual([{ line: 2, sku: "BULB", name: "Lamp BULB", quantity: 1 }]);
    await dispatch(number, [{ line: 2, quantity: 1, of: 1 }]);
    expect((await track(api, number)).stage).toBe("shipped");
    expect((await arrive(number, { cash: 5_500 })).status).toBe(200);
  });

  it("is delivered with what has arrived, where that is all that is left", async () => {
    const number = await halfSent();
    expect((await arrive(number)).status).toBe(200);
    const { data } = await quote(number, oneBulb);
    expect([data?.becomes, data?.due?.value, data?.due_with]).toEqual(["delivered", 7_000, undefined]);
    await cancelled(number, oneBulb);
    const order = await track(api, number);
    expect([order.stage, order.payment.missing?.value]).toEqual(["delivered", 7_000]);
    expect((await mailsFor(api, number)).slice(-2).sort()).toEqual(["delivered", "rest_cancelled"]);
  });

  it("is only what is not sent, and as it was when it was chosen", async () => {
    const number = await halfSent();
    expect(await refusalOf(number, [{ line: 1, quantity: 1, of: 0 }])).toEqual([
      422,
      "More pieces were chosen than are to be sent.",
    ]);
    expect(await refusalOf(number, [{ line: 2, quantity: 0, of: 1 }])).toEqual([
      422,
      "Choose at least one piece that is not sent.",
    ]);
    expect(await refusalOf(number, [{ line: 2, quantity: 1, of: 2 }])).toEqual([
      422,
      "Other pieces are to be sent than when this was chosen. Look at the order again.",
    ]);
    expect((await track(api, number)).prices.payable.value).toBe(7_500);
  });

  it("is not the whole order, which is cancelled, nor of one that is not packed", async () => {
    const number = await packed();
    const all: Lines = [
      { line: 1, quantity: 2, of: 2 },
      { line: 2, quantity: 1, of: 1 },
    ];
    expect((await refusalOf(number, all))[1]).toBe(
      `Nothing of ${number} would be left. Cancel the order instead. Nothing was changed.`,
    );
    await dispatch(number, undefined);
    const [status, message] = await refusalOf(number, oneBulb);
    expect([status, message]).toEqual([409, expect.stringContaining(`${number} is shipped`)]);
    expect((await quote(number, oneBulb)).status).toBe(409);
  });

  it("is taken off once for one key, and not of an order that has changed since it was read", async () => {
    const number = await packed();
    const { order } = await owner.done(readDeskOrder, { params: { number } });
    const lines: Lines = [{ line: 1, quantity: 1, of: 2 }];
    const once = { ifMatch: String(order.revision), idempotencyKey: "7d1e6c1c-63f4-4f0c-8a70-0d3c7b1d6f10" };
    for (const turn of ["first", "again"]) expect((await cancel(number, lines, once)).status, turn).toBe(200);
    expect((await track(api, number)).cancelled?.[0]?.quantity).toBe(1);
    const late = { ifMatch: String(order.revision), idempotencyKey: "7d1e6c1c-63f4-4f0c-8a70-0d3c7b1d6f11" };
    expect((await cancel(number, oneBulb, late)).status).toBe(409);
  });

  it("is not owed by a company any more, and its limit is free for it", async () => {
    const { ngozi } = await putClients(api.db);
    await putTradeProducts(api, [{ sku: "TR-1", net: 33_333, stock: 900 }]);
    const company = await shopperOf(api, ngozi.email);
    await company.add([{ sku: "TR-1", quantity: 3 }]);
    // 999.99 net and 75.00 VAT, and 5,000 for delivery.
    const { number } = orderIn(await company.order({ payment: { method: "on_account" } }));
    const reserved = async () => {
      const [row] = await api.db.query<{ kobo: number }>(
        "select credit_reserved_kobo as kobo from client_company where id = $1",
        [ngozi.companyId],
      );
      return row?.kobo;
    };
    expect(await reserved()).toBe(607_499);
    await move(api, number, { to: "packed" });
    await dispatch(number, [{ line: 1, quantity: 1, of: 3 }]);
    const { items, prices } = await cancelled(number, [{ line: 1, quantity: 1, of: 2 }]);
    expect([items[0]?.quantity, items[0]?.row_total?.value, prices?.vat.value]).toEqual([2, 716.66, 398.84]);
    expect(await reserved()).toBe(571_666);
    await cancelled(number, [{ line: 1, quantity: 1, of: 1 }]);
    expect(await reserved()).toBe(535_833);
    await move(api, number, { to: "delivered" });
    const [invoice] = await api.db.query<{ gross: number; lines: unknown }>(
      `select (content ->> 'gross')::int as gross, content -> 'lines' as lines from invoice
       where order_id = (select id from shop_order where number = $1)`,
      [number],
    );
    expect(invoice).toMatchObject({ gross: 535_833, lines: [{ sku: "TR-1", quantity: 1 }] });
  });

  it("is not taken off by who may not cancel, nor by its shopper", async () => {
    const number = await halfSent();
    const warehouse = await staffAs(api, "warehouse");
    const body = { lines: oneBulb, reason };
    expect((await warehouse.call(cancelOrderRest, { params: { number }, body })).status).toBe(403);
    expect((await track(api, number)).shopper_may?.cancel).toBe(false);
    const { status, json } = await api.post(cancelOrder.path, { number, email: contact.email });
    expect([status, json]).toMatchObject([409, { errors: [{ code: "order_not_cancellable" }] }]);
  });
});
