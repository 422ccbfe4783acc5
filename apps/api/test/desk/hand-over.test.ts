import { readCashUp } from "@precise/contract/desk/money/cash-up";
import { confirmDeskPayment } from "@precise/contract/desk/money/payments";
import { moveDeskOrder, readDeskOrder } from "@precise/contract/desk/orders/orders";
import { todayInLagos } from "@precise/contract/nigeria/lagos-days";
import type { BodyOf } from "@precise/contract/wire/route";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { operatorCommands } from "#api/main/operator-commands.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { putProducts } from "../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { confirmByMail, move, track } from "../modules/orders/order-acts-calls.ts";
import { placedOrder } from "../modules/orders/order-body.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

type Paid = BodyOf<typeof moveDeskOrder>["paid"];

describe("what is collected in the showroom", () => {
  let api: TestApi;
  let showroom: DeskCaller;
  let finance: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    showroom = await staffAs(api, "showroom", { name: "Ife Ojo" });
    finance = await staffAs(api, "finance");
  });
  afterAll(() => api.close());
  beforeEach(() => putProducts(api.db, [{ sku: "BULB", price: 260_000, stock: 100 }]));

  /** A packed order of ₦2,600 that is collected. */
  async function packed(payment = "pay_on_delivery"): Promise<string> {
    const { number } = await placedOrder(api, { BULB: 1 }, 2_600, {
      address: undefined,
      delivery: { method: "pickup", showroom: "lagos" },
      payment: { method: payment },
    });
    if (payment === "pay_on_delivery") await confirmByMail(api, number);
    else await move(api, number, { to: "confirmed" });
    await move(api, number, { to: "packed" });
    return number;
  }
  const handOver = (number: string, paid?: Paid) =>
    showroom.call(moveDeskOrder, { params: { number }, body: { to: "delivered", ...(paid && { paid }) } });
  const receiptsOf = (number: string) =>
    api.db.query<{ provider: string; amount: number; reference: string; payer: string | null }>(
      `select r.provider, r.amount_kobo / 100 as amount, r.provider_ref as reference, r.payer
       from payment_receipt r join payment_allocation a on a.receipt_id = r.id
       join shop_order o on o.id = a.order_id where o.number = $1`,
      [number],
    );

  it("says what is due, and is not handed over before somebody says how it was paid", async () => {
    const number = await packed();
    const { order } = await showroom.done(readDeskOrder, { params: { number } });
    expect(order.moves[0]).toEqual({ to: "delivered", may: true, needs: ["paid"], due: { value: 2_600 } });
    expect(await handOver(number)).toMatchObject({
      status: 422,
      failure: {
        errors: [
          { field: "paid", message: "₦2,600 is due: say how it was paid, or that it was not, and why." },
        ],
      },
    });
    expect((await track(api, number)).stage).toBe("packed");
    expect(await receiptsOf(number)).toEqual([]);
  });

  it.each([
    ["pos", "paid.reference"],
    ["bank", "paid.payer"],
    ["none", "paid.reason"],
  ] as const)("paid by %s, is asked for %s", async (by, field) => {
    const number = await packed();
    expect(await handOver(number, { by })).toMatchObject({ status: 422, failure: { errors: [{ field }] } });
    expect((await track(api, number)).stage).toBe("packed");
  });

  it("tells cash, card and transfer apart, in the ledger and in the cash-up of the day", async () => {
    const day = todayInLagos();
    const takings = async () => {
      const { cash_up } = await finance.done(readCashUp, { params: { day } });
      const of = (provider: string) =>
        cash_up.rows.find((row) => row.provider === provider)?.received.value ?? 0;
      return [of("cash"), of("pos"), of("bank"), cash_up.expected_cash.value];
    };
    const [cash = 0, pos = 0, bank = 0, till = 0] = await takings();
    const [byCash, byCard, byBank] = [await packed(), await packed(), await packed()];
    await handOver(byCash, { by: "cash" });
    await handOver(byCard, { by: "pos", reference: "004711" });
    await handOver(byBank, { by: "bank", payer: "Chinedu Okafor", reference: "FT-9" });
    expect(await receiptsOf(byCash)).toMatchObject([{ provider: "cash", amount: 2_600 }]);
    expect(await receiptsOf(byCard)).toMatchObject([{ provider: "pos", reference: "004711" }]);
    expect(await receiptsOf(byBank)).toMatchObject([{ provider: "bank", payer: "Chinedu Okafor" }]);
    expect(await takings()).toEqual([cash + 2_600, pos + 2_600, bank + 2_600, till + 2_600]);
    expect((await track(api, byCard)).payment.status).toBe("paid");
  });

  it("takes a terminal's reference once", async () => {
    const [first, second] = [await packed(), await packed()];
    await handOver(first, { by: "pos", reference: "004712" });
    expect(await handOver(second, { by: "pos", reference: "004712" })).toMatchObject({
      status: 422,
      failure: { errors: [{ field: "paid.reference", message: expect.stringContaining(first) }] },
    });
    expect((await track(api, second)).stage).toBe("packed");
  });

  it("handed over without its money, still owes it, and is paid later", async () => {
    const number = await packed();
    await handOver(number, { by: "none", reason: "The manager's neighbour pays on Friday." });
    const order = await track(api, number);
    expect([order.stage, order.payment.status, order.payment.missing?.value]).toEqual([
      "delivered",
      "none",
      2_600,
    ]);
    const { done } = await finance.done(confirmDeskPayment, { body: { number, provider: "cash" } });
    expect(done).toMatchObject({ stage: "delivered", status: "paid", received: { value: 2_600 } });
  });

  it("is asked nothing where it was paid before", async () => {
    const number = await packed("bank_transfer");
    expect(await handOver(number, { by: "cash" })).toMatchObject({
      status: 422,
      failure: { errors: [{ field: "paid" }] },
    });
    expect((await handOver(number)).data?.order.stage).toBe("delivered");
  });

  it("is asked the same by a terminal", async () => {
    const number = await packed();
    const commands = operatorCommands({
      db: api.db,
      files: filesInFolder(api.dataFolder),
      unpaidOrderHours: 72,
    });
    const input = { number, to: "delivered", restocks: false, by: "Bisi" };
    await expect(commands["orders.move"]?.(input, () => undefined)).rejects.toThrow("₦2,600 is due");
    await commands["orders.move"]?.({ ...input, paid: { by: "cash" } }, () => undefined);
    expect(await receiptsOf(number)).toMatchObject([{ provider: "cash", amount: 2_600 }]);
  });
});
