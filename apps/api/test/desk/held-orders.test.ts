import { refundDeskPayment } from "@precise/contract/desk/money/payments";
import { listDeskOrders } from "@precise/contract/desk/orders/order-list";
import { readDeskOrder } from "@precise/contract/desk/orders/orders";
import { readToday } from "@precise/contract/desk/today";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fetchByHost } from "../fixtures/fetch-by-host.ts";
import { pdfText } from "../fixtures/pdf-text.ts";
import { putProducts, stockOf } from "../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { move } from "../modules/orders/order-acts-calls.ts";
import { placedOrder } from "../modules/orders/order-body.ts";
import { operatorAt } from "../modules/payments/payment-calls.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

describe("an order of ₦63,500 whose money goes back before it is sent", () => {
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
  const paid = async () => {
    const { number } = await placedOrder(api, { LAMP: 1 }, 63_500);
    await ops.confirm(number);
    return number;
  };
  const reason = "The customer wants it no more.";
  const standing = async (number: string) => {
    const { order } = await owner.done(readDeskOrder, { params: { number } });
    return [order.stage, order.ledger?.status];
  };

  it("is cancelled in the same act, its goods are on sale again, and the audit has both", async () => {
    const number = await paid();
    const body = { number, amount: 63_500, reason, cancels: true };
    const { done } = await owner.done(refundDeskPayment, { body });
    expect([done?.stage, done?.status]).toEqual(["cancelled", "refunded"]);
    expect(await stockOf(api.db, "LAMP")).toBe(100);
    expect((await ops.acts(number)).slice(-2)).toEqual(["orders.cancel", "payments.refund"]);
  });

  it("is cancelled from a terminal too", async () => {
    const number = await paid();
    expect((await ops.refund(number, 63_500, { cancels: true })).stage).toBe("cancelled");
  });

  it.each([
    ["a part of it goes back", 63_000, "confirmed", 422],
    ["it was sent", 63_500, "shipped", 409],
  ] as const)("is neither refunded nor cancelled where %s", async (_why, amount, stage, status) => {
    const number = await paid();
    if (stage === "shipped") for (const to of ["packed", "shipped"] as const) await move(api, number, { to });
    const body = { number, amount, reason, cancels: true };
    expect((await owner.call(refundDeskPayment, { body })).status).toBe(status);
    expect(await standing(number)).toEqual([stage, "paid"]);
  });

  it("is cancelled only by who may cancel", async () => {
    const number = await paid();
    const finance = await staffAs(api, "finance");
    const body = { number, amount: 63_500, reason, cancels: true };
    expect((await finance.call(refundDeskPayment, { body })).failure?.errors[0]?.field).toBe("cancels");
    expect(await standing(number)).toEqual(["confirmed", "paid"]);
  });

  it("is held where it is not cancelled: not to pack, on Today by itself, and a list of its own", async () => {
    const [held, good] = [await paid(), await paid()];
    await ops.refund(held, 63_500);
    const numbersOf = async (query: { stage: string; held: "yes" | "no" }) =>
      (await owner.done(listDeskOrders, { query })).orders.map(({ number }) => number);
    const [toPack, waiting] = [
      await numbersOf({ stage: "confirmed", held: "no" }),
      await numbersOf({ stage: "confirmed,packed", held: "yes" }),
    ];
    expect(toPack).toContain(good);
    expect(toPack).not.toContain(held);
    expect(waiting).toEqual([held]);
    const { today } = await owner.done(readToday);
    const countOf = (kind: string) => today.find((entry) => entry.kind === kind)?.count;
    expect([countOf("orders_to_pack"), countOf("orders_held")]).toEqual([toPack.length, 1]);
    const { orders } = await owner.done(listDeskOrders, { query: { stage: "confirmed" } });
    expect(orders.filter(({ is_held: isHeld }) => isHeld).map(({ number }) => number)).toEqual([held]);
  });

  it.each(["cancelled", "held"] as const)(
    "has no picking list, delivery note or label once it is %s",
    async (how) => {
      const [number, good] = [await paid(), await paid()];
      await ops.refund(number, 63_500, { cancels: how === "cancelled" });
      const { order } = await owner.done(readDeskOrder, { params: { number } });
      expect(order.documents.map(({ kind }) => kind)).not.toContain("picking_list");
      for (const kind of ["picking-list", "delivery-note", "label"]) {
        const one = await api.get(`/api/desk/orders/${number}/${kind}.pdf`, owner.headers);
        expect(one.status).toBe(409);
        expect(one.text).toContain(`${number} is ${how}`);
      }
      const path = `/api/desk/orders/papers/picking-lists.pdf?numbers=${good},${number}`;
      const many = await fetchByHost("desk.test", api.url + path, { headers: owner.headers });
      const text = pdfText(new Uint8Array(await many.arrayBuffer()));
      expect(text).toContain("Not printed");
      expect(text).toContain(`${number} is ${how}`);
      await expect(ops.ask("orders.picking-list", { number })).rejects.toThrow(`${number} is ${how}`);
    },
  );
});
