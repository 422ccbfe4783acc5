import { exportAccount, listAddresses, mostAddresses, readAccount } from "@precise/contract/shop/account";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sweepAppointments } from "#api/modules/appointments/appointment-rows.ts";
import { forgetDoneOrders } from "#api/modules/orders/forget-orders.ts";
import { databaseKinds } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { type Answer, failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { lagos, placedOrder } from "../orders/order-body.ts";
import { signIn, tokensOf } from "../sessions/sign-in.ts";

const accountOf = (answer: Answer) => successBody(readAccount.data).parse(answer.json).data.account;
const addressesOf = (answer: Answer) => successBody(listAddresses.data).parse(answer.json).data.addresses;

describe.each(databaseKinds)("an account on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
    await putProducts(api.db, [{ sku: "LAMP", price: 100_000, stock: 100 }]);
  });
  afterAll(() => api.close());

  it("takes a name and a phone in any usual form, and an empty one removes it", async () => {
    const cookie = await signIn(api, "ada");
    const changed = await api.post("/api/account", { lastname: "Obi", phone: "0803 123 4567" }, { cookie });
    expect(accountOf(changed)).toEqual({
      email: "ada@example.com",
      email_verified: true,
      firstname: "Ada",
      lastname: "Obi",
      phone: "+2348031234567",
      newsletter: false,
    });
    expect(accountOf(await api.post("/api/account", { phone: "" }, { cookie })).phone).toBe("");
    expect(failureOf(await api.post("/api/account", { phone: "0800" }, { cookie })).errors).toEqual([
      { code: "bad_phone", field: "phone" },
    ]);
  });

  it("turns the newsletter on and off for the account's own address, and mails the voucher once", async () => {
    const cookie = await signIn(api, "nneka");
    const turn = (newsletter: boolean) => api.post("/api/account", { newsletter }, { cookie });
    expect(accountOf(await turn(true))).toMatchObject({ newsletter: true, firstname: "Nneka" });
    expect(accountOf(await turn(true)).newsletter).toBe(true);
    expect(accountOf(await turn(false)).newsletter).toBe(false);
    expect(accountOf(await turn(true)).newsletter).toBe(true);
    const mails = await api.db.query("select 1 from mail_outbox where recipient = 'nneka@example.com'");
    expect(mails).toHaveLength(1);
  });

  it("speaks for no address that is not confirmed", async () => {
    await api.post("/api/newsletter/subscribe", { email: "obi@example.com" });
    const cookie = await signIn(api, "obi:other:unverified");
    const refused = await api.post("/api/account", { newsletter: false, firstname: "Eve" }, { cookie });
    expect(failureOf(refused)).toEqual({ status: 403, errors: [{ code: "email_unverified" }] });
    expect(accountOf(await api.get("/api/account", { cookie }))).toMatchObject({
      newsletter: true,
      firstname: "Obi",
    });
  });

  it("keeps one default address, whatever comes and goes", async () => {
    const cookie = await signIn(api, "bola");
    const save = (body: object) => api.post("/api/account/addresses", body, { cookie });
    await save({ name: "Home", address: lagos });
    const two = addressesOf(await save({ name: "Work", address: lagos, is_default: true }));
    expect(two.map(({ name, is_default }) => [name, is_default])).toEqual([
      ["Work", true],
      ["Home", false],
    ]);
    const left = addressesOf(await api.delete(`/api/account/addresses/${two[0]?.id}`, { cookie }));
    expect(left.map(({ name, is_default }) => [name, is_default])).toEqual([["Home", true]]);
    const renamed = addressesOf(await save({ id: left[0]?.id, name: "Mother", address: lagos }));
    expect(renamed).toMatchObject([{ name: "Mother", is_default: true, address: lagos }]);
  });

  it(`keeps ${mostAddresses} addresses and says so at the next`, async () => {
    const cookie = await signIn(api, "chi");
    for (let count = 0; count < 20; count += 1) {
      const saved = await api.post(
        "/api/account/addresses",
        { name: `No ${count}`, address: lagos },
        { cookie },
      );
      expect(saved.status).toBe(200);
    }
    const refused = await api.post("/api/account/addresses", { name: "No 20", address: lagos }, { cookie });
    expect(failureOf(refused)).toEqual({ status: 422, errors: [{ code: "too_many_addresses" }] });
  });

  it("is closed to guests and to everybody else", async () => {
    const dapo = await signIn(api, "dapo");
    const eve = await signIn(api, "eve");
    const [home] = addressesOf(
      await api.post("/api/account/addresses", { name: "Home", address: lagos }, { cookie: dapo }),
    );
    for (const answer of [
      await api.get("/api/account"),
      await api.get("/api/account/addresses"),
      await api.post("/api/account/export", tokensOf("dapo")),
      await api.delete("/api/account", {}, tokensOf("dapo")),
      await api.post("/api/account", { firstname: "Eve" }),
      await api.get("/api/wishlist"),
    ]) {
      expect(failureOf(answer)).toEqual({ status: 401, errors: [{ code: "session_required" }] });
    }
    expect(addressesOf(await api.get("/api/account/addresses", { cookie: eve }))).toEqual([]);
    const path = `/api/account/addresses/${home?.id}`;
    const missing = await api.delete("/api/account/addresses/987654321", { cookie: eve });
    const foreign = await api.delete(path, { cookie: eve });
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    const taken = await api.post(
      "/api/account/addresses",
      { id: home?.id, name: "Mine", address: lagos },
      { cookie: eve },
    );
    expect(taken.status).toBe(404);
    expect(addressesOf(await api.get("/api/account/addresses", { cookie: dapo }))).toHaveLength(1);
  });

  it("hands out all that is kept", async () => {
    const cookie = await signIn(api, "femi");
    await api.post("/api/account/addresses", { name: "Home", address: lagos }, { cookie });
    await api.post("/api/wishlist/add", { skus: ["LAMP"] }, { cookie });
    const { records } = successBody(exportAccount.data).parse(
      (await api.post("/api/account/export", tokensOf("femi"), { cookie })).json,
    ).data;
    expect(records.account).toMatchObject([{ email: "femi@example.com", firstname: "Femi" }]);
    expect(records.addresses).toMatchObject([{ name: "Home", address: lagos }]);
    expect(records.wishlist).toMatchObject([{ sku: "LAMP" }]);
    expect(Object.keys(records).sort()).toEqual(
      [
        "account",
        "sign_ins",
        "sessions",
        "addresses",
        "wishlist",
        "carts",
        "orders",
        "order_lines",
        "lights",
        "order_events",
        "invoices",
        "credit_notes",
        "payments",
        "returns",
        "reviews",
        "return_events",
        "vouchers",
        "notes",
        "order_news",
        "message_stops",
        "newsletter",
        "stock_notices",
        "tags",
        "messages",
        "appointments",
        "appointment_requests",
        "trade_applications",
        "mails",
        "phone_messages",
      ].sort(),
    );
  });

  it.each([
    ["once the e-mail is verified, with what was left under it", true, 1],
    ["as long as the e-mail is not verified, without what others may have left under it", false, 0],
  ])("is handed out and deleted %s", async (_when, isVerified, count) => {
    const name = isVerified ? "ifeoma" : "uche";
    const cookie = await signIn(api, name);
    const email = `${name}@example.com`;
    await api.db.query("update customer set is_email_verified = $2 where email_key = $1", [
      email,
      isVerified,
    ]);
    const typed = email.toUpperCase();
    await api.db.query(
      `insert into shop_message (reference, kind, name, email, content, digest, is_suspect)
       values ('M-' || $1, 'contact', 'X', $1, '{}', $1, false)`,
      [typed],
    );
    await api.db.query(
      `insert into client_application (company, trade, state, email, email_key, firstname, lastname, phone)
       values ('C', 'T', 'Lagos', $1, lower($1), 'X', 'Y', '+2348031234567')`,
      [typed],
    );
    for (const days of [-3, 3]) {
      await api.db.query(
        `insert into appointment (reference, provider, external_uri, type, starts_at, ends_at, busy_until, status, name,
           email, phone, note, time_zone)
         values ('AP-' || $1 || $2, 'calendly', 'x', '{}', now() + make_interval(days => $2::int),
           now() + make_interval(days => $2::int, mins => 30), now() + make_interval(days => $2::int, mins => 30),
           'booked', 'X', $1, '', '', 'Africa/Lagos')`,
        [typed, days],
      );
    }
    const contact = { email: typed, firstname: "X", lastname: "Y", phone: "08031234567" };
    const guest = await placedOrder(api, { LAMP: 1 }, 6_000, { contact });
    await api.db.query("update shop_order set status = 'cancelled' where number = $1", [guest.number]);
    await api.post("/api/cart/add", { items: [{ sku: "LAMP", quantity: 2 }] }, { cookie });
    const { records } = successBody(exportAccount.data).parse(
      (await api.post("/api/account/export", tokensOf(name), { cookie })).json,
    ).data;
    const counts = Object.fromEntries(
      ["messages", "trade_applications", "appointments", "orders", "order_lines"].map((kind) => [
        kind,
        records[kind]?.length,
      ]),
    );
    expect(counts).toEqual({
      messages: count,
      trade_applications: count,
      appointments: 2 * count,
      orders: count,
      order_lines: count,
    });
    expect((await api.delete("/api/account", { cookie }, tokensOf(name))).status).toBe(200);
    const left = async (table: string) =>
      (await api.db.query(`select 1 from ${table} where lower(email) = $1`, [email])).length;
    expect(await left("shop_message")).toBe(1 - count);
    expect(await left("client_application")).toBe(1 - count);
    expect(await left("shop_order")).toBe(1 - count);
    expect(await left("appointment"), "one that is still to come stays until it was held").toBe(2 - count);
    await api.db.query(
      "update appointment set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' where lower(email) = $1 and ends_at > now()",
      [email],
    );
    await sweepAppointments(api.db);
    expect(await left("appointment")).toBe(2 - 2 * count);
  });

  it("can be deleted: nothing of the person stays but the order's facts for the tax law", async () => {
    const cookie = await signIn(api, "gozie");
    const other = await signIn(api, "gozie");
    await api.post("/api/newsletter/subscribe", { email: "GOZIE@example.com" });
    await api.post("/api/account/addresses", { name: "Home", address: lagos }, { cookie });
    const placed = await placedOrder(api, { LAMP: 1 }, 6_000);
    await api.db.query(
      "update shop_order set customer_id = (select id from customer where email_key = 'gozie@example.com'), note = 'Ring twice', status = 'cancelled' where number = $1",
      [placed.number],
    );
    const answer = await api.delete("/api/account", { cookie }, tokensOf("gozie"));
    expect(answer.json).toEqual({ data: { deleted: true } });
    expect(answer.headers.get("set-cookie")).toMatch(/^precise_session=; Path=\/; Max-Age=0/);
    expect(failureOf(await api.get("/api/account", { cookie: other })).status).toBe(401);
    const [kept] = await api.db.query<Record<string, unknown>>("select * from shop_order where number = $1", [
      placed.number,
    ]);
    expect(kept).toMatchObject({ customer_id: null, email: "", email_key: "", phone: "", note: null });
    expect(kept).toMatchObject({ lastname: placed.contact.lastname, payable_kobo: 600_000 });
    const [subscription] = await api.db.query(
      "select 1 from newsletter_subscription where email_key = 'gozie@example.com'",
    );
    expect(subscription).toBeUndefined();
  });

  it.each([
    ["signed in longer than five minutes ago", "ife#ife-old@301"],
    ["whose sign-in is another person's", "kemi"],
    ["whose tokens are not good", "bad"],
    ["whose sign-in has opened a session before", "ife#ife-used"],
  ])("is neither exported nor deleted for a person %s, with the cookie alone", async (_who, token) => {
    const cookie = await signIn(api, "ife");
    await signIn(api, "kemi");
    await api.post("/api/session", tokensOf("ife#ife-used"));
    const refused = { status: 403, errors: [{ code: "fresh_sign_in_required" }] };
    const headers = { cookie };
    expect(failureOf(await api.post("/api/account/export", tokensOf(token), headers))).toEqual(refused);
    expect(failureOf(await api.delete("/api/account", headers, tokensOf(token)))).toEqual(refused);
    expect(accountOf(await api.get("/api/account", headers)).email).toBe("ife@example.com");
  });

  it("is deleted by no body at all, and waits while the provider's keys cannot be had", async () => {
    const cookie = await signIn(api, "jide");
    expect((await api.delete("/api/account", { cookie })).status).toBe(400);
    expect((await api.delete("/api/account", { cookie }, tokensOf("down"))).status).toBe(503);
    expect(accountOf(await api.get("/api/account", { cookie })).email).toBe("jide@example.com");
  });

  it("of a person with two ways to sign in is confirmed by either, once for each act", async () => {
    const cookie = await signIn(api, "lola");
    await signIn(api, "lola:Google_9");
    const headers = { cookie };
    const tokens = tokensOf("lola:Google_9#lola-1@299");
    expect((await api.post("/api/account/export", tokens, headers)).status).toBe(200);
    expect(failureOf(await api.delete("/api/account", headers, tokens)).errors).toEqual([
      { code: "fresh_sign_in_required" },
    ]);
    expect((await api.delete("/api/account", headers, tokensOf("lola"))).status).toBe(200);
  });

  it("that is deleted before an order is done keeps what delivery needs until then", async () => {
    const cookie = await signIn(api, "halima");
    const placed = await placedOrder(api, { LAMP: 1 }, 6_000);
    await api.db.query(
      "update shop_order set customer_id = (select id from customer where email_key = 'halima@example.com') where number = $1",
      [placed.number],
    );
    await api.delete("/api/account", { cookie }, tokensOf("halima"));
    const phoneOf = async () => {
      const [row] = await api.db.query<{ phone: string }>("select phone from shop_order where number = $1", [
        placed.number,
      ]);
      return row?.phone;
    };
    expect(await phoneOf()).toBe(placed.contact.phone);
    await api.db.query("update shop_order set status = 'cancelled' where number = $1", [placed.number]);
    await forgetDoneOrders(api.db);
    expect(await phoneOf()).toBe("");
  });
});
