import { trackOrder } from "@precise/contract/shop/orders/order";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseKinds } from "../fixtures/database.ts";
import { putProducts } from "../fixtures/put-products.ts";
import { failureOf, startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { book, bookedOf, freeStarts } from "../modules/appointments/appointment-samples.ts";
import { messageSamples, pictureContent } from "../modules/messages/message-samples.ts";
import { cartWith, contact, orderBody, placedOrder } from "../modules/orders/order-body.ts";
import { claimBody } from "../modules/returns/return-calls.ts";
import { limitsOfLongWindows } from "./long-windows.ts";

describe.each(databaseKinds)("what costs the shop something, asked for in bulk on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind, { rules: limitsOfLongWindows, factor: 1 });
    await putProducts(api.db, [{ sku: "LAMP", price: 100_000, stock: 100 }]);
  });
  afterAll(() => api.close());
  const from = (address: string) => ({ "x-forwarded-for": address });

  it("abuse 38: one caller books ten appointments in an hour, and the calendar stays open for others", async () => {
    const starts = await freeStarts(api, "video-tour");
    const booked = [];
    for (let at = 0; at < 12; at += 1) {
      const body = { type: "video-tour", starts_at: starts[at * 4], email: `v${at}@example.com` };
      booked.push((await bookFrom("198.51.100.31", body)).status);
    }
    expect(booked).toEqual([...Array<number>(10).fill(201), 429, 429]);
    const other = { type: "video-tour", starts_at: starts[48], email: "other@example.com" };
    expect((await bookFrom("198.51.100.32", other)).status).toBe(201);
  });

  it("abuse 38: one address is booked for ten times in an hour, from wherever the calls come", async () => {
    const starts = await freeStarts(api, "visit-lagos");
    const booked = [];
    for (let at = 0; at < 11; at += 1) {
      const body = { type: "visit-lagos", starts_at: starts[at * 4], email: "one@example.com" };
      booked.push((await bookFrom(`203.0.113.${at}`, body)).status);
    }
    expect(booked).toEqual([...Array<number>(10).fill(201), 429]);
  });

  it("abuse 46: an appointment is moved five times, and says so at the next without a mail", async () => {
    const email = "victim@example.com";
    const starts = await freeStarts(api, "video-tour");
    const booked = await bookFrom("198.51.100.40", { type: "video-tour", starts_at: starts[0], email });
    const { token, appointment } = bookedOf(booked);
    const move = (starts_at: string | undefined, at: number) =>
      api.post("/api/appointments/move", { token, starts_at }, from(`198.51.100.${at}`));
    for (let at = 1; at <= 5; at += 1) expect((await move(starts[at * 4], 40 + at)).status).toBe(200);
    const refused = { status: 422, errors: [{ code: "too_many_moves" }] };
    expect(failureOf(await move(starts[24], 50))).toEqual(refused);
    expect(await mailsTo(email)).toBe(6);
    // The same place again is no move.
    expect((await move(starts[20], 51)).status).toBe(200);
    const off = await api.post("/api/appointments/cancel", { token }, from("198.51.100.52"));
    expect(off.status).toBe(200);
    expect(await mailsTo(email)).toBe(7);
    expect(appointment.email).toBe(email);
  });

  it("abuse 46: bookings and moves of one address are counted together, and cancelling is always possible", async () => {
    const email = "other-victim@example.com";
    const starts = await freeStarts(api, "visit-abuja");
    const tokens: string[] = [];
    const statuses: number[] = [];
    for (let at = 0; at < 3; at += 1) {
      const body = { type: "visit-abuja", starts_at: starts[at * 8], email };
      tokens.push(bookedOf(await bookFrom(`203.0.113.${60 + at}`, body)).token);
    }
    for (let at = 0; at < 8; at += 1) {
      const body = { token: tokens[at % 2], starts_at: starts[at * 4 + 32] };
      statuses.push((await api.post("/api/appointments/move", body, from(`203.0.113.${70 + at}`))).status);
    }
    expect(statuses).toEqual([...Array<number>(7).fill(200), 429]);
    for (const token of tokens)
      expect((await api.post("/api/appointments/cancel", { token }, from("203.0.113.99"))).status).toBe(200);
    // Ten changes and three cancellations: no more than so many mails in an hour, whatever is tried.
    expect(await mailsTo(email)).toBe(13);
  });

  it("abuse 39: one caller places twenty orders in an hour to be paid at the door, and no more", async () => {
    const statuses = [];
    for (let at = 0; at < 22; at += 1) {
      const cartId = await cartWith(api, { LAMP: 1 });
      const changes = {
        contact: { ...contact, email: `s${at}@example.com` },
        payment: { method: "pay_on_delivery" },
      };
      const headers = { ...from("198.51.100.33"), "idempotency-key": crypto.randomUUID() };
      const answer = await api.post("/api/orders", orderBody(cartId, 6_000, changes), headers);
      statuses.push(answer.status);
      if (answer.status === 429) expect(failureOf(answer).errors).toEqual([{ code: "rate_limited" }]);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(201), 429, 429]);
  });

  it("abuse 42: no picture of a transfer and no word about one makes an order a paid one, whoever is told", async () => {
    const { number } = await placedOrder(api, { LAMP: 1 }, 6_000);
    const sent = await api.post("/api/design-briefs/pictures", { content: pictureContent });
    const { picture } = (sent.json as { data: { picture: string } }).data;
    const words = `Here is my proof: ₦6,000 paid for ${number}, reference ${number}.`;
    const own = { number, email: contact.email };
    const tries: readonly (readonly [path: string, body: object])[] = [
      ["/api/design-briefs", { ...messageSamples.sendDesignBrief.body, pictures: [picture], message: words }],
      ["/api/contact", { ...messageSamples.sendContactMessage.body, message: words }],
      ["/api/orders/pay/look", { ...own, reference: number }],
      ["/api/orders/returns", claimBody(number, "LAMP", { pictures: [picture], note: words })],
    ];
    const statuses = [];
    for (const [path, body] of tries) statuses.push((await api.post(path, body)).status);
    // Words are taken; there is no payment to look at, and nothing was delivered that could come back.
    expect(statuses).toEqual([201, 201, 404, 409]);
    const { order } = successBody(trackOrder.data).parse(
      (await api.post("/api/orders/track", own)).json,
    ).data;
    expect(order.stage).toBe("awaiting_payment");
    expect(await api.db.query("select 1 from payment_receipt")).toEqual([]);
  });

  async function mailsTo(email: string): Promise<number> {
    const rows = await api.db.query(
      "select 1 from mail_outbox where recipient = $1 and event_key not like '%:reminder'",
      [email],
    );
    return rows.length;
  }
  function bookFrom(address: string, body: object) {
    return book(api, body, crypto.randomUUID(), from(address));
  }
});
