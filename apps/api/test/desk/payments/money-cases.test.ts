import { kobo } from "@precise/cart-core/money";
import {
  declineDeskRefunds,
  listDeskPayments,
  type MoneyQueue,
  noteDeskPayment,
  readOrderLedger,
  refundDeskPayment,
  releaseDeskRefunds,
} from "@precise/contract/desk/money/payments";
import { listDeskOrders } from "@precise/contract/desk/orders/order-list";
import { readToday } from "@precise/contract/desk/today";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertRefund } from "#api/modules/money/online-refunds.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { confirmByMail, move } from "../../modules/orders/order-acts-calls.ts";
import { placedOrder } from "../../modules/orders/order-body.ts";
import { operatorAt } from "../../modules/payments/payment-calls.ts";
import { orderIn, shopperOf } from "../../modules/trade/purchase-calls.ts";
import { putClients } from "../../modules/trade/put-clients.ts";
import { putTradeProducts } from "../../modules/trade/trade-products.ts";
import { type DeskCaller, staffAs } from "../open-desk.ts";

describe("what of the money waits for a person, of orders of ₦63,500", () => {
  let api: TestApi;
  let owner: DeskCaller;
  let ops: ReturnType<typeof operatorAt>;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    owner = await staffAs(api, "owner");
    ops = operatorAt(api);
  });
  afterAll(() => api.close());
  beforeEach(() => putProducts(api.db, [{ sku: "LAMP", price: 5_850_000, stock: 100 }]));
  const place = async (changes: Record<string, unknown> = {}) =>
    (await placedOrder(api, { LAMP: 1 }, 63_500, changes)).number;
  const paid = async () => {
    const number = await place();
    await ops.confirm(number);
    return number;
  };
  const cancelled = async () => {
    const number = await paid();
    await ops.cancel(number);
    return number;
  };
  /** A try to pay online. @param review why a person has to look at it */
  async function attemptOf(number: string, review: string | null = null): Promise<number> {
    const [row] = await api.db.query<{ id: number }>(
      `insert into payment_attempt (order_id, provider, reference, amount_kobo, status, review, expires_at, watched_until)
       select id, 'paystack', number || '-1-TEST', payable_kobo, 'succeeded', $2, now(), now() from shop_order
       where number = $1 returning id`,
      [number, review],
    );
    // Its order is counted anew, as after each news of a payment service.
    await api.db.query("update shop_order set note = note where number = $1", [number]);
    return row?.id ?? 0;
  }
  async function refundOf(number: string, naira: number, attemptId: number): Promise<number> {
    const [order] = await api.db.query<{ id: number }>("select id from shop_order where number = $1", [
      number,
    ]);
    const refund = { reason: "The goods were gone.", status: "held", requestedBy: "system" } as const;
    const orderId = order?.id ?? 0;
    const id = await insertRefund(api.db, { ...refund, orderId, attemptId, amount: kobo(naira * 100) });
    await api.db.query("update shop_order set note = note where number = $1", [number]);
    return id;
  }
  const held = async (naira = 63_500) => {
    const number = await cancelled();
    await refundOf(number, naira, await attemptOf(number));
    return number;
  };
  const rowsOf = async (queue: MoneyQueue) => {
    const { rows, counts } = await owner.done(listDeskPayments, { query: { queue } });
    expect(counts[queue]).toBe(rows.length);
    return rows;
  };
  const casesOf = async (queue: MoneyQueue, number: string) =>
    (await rowsOf(queue))
      .filter((row) => row.number === number)
      .map(({ kind, status, amount }) => `${kind} ${status} ${amount.value}`);
  const today = async () => {
    const entries = (await owner.done(readToday)).today;
    return (kind: string) => entries.find((entry) => entry.kind === kind)?.count ?? 0;
  };

  it("is one row a case, in one queue, and Today names the same number", async () => {
    const due = await cancelled();
    const big = await held();
    const parts = await cancelled();
    const attempt = await attemptOf(parts);
    for (const naira of [40_000, 23_500]) await refundOf(parts, naira, attempt);
    const half = await held(40_000);
    const account = await held();
    const failed = await paid();
    const tried = await refundOf(failed, 1_000, await attemptOf(failed));
    const stand = "update payment_refund set status = $2, asked_at = now(), ended_at = $3 where ";
    await api.db.query(`${stand} id = $1`, [tried, "failed", new Date()]);
    await api.db.query(`${stand} order_id = (select id from shop_order where number = $1)`, [
      account,
      "needs_account",
      null,
    ]);
    for (const number of [failed, account])
      await api.db.query("update shop_order set note = note where number = $1", [number]);
    const mixed = await place();
    await attemptOf(mixed, "It was paid in another currency.");
    const part = await place();
    await ops.note(part, 1_000, "PART-1");
    const unpaid = await place({ payment: { method: "pay_on_delivery" } });
    await confirmByMail(api, unpaid);
    for (const to of ["packed", "shipped", "delivered"] as const) await move(api, unpaid, { to });

    expect(await casesOf("refunds", due)).toEqual(["order refunding 63500"]);
    expect(await casesOf("refunds", big)).toEqual(["refund held 63500"]);
    expect(await casesOf("refunds", parts)).toEqual(["refund held 63500"]);
    expect(await casesOf("refunds", half)).toEqual(["refund held 40000", "order refunding 23500"]);
    expect(await casesOf("refunds", account)).toEqual(["refund needs_account 63500"]);
    expect(await casesOf("refunds", failed)).toEqual(["refund failed 1000"]);
    expect(await casesOf("reviews", mixed)).toEqual(["order review 0"]);
    expect(await casesOf("reviews", part)).toEqual(["order part_paid 62500"]);
    expect(await casesOf("reviews", unpaid)).toEqual(["order not_paid 63500"]);
    const [row] = (await rowsOf("reviews")).filter(({ number }) => number === mixed);
    expect(row).toMatchObject({
      reference: `${mixed}-1-TEST`,
      text: "It was paid in another currency.",
    });

    const count = await today();
    const refundCounts = [
      count("refunds_held"),
      count("refunds_needing_an_account"),
      count("refunds_failed"),
      count("refunds_to_pay"),
    ];
    expect(refundCounts).toEqual([3, 1, 1, 2]);
    expect((await rowsOf("refunds")).length).toBe(refundCounts.reduce((sum, each) => sum + each, 0));
    expect((await rowsOf("reviews")).length).toBe(count("payments_in_review"));
  });

  it("held, is not paid a second way, and goes with a yes", async () => {
    const number = await held();
    const body = { number, amount: 63_500, reason: "It was cancelled.", provider: "bank" } as const;
    expect((await owner.call(refundDeskPayment, { body })).status).toBe(409);
    const { money } = await owner.done(readOrderLedger, { params: { number } });
    expect(money.refunding).toEqual({ value: 63_500 });
    const { done } = await owner.done(releaseDeskRefunds, { body: { number } });
    expect(done?.amount.value).toBe(63_500);
    expect(await casesOf("refunds", number)).toEqual([]);
  });

  it("declined, is due again, and can be paid back another way", async () => {
    const number = await held();
    const finance = await staffAs(api, "finance", { name: "Ngozi Eze" });
    const reason = "The customer wants it by the bank.";
    await finance.done(declineDeskRefunds, { body: { number, reason } });
    expect(await casesOf("refunds", number)).toEqual(["order refunding 63500"]);
    const { refunds } = await owner.done(readOrderLedger, { params: { number } });
    expect(refunds.map(({ status }) => status)).toEqual(["declined"]);
    const [entry] = await api.db.query(
      "select actor, before, after from audit_list where subject = $1 and act = 'payments.decline'",
      [number],
    );
    expect(entry).toEqual({ actor: "Ngozi Eze", before: { amount: 63_500 }, after: { reason } });
    const back = { number, amount: 63_500, reason: "It was cancelled.", provider: "bank" } as const;
    expect((await owner.done(refundDeskPayment, { body: back })).done?.status).toBe("refunded");
    expect((await owner.call(declineDeskRefunds, { body: { number, reason } })).status).toBe(409);
  });

  it("is promised back until it was paid back, failed or was declined", async () => {
    const refundingOf = async (number: string) =>
      (await owner.done(readOrderLedger, { params: { number } })).money.refunding?.value;
    const number = await cancelled();
    const attempt = await attemptOf(number);
    const statuses = ["held", "pending", "processed", "failed"];
    for (const status of statuses) {
      const id = await refundOf(number, 1_000 * 2 ** statuses.indexOf(status), attempt);
      const columns =
        "status = $2, asked_at = case when $2 <> 'held' then now() end, ended_at = case when $2 in ('processed', 'failed') then now() end";
      await api.db.query(`update payment_refund set ${columns} where id = $1`, [id, status]);
    }
    expect(await refundingOf(number)).toBe(3_000);
    await owner.done(declineDeskRefunds, { body: { number, reason: "The bank pays it." } });
    expect(await refundingOf(number)).toBe(2_000);
  });

  it("is listed for operators with each refund that waits or failed, the oldest first", async () => {
    const number = await cancelled();
    const attempt = await attemptOf(number);
    for (const naira of [40_000, 20_000]) await refundOf(number, naira, attempt);
    const { refunds, due } = (await ops.ask("payments.reviews", {})) as {
      refunds: { number: string; status: string; amount: number }[];
      due: { number: string }[];
    };
    const found = refunds.filter((refund) => refund.number === number);
    expect(found.map(({ status, amount }) => [status, amount])).toEqual([
      ["held", 40_000],
      ["held", 20_000],
    ]);
    expect(due.find((order) => order.number === number)).toMatchObject({
      stage: "cancelled",
      status: "refunding",
      payable: 63_500,
      net: 63_500,
      left: 3_500,
    });
  });

  it("waits for nobody where a company has its goods and pays their invoice later", async () => {
    await putTradeProducts(api, [{ sku: "TO-1", net: 100_000, stock: 900, breaks: [] }]);
    const client = await shopperOf(api, (await putClients(api.db)).ngozi.email);
    await client.add([{ sku: "TO-1", quantity: 20 }]);
    const { number } = orderIn(await client.order({ payment: { method: "on_account" } }));
    await api.db.query("update shop_order set status = 'delivered' where number = $1", [number]);
    expect(await casesOf("reviews", number)).toEqual([]);
  });

  it("is named in the list of orders as what is missing, for those who see money", async () => {
    const number = await place();
    await ops.note(number, 56_000, `PART-${number}`);
    const listed = async (caller: DeskCaller) =>
      (await caller.done(listDeskOrders, { query: { search: number } })).orders[0]?.missing;
    expect(await listed(owner)).toEqual({ value: 7_500 });
    expect(await listed(await staffAs(api, "warehouse"))).toBeUndefined();
  });

  it("can be noted for an order of any stage", async () => {
    const number = await cancelled();
    const body = { number, amount: 100, reference: "LATE-1", accepted: ["amount"] } as const;
    const { done } = await owner.done(noteDeskPayment, { body: { ...body, accepted: ["amount"] } });
    expect(done).toMatchObject({ stage: "cancelled", excess: { value: 63_600 } });
  });
});
