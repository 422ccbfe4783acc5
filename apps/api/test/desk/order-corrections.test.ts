import { correctDeskOrder } from "@precise/contract/desk/orders/order-changes";
import type { BodyOf } from "@precise/contract/wire/route";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { putProducts } from "../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { mailsFor, move, orderIn, proposeFee, track } from "../modules/orders/order-acts-calls.ts";
import { contact, lagos, placedOrder } from "../modules/orders/order-body.ts";
import { operatorAt } from "../modules/payments/payment-calls.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

type Correction = Omit<BodyOf<typeof correctDeskOrder>, "reason">;

describe("corrections of an order", () => {
  let api: TestApi;
  let bola: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    bola = await staffAs(api, "sales", { name: "Bola Ade" });
  });
  afterAll(() => api.close());
  beforeEach(() =>
    putProducts(api.db, [
      { sku: "LAMP", price: 5_000_000, stock: 1_000 },
      { sku: "GAP", price: 49_950_000, stock: 1_000 },
    ]),
  );

  const address = { ...lagos, line1: "2 Other Street" } as Correction["address"];
  const placed = async (more: object = {}, payable = 55_000) =>
    (await placedOrder(api, { LAMP: 1 }, payable, { note: "Ring twice.", ...more })).number;
  const correct = async (number: string, correction: Correction) => {
    const { status, data, failure } = await bola.call(correctDeskOrder, {
      params: { number },
      body: { ...correction, reason: "Read back on the phone." },
    });
    const error = failure?.errors[0];
    return data?.changed ?? [status, error?.field, error?.message];
  };
  const brought = async (number: string, ...stages: ("confirmed" | "packed" | "shipped" | "delivered")[]) => {
    for (const to of stages) await move(api, number, { to });
    return number;
  };

  it.each<[string, Correction, string]>([
    ["a first name", { contact: { firstname: "Ade" } }, "first name"],
    [
      "a last name and a phone",
      { contact: { lastname: "Eze", phone: "0806 111 2222" } },
      "last name, phone number",
    ],
    ["an address", { address }, "address"],
    ["a note", { note: "Ring once." }, "note"],
    ["a note that is taken off", { note: "" }, "note"],
    [
      "a name beside what was right",
      { contact: { firstname: "Ade", lastname: "Obi" }, note: "Ring twice." },
      "first name",
    ],
  ])("of %s are written and told in the order's history", async (_what, correction, words) => {
    const number = await placed();
    const before = await track(api, number);
    await correct(number, correction);
    const after = await track(api, number);
    const told = after.timeline.slice(before.timeline.length).map(({ text }) => text);
    expect(told).toEqual([`We corrected your order: ${words}.`]);
    expect(await mailsFor(api, number)).toEqual(["order_placed"]);
    const phone = correction.contact?.phone === undefined ? {} : { phone: "+2348061112222" };
    expect(after).toMatchObject({
      contact: { ...before.contact, ...correction.contact, ...phone },
      address: correction.address ?? before.address,
    });
    expect(after.note ?? "").toBe(correction.note ?? "Ring twice.");
  });

  it.each<[string, Correction, object?]>([
    ["the same names", { contact: { firstname: "Ada", lastname: "Obi" } }],
    ["the same phone in another form", { contact: { phone: "+234 803 123 4567" } }],
    ["the same address, with its lines in another order", { address: toReversed(lagos) }],
    ["the same note", { note: "Ring twice." }],
    ["no note of an order without one", { note: "" }, { note: undefined }],
  ])("that say %s change nothing, and nobody is told", async (_what, correction, more = {}) => {
    const number = await placed(more);
    await operatorAt(api).note(number, 55_000, `TRF-${number}`);
    const { timeline } = await track(api, number);
    expect(await correct(number, correction)).toEqual([]);
    expect((await track(api, number)).timeline).toEqual(timeline);
    const [row] = await api.db.query("select no_account_before from shop_order where number = $1", [number]);
    expect(row).toEqual({ no_account_before: null });
  });

  it("of an e-mail are told at the new one with the order, and by name beside other fields", async () => {
    const number = await placed();
    const email = "ada.new@example.com";
    expect(await correct(number, { contact: { email, firstname: "Ade" } })).toEqual(["email", "firstname"]);
    const mails = await api.db.query(
      "select kind, recipient, content->>'detail' as detail from mail_outbox where event_key like $1 order by id desc limit 1",
      [`order:${number}:%`],
    );
    const detail = "We corrected your e-mail address. Here is your order again.";
    expect(mails).toEqual([{ kind: "order_placed", recipient: email, detail }]);
    const { timeline } = orderIn(await api.post("/api/orders/track", { number, email }));
    expect(timeline.at(-1)?.text).toBe("We corrected your order: e-mail address, first name.");
    expect(await correct(number, { contact: { email: contact.email } })).toEqual(["email"]);
  });

  it("of a first e-mail alone are told as that", async () => {
    const number = await placed();
    await api.db.query("update shop_order set email = '' where number = $1", [number]);
    await correct(number, { contact: { email: contact.email } });
    const { timeline } = await track(api, number);
    expect(timeline.at(-1)?.text).toBe("We added your e-mail address.");
  });

  it("of a first e-mail are told beside what else was corrected", async () => {
    const number = await placed();
    await api.db.query("update shop_order set email = '' where number = $1", [number]);
    await correct(number, { contact: { email: contact.email, firstname: "Ade" } });
    const { timeline } = await track(api, number);
    expect(timeline.slice(-2).map(({ text }) => text)).toEqual([
      "We added your e-mail address.",
      "We corrected your order: first name.",
    ]);
  });

  it("are taken until the parcel is there, and the address until it leaves", async () => {
    const packed = await brought(await placed(), "confirmed", "packed");
    expect(await correct(packed, { address })).toEqual(["address"]);
    const shipped = await brought(packed, "shipped");
    const tooLate = (stage: string) => [
      409,
      undefined,
      `${packed} is ${stage}. That can no longer be corrected.`,
    ];
    expect(await correct(shipped, { address })).toEqual(tooLate("shipped"));
    expect(await correct(shipped, { contact: { phone: "0806 111 2222" } })).toEqual(["phone"]);
    const delivered = await brought(shipped, "delivered");
    expect(await correct(delivered, { contact: { phone: "0806 111 3333" } })).toEqual(tooLate("delivered"));
  });

  it("are taken before its buyer has confirmed an order", async () => {
    const number = await placed({ payment: { method: "pay_on_delivery" } });
    expect((await track(api, number)).stage).toBe("placed");
    expect(await correct(number, { address })).toEqual(["address"]);
  });

  it("are taken while the delivery fee of an order is not agreed", async () => {
    const { number } = await placedOrder(api, { GAP: 1 }, 499_500);
    expect(await correct(number, { note: "Ring once." })).toEqual(["note"]);
    expect(await proposeFee(api, number, 7_000)).toMatchObject({ ok: true });
    expect((await track(api, number)).stage).toBe("fee_proposed");
    expect(await correct(number, { address })).toEqual(["address"]);
  });

  it("give an order that is collected no address", async () => {
    const pickup = { delivery: { method: "pickup", showroom: "lagos" }, address: undefined };
    const number = await placed(pickup, 50_000);
    expect(await correct(number, { address })).toEqual([
      ...[422, "address", `${number} is collected: it has no address.`],
    ]);
    expect(await correct(number, { note: "Before noon." })).toEqual(["note"]);
  });
});

function toReversed({ lga, state, landmark, line1 }: typeof lagos) {
  return { lga, state, landmark, line1 } as Correction["address"];
}
