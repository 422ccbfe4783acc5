import {
  dispatchDeliveries,
  listDeliveries,
  listRiders,
  readDelivery,
  readRider,
  recordDeliveryAttempt,
  remitRiderCash,
  writeOffShortfall,
} from "@precise/contract/desk/deliveries";
import { readDeskJob } from "@precise/contract/desk/kit/jobs";
import { moveDeskOrder } from "@precise/contract/desk/orders/orders";
import { readToday } from "@precise/contract/desk/today";
import type { BodyOf } from "@precise/contract/wire/route";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { operatorCommands } from "#api/main/operator-commands.ts";
import { runDeskJobs } from "#api/main/run-desk-jobs.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { putProducts } from "../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { emeka } from "../modules/deliveries/put-shipped-orders.ts";
import { confirmByMail, move, track } from "../modules/orders/order-acts-calls.ts";
import { placedOrder } from "../modules/orders/order-body.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

const ngozi = { name: "Ngozi Bello", phone: "0803 222 3333" };
const gig = {
  carrier: "GIG Logistics",
  waybill: "GIG-4711",
  tracking_url: "https://track.example/GIG-4711",
};

describe("deliveries at the desk", () => {
  let api: TestApi;
  let warehouse: DeskCaller;
  let manager: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    warehouse = await staffAs(api, "warehouse", { name: "Tunde Ade" });
    manager = await staffAs(api, "manager", { name: "Ada Obi" });
  });
  afterAll(() => api.close());
  beforeEach(() => putProducts(api.db, [{ sku: "LAMP", price: 100_000, stock: 100 }]));

  /** An order of ₦7,000 with its delivery, packed. */
  async function packed(payment = "pay_on_delivery"): Promise<string> {
    const { number } = await placedOrder(api, { LAMP: 2 }, 7_000, { payment: { method: payment } });
    if (payment === "pay_on_delivery") await confirmByMail(api, number);
    else await move(api, number, { to: "confirmed" });
    await move(api, number, { to: "packed" });
    return number;
  }
  const dispatch = async (
    numbers: string[],
    by: BodyOf<typeof dispatchDeliveries>["by"] = { rider: emeka },
  ) => {
    const { job } = await warehouse.done(dispatchDeliveries, { body: { numbers, by } });
    await runDeskJobs(
      { db: api.db, files: filesInFolder(api.dataFolder), unpaidOrderHours: 72 },
      () => false,
    );
    return (await warehouse.done(readDeskJob, { params: { id: job.id } })).job;
  };
  async function sent(payment?: string, by?: BodyOf<typeof dispatchDeliveries>["by"]) {
    const number = await packed(payment);
    await dispatch([number], by);
    return number;
  }
  const codeOf = async (number: string) => (await track(api, number)).delivery.shipment?.code ?? "";
  const attempt = (
    number: string,
    body: BodyOf<typeof recordDeliveryAttempt>,
    caller: DeskCaller = warehouse,
  ) => caller.call(recordDeliveryAttempt, { params: { number }, body });
  const wrongFor = (code: string) => (code === "000000" ? "000001" : "000000");

  it("sends ten orders in one go, each with its own outcome", async () => {
    const numbers = await Promise.all(Array.from({ length: 10 }, () => packed()));
    const { rows } = await dispatch([...numbers, "PR-00000000"], gig);
    expect(rows.filter(({ outcome }) => outcome === "done")).toHaveLength(10);
    expect(rows.at(-1)).toEqual({
      number: "PR-00000000",
      outcome: "refused",
      reason: "There is no order PR-00000000.",
    });
    const first = await track(api, numbers[0] ?? "");
    expect(first.timeline.at(-1)?.text).toBe("Your order is on its way. GIG Logistics, waybill GIG-4711.");
    const { counts } = await warehouse.done(listDeliveries, { query: { state: "on_the_way" } });
    expect(counts).toMatchObject({ to_dispatch: 0, on_the_way: 10 });
  });

  it("tells the shopper who brings it, where it is and its code, and the desk no code", async () => {
    const number = await packed();
    await api.db.query("update shop_order set news = 'sms' where number = $1", [number]);
    await dispatch([number], gig);
    const { shipment } = (await track(api, number)).delivery;
    expect(shipment).toMatchObject({
      by: "GIG Logistics",
      waybill: "GIG-4711",
      tracking_url: gig.tracking_url,
      code: expect.stringMatching(/^\d{6}$/),
    });
    const [mail] = await api.db.query<{ content: { code: string } }>(
      "select content from mail_outbox where event_key = $1",
      [`order:${number}:shipped`],
    );
    expect(mail?.content.code).toBe(shipment?.code);
    const answered = await api.get(`/api/desk/deliveries/${number}`, warehouse.headers);
    expect(answered.text).not.toContain(shipment?.code);
    const messages = await api.get("/api/desk/phone-messages", manager.headers);
    expect(messages.text).toContain(`Order ${number} is on its way. Delivery code •••: tell it`);
    expect((await track(api, await sent())).delivery.shipment?.by).toBe("Emeka");
  });

  it("is asked for twice and sent once", async () => {
    const number = await sent();
    const before = await track(api, number);
    expect((await dispatch([number])).rows).toEqual([{ number, outcome: "done" }]);
    expect(await track(api, number)).toEqual(before);
  });

  it("takes no link that a page may not show", async () => {
    const body = { numbers: [await packed()], by: { ...gig, tracking_url: "javascript:alert(1)" } };
    const { status, failure } = await warehouse.call(dispatchDeliveries, { body });
    expect([status, failure?.errors[0]?.field]).toEqual([400, "by.tracking_url"]);
  });

  it("is done with the right code, and its money is booked and with the rider", async () => {
    const number = await sent("pay_on_delivery", { rider: ngozi });
    const early = await attempt(number, { outcome: "delivered", code: await codeOf(number) });
    expect(early.failure?.errors[0]).toMatchObject({ field: "cash" });
    const { data } = await attempt(number, { outcome: "delivered", code: await codeOf(number), cash: 5_000 });
    expect(data?.delivery).toMatchObject({
      state: "done",
      due: { value: 0 },
      cash: { due: { value: 7_000 }, collected: { value: 5_000 }, is_open: true },
    });
    const order = await track(api, number);
    // The shopper has the goods and owes nothing; the rider answers for all of it.
    expect([order.stage, order.payment.status, order.payment.received?.value]).toEqual([
      "delivered",
      "paid",
      7_000,
    ]);
    expect(order.delivery.shipment?.code).toBeUndefined();
    const rider = (await warehouse.done(listRiders)).riders.find(({ name }) => name === ngozi.name);
    expect(rider).toMatchObject({ held: { value: 7_000 }, out: 0 });
    const cash = await warehouse.done(listDeliveries, { query: { state: "cash_open", rider: rider?.id } });
    expect(cash.deliveries.map((row) => row.number)).toEqual([number]);
    const id = rider?.id ?? 0;
    await warehouse.done(remitRiderCash, { params: { id }, body: { amount: 5_000, method: "cash" } });
    const [short] = (await warehouse.done(readRider, { params: { id } })).rider.shortfalls;
    expect(short).toMatchObject({ open: { value: 2_000 }, numbers: [number] });
    const writeOff = { params: { id: short?.id ?? 0 }, body: { reason: "Lost on the way." } };
    expect((await warehouse.call(writeOffShortfall, writeOff)).status).toBe(403);
    const { rider: after } = await manager.done(writeOffShortfall, writeOff);
    expect(after).toMatchObject({ held: { value: 0 }, written_off: { value: 2_000 } });
  });

  it("leaves no cash with anyone where it was paid before", async () => {
    const number = await sent("bank_transfer");
    const code = await codeOf(number);
    const { failure } = await attempt(number, { outcome: "delivered", code, cash: 1 });
    expect(failure?.errors[0]).toMatchObject({ field: "cash" });
    const { data } = await attempt(number, { outcome: "delivered", code });
    expect(data?.delivery.cash).toBeNull();
  });

  it("is locked by five wrong codes, and handed over by a manager alone", async () => {
    const number = await sent("bank_transfer");
    const code = await codeOf(number);
    const guess = () => attempt(number, { outcome: "delivered", code: wrongFor(code) });
    expect((await guess()).failure?.errors[0]?.message).toContain("4 tries are left");
    for (let count = 0; count < 3; count += 1) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(409);
    expect((await attempt(number, { outcome: "delivered", code })).status).toBe(409);
    const receiver = { name: "Ife, the gateman", reason: "She has no phone with her." };
    expect((await attempt(number, { outcome: "delivered", receiver })).status).toBe(409);
    const { data } = await attempt(number, { outcome: "delivered", receiver }, manager);
    expect(data?.delivery).toMatchObject({ state: "done", receiver });
    const [entry] = await api.db.query<{ after: object }>(
      "select after from audit_list where subject = $1 and act = 'deliveries.attempt' order by id desc limit 1",
      [number],
    );
    expect(entry?.after).toMatchObject({
      was_locked: true,
      receiver: receiver.name,
      reason: receiver.reason,
    });
  });

  it("is tried once more after a failed attempt, as the same delivery with the same code", async () => {
    const number = await sent();
    const code = await codeOf(number);
    const { data } = await attempt(number, { outcome: "nobody", note: "Gate locked." });
    expect(data?.delivery).toMatchObject({
      state: "failed",
      attempts: 1,
      last_attempt: { note: "Gate locked." },
    });
    await dispatch([number], gig);
    expect(await codeOf(number)).toBe(code);
    const { delivery } = await warehouse.done(readDelivery, { params: { number } });
    expect(delivery).toMatchObject({ state: "on_the_way", by: { name: "GIG Logistics" } });
    expect(delivery.tries.map(({ outcome, rider }) => [outcome, rider])).toEqual([["nobody", "Emeka Nwosu"]]);
  });

  it("is ended by its attempt alone, whoever moves the order", async () => {
    const number = await sent();
    const owner = await staffAs(api, "owner");
    for (const caller of [warehouse, manager, owner]) {
      const moved = await caller.call(moveDeskOrder, { params: { number }, body: { to: "delivered" } });
      expect(moved).toMatchObject({ status: 409, failure: { errors: [{ code: "refused" }] } });
    }
    const waiting = await packed();
    const moved = await warehouse.call(moveDeskOrder, {
      params: { number: waiting },
      body: { to: "shipped" },
    });
    expect(moved.failure?.errors[0]?.message).toBe(
      `${waiting} is sent with a rider or a carrier: dispatch it.`,
    );
    expect((await track(api, number)).payment.received?.value ?? 0).toBe(0);
  });

  it("is ended by a terminal with a reason alone, and with how it was paid", async () => {
    const number = await sent();
    const commands = operatorCommands({
      db: api.db,
      files: filesInFolder(api.dataFolder),
      unpaidOrderHours: 72,
    });
    const ask = async (more: object) =>
      commands["orders.move"]?.(
        { number, to: "delivered", restocks: false, by: "Bisi", ...more },
        () => undefined,
      );
    await expect(ask({})).rejects.toThrow("note the attempt of its delivery");
    const withoutDelivery = "The rider left the company.";
    await expect(ask({ withoutDelivery })).rejects.toThrow("₦7,000 is due: say how it was paid");
    await ask({ withoutDelivery, paid: { by: "cash" } });
    const { delivery } = await warehouse.done(readDelivery, { params: { number } });
    // Whoever gave the command has the money, not the rider.
    expect(delivery).toMatchObject({ state: "done", cash: null });
    const [entry] = await api.db.query<{ after: object }>(
      "select after from audit_list where subject = $1 and act = 'orders.move' order by id desc limit 1",
      [number],
    );
    expect(entry?.after).toMatchObject({ without_delivery: withoutDelivery, paid_by: "cash" });
  });

  it("is no rider's any more when its order comes back", async () => {
    const number = await sent();
    await move(api, number, { to: "returned" });
    expect((await warehouse.done(readDelivery, { params: { number } })).delivery).toMatchObject({
      state: "done",
      cash: null,
    });
  });

  it("of a carrier is ended by what it says under its waybill; of a rider, it is not", async () => {
    const number = await sent("bank_transfer", { carrier: "GIG Logistics" });
    const reason = "Signed for by the gateman, its page says.";
    const without = await attempt(number, { outcome: "delivered", waybill: { reason } });
    expect(without).toMatchObject({ status: 422, failure: { errors: [{ field: "waybill.number" }] } });
    const body = { outcome: "delivered", waybill: { number: "GIG-9", reason } } as const;
    const { data } = await attempt(number, body);
    expect(data?.delivery).toMatchObject({
      state: "done",
      waybill: "GIG-9",
      receiver: { name: "waybill GIG-9", reason },
    });
    const known = await sent("bank_transfer", gig);
    expect(
      (await attempt(known, { outcome: "delivered", waybill: { reason } })).data?.delivery,
    ).toMatchObject({ receiver: { name: "waybill GIG-4711" } });
    const ours = await sent("bank_transfer");
    expect(await attempt(ours, body)).toMatchObject({
      status: 422,
      failure: { errors: [{ field: "waybill" }] },
    });
  });

  it.each([
    ["pos", { by: "pos", reference: "TERM-1" }, { by: "pos" }, "paid.reference"],
    ["bank", { by: "bank", payer: "Ada Obi" }, { by: "bank" }, "paid.payer"],
  ] as const)("books what came by %s at the door, with no rider", async (provider, paid, thin, field) => {
    const number = await sent();
    const code = await codeOf(number);
    const refused = await attempt(number, { outcome: "delivered", code, paid: thin });
    expect(refused).toMatchObject({ status: 422, failure: { errors: [{ field }] } });
    const { data } = await attempt(number, { outcome: "delivered", code, paid });
    expect(data?.delivery).toMatchObject({ state: "done", cash: null });
    const [receipt] = await api.db.query(
      `select r.provider, r.amount_kobo from payment_receipt r join payment_allocation a on a.receipt_id = r.id
       join shop_order o on o.id = a.order_id where o.number = $1`,
      [number],
    );
    expect(receipt).toEqual({ provider, amount_kobo: 700_000 });
    expect((await track(api, number)).payment.status).toBe("paid");
  });

  it("shows where it goes to those who bring it, while it is to be brought", async () => {
    const number = await sent();
    const read = async (caller: DeskCaller) =>
      (await caller.done(readDelivery, { params: { number } })).delivery;
    const { deliveries } = await warehouse.done(listDeliveries, { query: { search: number } });
    expect(deliveries[0]).toMatchObject({ phone: "••• ••• 4567", is_masked: true, address: [] });
    for (let times = 0; times < 2; times += 1)
      expect(await read(warehouse)).toMatchObject({ phone: "+234 803 123 4567", is_masked: false });
    const seen = await api.db.query(
      "select after from audit_list where act = 'orders.unmask' and subject = $1 and actor = 'Tunde Ade'",
      [number],
    );
    expect(seen).toEqual([{ after: { reason: "its delivery" } }]);
    const viewer = await staffAs(api, "viewer");
    expect(await read(viewer)).toMatchObject({ is_masked: true, address: [], area: "Ikeja, Lagos" });
    await attempt(number, { outcome: "delivered", code: await codeOf(number), cash: 7_000 });
    expect((await read(warehouse)).phone).toBe("••• ••• 4567");
  });

  it("is on the list of today while it is late, and so is cash that is held for a day", async () => {
    await sent("bank_transfer");
    const paid = await sent();
    await attempt(paid, { outcome: "delivered", code: await codeOf(paid), cash: 7_000 });
    await api.db.query("update delivery set sent_at = now() - interval '25 hours' where state = 'out'");
    await api.db.query("update rider_cash set at = now() - interval '25 hours'");
    const { today } = await warehouse.done(readToday);
    const kinds = today.map(({ kind }) => kind);
    expect(kinds).toContain("deliveries_out_since_yesterday");
    expect(today.find(({ kind }) => kind === "cash_open")).toMatchObject({ link: "/riders" });
  });

  it("is found by a number, a phone, a name or a waybill", async () => {
    const number = await sent("pay_on_delivery", { ...gig, waybill: "FIND-ME-1" });
    const find = async (search: string) =>
      (await warehouse.done(listDeliveries, { query: { search } })).deliveries.map((row) => row.number);
    expect(await find("find-me-1")).toEqual([number]);
    expect(await find(number.toLowerCase())).toEqual([number]);
    expect(await find("0803 123 4567")).toContain(number);
    expect(await find("ada obi")).toContain(number);
    expect(await find("nobody at all")).toEqual([]);
  });
});
