import {
  dispatchDeliveries,
  listDeliveries,
  listRiders,
  readDelivery,
  recordDeliveryAttempt,
} from "@precise/contract/desk/deliveries";
import { readDeskJob } from "@precise/contract/desk/kit/jobs";
import { refundDeskPayment } from "@precise/contract/desk/money/payments";
import { listDeskOrders } from "@precise/contract/desk/orders/order-list";
import { moveDeskOrder, readDeskOrder } from "@precise/contract/desk/orders/orders";
import { listStock } from "@precise/contract/desk/stock";
import { readToday } from "@precise/contract/desk/today";
import type { BodyOf } from "@precise/contract/wire/route";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runDeskJobs } from "#api/main/run-desk-jobs.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { fetchByHost } from "../fixtures/fetch-by-host.ts";
import { pdfText } from "../fixtures/pdf-text.ts";
import { stockOf } from "../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { emeka } from "../modules/deliveries/put-shipped-orders.ts";
import { track } from "../modules/orders/order-acts-calls.ts";
import { packedOrder, putLampAndBulb } from "../modules/orders/packed-order.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

const ngozi = { name: "Ngozi Bello", phone: "0803 222 3333" };
type Lines = NonNullable<BodyOf<typeof dispatchDeliveries>["lines"]>;

describe("an order of 2 × LAMP and 1 × BULB, sent in parts", () => {
  let api: TestApi;
  let owner: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    owner = await staffAs(api, "owner");
  });
  afterAll(() => api.close());
  beforeEach(() => putLampAndBulb(api));

  const packed = (payment?: string) => packedOrder(api, payment);
  /** @returns the row of the job: done, or why not */
  async function dispatch(key: string, lines?: Lines, rider = emeka) {
    const body = { numbers: [key], by: { rider }, ...(lines && { lines }) };
    const { job } = await owner.done(dispatchDeliveries, { body });
    const tools = { db: api.db, files: filesInFolder(api.dataFolder), unpaidOrderHours: 72 };
    await runDeskJobs(tools, () => false);
    const [row] = (await owner.done(readDeskJob, { params: { id: job.id } })).job.rows;
    return row?.outcome === "done" ? "done" : row?.reason;
  }
  const twoLamps: Lines = [{ line: 1, quantity: 2, of: 2 }];
  /** Two lamps are out, the bulb is to be sent. */
  async function halfSent(payment?: string): Promise<string> {
    const number = await packed(payment);
    expect(await dispatch(number, twoLamps)).toBe("done");
    return number;
  }
  /** Lamps with Emeka, the bulb with Ngozi. */
  async function allSent(payment?: string): Promise<string> {
    const number = await halfSent(payment);
    expect(await dispatch(number, undefined, ngozi)).toBe("done");
    return number;
  }
  const partsOf = async (number: string) => (await track(api, number)).delivery.parts;
  const codeOf = async (number: string, part: number) =>
    (await partsOf(number))?.sent.find((each) => each.part === part)?.code ?? "";
  const attempt = (key: string, body: BodyOf<typeof recordDeliveryAttempt>) =>
    owner.call(recordDeliveryAttempt, { params: { number: key }, body });
  const arrive = async (number: string, part: number, more: object = {}) =>
    attempt(`${number}-${part}`, { outcome: "delivered", code: await codeOf(number, part), ...more });
  const rowsOf = async (number: string) =>
    (await owner.done(listDeliveries, { query: { search: number } })).deliveries
      .map(({ key, state, pieces, of_pieces, due }) => [key, state, pieces, of_pieces, due.value])
      .sort();

  it("waits for its rest while the shopper reads what is on the way, with its code", async () => {
    const number = await halfSent();
    const order = await track(api, number);
    expect(order.stage).toBe("packed");
    expect(order.delivery.shipment).toBeUndefined();
    expect(order.delivery.parts).toEqual({
      sent: [
        {
          part: 1,
          by: "Emeka",
          state: "out",
          sent_at: expect.any(String),
          code: expect.stringMatching(/^\d{6}$/),
          lines: [{ line: 1, quantity: 2 }],
        },
      ],
      to_send: [{ line: 2, quantity: 1 }],
    });
    expect(order.timeline.at(-1)?.text).toBe(
      "2 of 3 pieces of your order are on the way; the rest follows. Emeka brings it.",
    );
    const { orders } = await owner.done(listDeskOrders, { query: { search: number } });
    expect(orders[0]).toMatchObject({ stage: "packed", pieces: 3, sent: 2 });
    expect(await rowsOf(number)).toEqual([
      [number, "to_dispatch", 1, 3, 7_500],
      [`${number}-1`, "on_the_way", 2, 3, 0],
    ]);
    const { today } = await owner.done(readToday);
    expect(today.map(({ kind }) => kind)).toContain("orders_to_ship");
  });

  it("goes on its way with its rest, which collects all that is due", async () => {
    const number = await allSent();
    const order = await track(api, number);
    expect([order.stage, order.delivery.parts?.to_send]).toEqual(["shipped", []]);
    expect(order.timeline.at(-1)?.text).toBe(
      "Your order is on its way. It is the rest of it. Ngozi brings it.",
    );
    expect(await rowsOf(number)).toEqual([
      [`${number}-1`, "on_the_way", 2, 3, 0],
      [`${number}-2`, "on_the_way", 1, 3, 7_500],
    ]);
    const { orders } = await owner.done(listDeskOrders, { query: { search: number } });
    expect(orders[0]?.sent).toBeUndefined();
  });

  it("is told of with each part, once", async () => {
    const number = await packed();
    await api.db.query("update shop_order set news = 'sms' where number = $1", [number]);
    await dispatch(number, twoLamps);
    await dispatch(number);
    const mails = await api.db.query(
      `select event_key as event, content -> 'part' as part, content ->> 'code' as code from mail_outbox
       where event_key like $1 order by id`,
      [`order:${number}:shipped%`],
    );
    expect(mails).toEqual([
      { event: `order:${number}:shipped:part:1`, part: 1, code: await codeOf(number, 1) },
      { event: `order:${number}:shipped:part:2`, part: 2, code: await codeOf(number, 2) },
    ]);
    const texts = await api.db.query<{ text: string }>(
      "select content ->> 'text' as text from message_outbox where event_key like $1 and kind = 'delivery_code' order by id",
      [`order:${number}:shipped%`],
    );
    expect(texts.map(({ text }) => text.replace(/code [\d ]+/, "code 1"))).toEqual([
      `Order ${number}: 2 of 3 pieces are on the way. Delivery code 1: tell it to the rider when you have your goods.`,
      `Order ${number}: 1 of 3 pieces is on the way. Delivery code 1: tell it to the rider when you have your goods.`,
    ]);
  });

  it.each<[string, Lines, string]>([
    ["nothing", [{ line: 1, quantity: 0, of: 2 }], "Choose at least one piece that goes now."],
    ["more than there is", [{ line: 2, quantity: 2, of: 1 }], "More pieces were chosen than are to be sent."],
    [
      "a line that it does not have",
      [{ line: 3, quantity: 1, of: 1 }],
      "Other pieces are to be sent than when this was chosen. Look at the order again.",
    ],
  ])("is not sent with %s", async (_, lines, words) => {
    const number = await packed();
    expect(await dispatch(number, lines)).toBe(words);
    expect((await track(api, number)).delivery).not.toHaveProperty("parts");
  });

  it("is sent once, however often the same pieces are chosen", async () => {
    const number = await halfSent();
    expect(await dispatch(number, twoLamps)).toContain("Other pieces are to be sent");
    expect((await partsOf(number))?.sent).toHaveLength(1);
  });

  it("has pieces chosen of one order at a time", async () => {
    const numbers = [await packed(), await packed()];
    const body = { numbers, by: { rider: emeka }, lines: twoLamps };
    const { status, failure } = await owner.call(dispatchDeliveries, { body });
    expect([status, failure?.errors[0]?.field]).toEqual([422, "lines"]);
  });

  it("goes at once where all of it was chosen", async () => {
    const number = await packed();
    expect(await dispatch(number, [...twoLamps, { line: 2, quantity: 1, of: 1 }])).toBe("done");
    const { stage, delivery } = await track(api, number);
    expect([stage, delivery.shipment?.by, delivery.parts]).toEqual(["shipped", "Emeka", undefined]);
    expect(await rowsOf(number)).toEqual([[number, "on_the_way", 3, 3, 7_500]]);
  });

  it("arrives part by part: each with its own code, and its money with the part that completes it", async () => {
    const number = await allSent();
    const unnamed = await attempt(number, { outcome: "delivered", code: "000000" });
    expect(unnamed).toMatchObject({ status: 422, failure: { errors: [{ field: "number" }] } });
    const [first, second] = [await codeOf(number, 1), await codeOf(number, 2)];
    if (first !== second) {
      const other = await attempt(`${number}-1`, { outcome: "delivered", code: second });
      expect(other).toMatchObject({ status: 422, failure: { errors: [{ field: "code" }] } });
    }
    for (const more of [{ cash: 100 }, { paid: { by: "pos", reference: "T-1" } }])
      expect((await arrive(number, 1, more)).status).toBe(422);
    expect((await arrive(number, 1)).status).toBe(200);
    const between = await track(api, number);
    expect([between.stage, between.timeline.at(-1)?.text]).toEqual([
      "shipped",
      "2 of 3 pieces of your order were delivered.",
    ]);
    expect((await arrive(number, 2)).failure?.errors[0]?.field).toBe("cash");
    const { data } = await arrive(number, 2, { cash: 7_500 });
    expect(data?.delivery).toMatchObject({
      key: `${number}-2`,
      state: "done",
      cash: { due: { value: 7_500 } },
    });
    const order = await track(api, number);
    expect([order.stage, order.payment.status, order.payment.received?.value]).toEqual([
      "delivered",
      "paid",
      7_500,
    ]);
    const { riders } = await owner.done(listRiders);
    expect(riders.find(({ name }) => name === ngozi.name)?.held.value).toBeGreaterThanOrEqual(7_500);
  });

  it("is delivered when its last part arrives, whichever that is", async () => {
    const number = await allSent();
    expect((await arrive(number, 2, { cash: 7_500 })).status).toBe(200);
    expect((await track(api, number)).stage).toBe("shipped");
    const { data } = await arrive(number, 1);
    expect(data?.delivery.cash).toBeNull();
    const { stage, payment } = await track(api, number);
    expect([stage, payment.status, payment.received?.value]).toEqual(["delivered", "paid", 7_500]);
  });

  it("has a part sent once more by itself, before the rest went", async () => {
    const number = await halfSent();
    const code = await codeOf(number, 1);
    expect((await attempt(number, { outcome: "nobody" })).data?.delivery.state).toBe("failed");
    expect(await rowsOf(number)).toContainEqual([`${number}-1`, "failed", 2, 3, 0]);
    expect(await dispatch(`${number}-1`, undefined, ngozi)).toBe("done");
    const parts = await partsOf(number);
    expect(parts?.sent).toMatchObject([{ part: 1, state: "out", by: "Ngozi", code }]);
    expect(parts?.to_send).toEqual([{ line: 2, quantity: 1 }]);
    expect(await dispatch(`${number}-7`)).toBe(`${number}-7 is not on its way. Send someone with it first.`);
  });

  it("waits again for a part that came back, which goes in another part", async () => {
    const number = await allSent("bank_transfer");
    expect((await attempt(`${number}-2`, { outcome: "came_back" })).data?.delivery.state).toBe("done");
    const order = await track(api, number);
    expect([order.stage, order.delivery.parts?.to_send]).toEqual(["packed", [{ line: 2, quantity: 1 }]]);
    expect(order.timeline.at(-1)?.text).toBe("A part of your order came back to us. We will send it again.");
    expect((await arrive(number, 1)).status).toBe(200);
    expect(await dispatch(number)).toBe("done");
    expect((await partsOf(number))?.sent.map(({ part, state }) => [part, state])).toEqual([
      [1, "delivered"],
      [3, "out"],
    ]);
    expect((await arrive(number, 3)).status).toBe(200);
    expect((await track(api, number)).stage).toBe("delivered");
  });

  it("does not come back in parts where it went at once", async () => {
    const number = await packed();
    await dispatch(number);
    const { failure } = await attempt(number, { outcome: "came_back" });
    expect(failure?.errors[0]?.message).toBe(`${number} was sent at once: mark it as returned.`);
    expect((await track(api, number)).stage).toBe("shipped");
  });

  it("is cancelled only once nothing of it is out, and its goods are on sale again", async () => {
    const number = await halfSent();
    const body = { to: "cancelled", reason: "The customer wants it no more." } as const;
    const { failure } = await owner.call(moveDeskOrder, { params: { number }, body });
    expect(failure?.errors[0]?.message).toContain(`A part of ${number} was sent, so it cannot be cancelled.`);
    const { order } = await owner.done(readDeskOrder, { params: { number } });
    expect(order.moves.map(({ to }) => to)).toEqual(["shipped"]);
    await attempt(`${number}-1`, { outcome: "came_back" });
    const before = await stockOf(api.db, "LAMP");
    await owner.done(moveDeskOrder, { params: { number }, body });
    expect((await stockOf(api.db, "LAMP")) - before).toBe(2);
  });

  it("keeps in the shop's rooms what is not sent", async () => {
    const reserved = async (sku: string) =>
      (await owner.done(listStock, { query: { search: sku } })).rows.find((row) => row.sku === sku)
        ?.reserved ?? 0;
    const number = await packed();
    const [lamps, bulbs] = [await reserved("LAMP"), await reserved("BULB")];
    await dispatch(number, twoLamps);
    expect([(await reserved("LAMP")) - lamps, (await reserved("BULB")) - bulbs]).toEqual([-2, 0]);
  });

  it("leaves no part of the house while its money goes back, but with a reason", async () => {
    const number = await packed("bank_transfer");
    const refund = { number, amount: 1_000, reason: "One shade is scratched." };
    await owner.done(refundDeskPayment, { body: refund });
    expect(await dispatch(number, twoLamps)).toContain(`${number} is held`);
    expect(await partsOf(number)).toBeUndefined();
  });

  it("has papers of each part, and of what is to be sent", async () => {
    const number = await halfSent();
    const paper = (name: string) =>
      fetchByHost("desk.test", `${api.url}/api/desk/orders/${name}.pdf`, { headers: owner.headers });
    const text = async (name: string) => pdfText(new Uint8Array(await (await paper(name)).arrayBuffer()));
    const first = await text(`${number}-1/delivery-note`);
    for (const words of [`${number}-1`, "LAMP", "2 of 3 pieces"]) expect(first).toContain(words);
    expect(first).not.toContain("BULB");
    const rest = await text(`${number}/picking-list`);
    expect(rest).toContain("1 of 3 pieces");
    expect(rest).not.toContain("LAMP");
    expect(await text(`${number}-1/label`)).toContain("By Emeka");
    expect((await paper(`${number}-4/label`)).status).toBe(404);
    const { order } = await owner.done(readDeskOrder, { params: { number } });
    expect(order.documents.map(({ path }) => path)).toContain(
      `/api/desk/orders/${number}-1/delivery-note.pdf`,
    );
  });

  it("shows what is in each", async () => {
    const number = await halfSent();
    const linesOf = async (key: string) =>
      (await owner.done(readDelivery, { params: { number: key } })).delivery.lines;
    expect(await linesOf(`${number}-1`)).toEqual([{ line: 1, sku: "LAMP", name: "Lamp LAMP", quantity: 2 }]);
    expect(await linesOf(number)).toEqual([{ line: 2, sku: "BULB", name: "Lamp BULB", quantity: 1 }]);
  });
});
