import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sweepCouponEmails } from "#api/modules/coupons/unbind-coupons.ts";
import { forgetGuestContacts, forgetOrderNames } from "#api/modules/orders/forget-orders.ts";
import { readAudit, sweepAudit } from "#api/platform/audit/audit-entries.ts";
import { verifyAudit } from "#api/platform/audit/verify-audit.ts";
import { listOutbox, retryMails } from "#api/platform/mail/outbox-list.ts";
import { sweepMails } from "#api/platform/mail/outbox-rows.ts";
import { runSweep } from "#api/platform/retention/run-sweep.ts";
import { allDatabaseKinds } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { sweepOf } from "../../fixtures/sweep-of.ts";
import { contact, placedOrder } from "../../modules/orders/order-body.ts";

const sweepApplications = sweepOf("applications");

const sweepSubscriptions = sweepOf("newsletter");

describe.each(allDatabaseKinds)("what is forgotten on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
    await putProducts(api.db, [{ sku: "LAMP", price: 100_000, stock: 100 }]);
  });
  afterAll(() => api.close());

  const orderOf = async (number: string) =>
    (await api.db.query<Record<string, unknown>>("select * from shop_order where number = $1", [number]))[0];
  async function guestOrder(age: string, status: string) {
    const { number } = await placedOrder(api, { LAMP: 1 }, 6_000, { note: "Ring twice" });
    await api.db.query(
      `update shop_order set status = $2, placed_at = now() - $3::interval, respond_by = null where number = $1`,
      [number, status, age],
    );
    await api.db.query(
      `with next as (update invoice_counter set last = last + 1 returning last)
       insert into invoice (sequence, number, order_id, content)
       select last, 'INV-' || last, o.id, $2::jsonb from next, shop_order o where o.number = $1`,
      [
        number,
        {
          purchaser: {
            name: "Ada Obi",
            address: ["14 Harbour Light Close"],
            phone: "+2348031234567",
            email: "a@b.example",
          },
        },
      ],
    );
    return number;
  }
  /** Pays it, and gives some of it back. */
  const credit = (number: string) =>
    api.db.query(
      `with paid as (
         insert into payment_receipt (provider, kind, amount_kobo, provider_ref, payer, at, actor)
         values ('bank', 'received', 600000, 'REF ' || $1, 'Ada Obi', now(), 'ops') returning id
       ), allocated as (
         insert into payment_allocation (receipt_id, order_id, amount_kobo, actor)
         select paid.id, o.id, 600000, 'ops' from paid, shop_order o where o.number = $1
       )
       insert into credit_note (sequence, number, invoice_number, order_id, gross_kobo, vat_kobo, content)
       select i.sequence, 'CN-' || i.sequence, i.number, i.order_id, 1, 0, i.content
       from invoice i join shop_order o on o.id = i.order_id where o.number = $1`,
      [number],
    );
  const purchaserOf = async (number: string) =>
    (
      await api.db.query<{ purchaser: object }>(
        "select content -> 'purchaser' as purchaser from invoice i join shop_order o on o.id = i.order_id where o.number = $1",
        [number],
      )
    )[0]?.purchaser;

  it("e-mail, phone, landmark and note of a guest's order go after 24 months, name and address stay", async () => {
    const old = await guestOrder("25 months", "delivered");
    const young = await guestOrder("23 months", "delivered");
    const open = await guestOrder("25 months", "confirmed");
    expect(await forgetGuestContacts(api.db)).toBe(1);
    expect(await forgetGuestContacts(api.db)).toBe(0);
    const kept = await orderOf(old);
    expect(kept).toMatchObject({
      email: "",
      email_key: "",
      phone: "",
      note: null,
      firstname: contact.firstname,
    });
    expect(kept?.person_key).toMatch(/^[0-9a-f]{64}$/);
    expect(kept?.address).toEqual({ line1: "14 Harbour Light Close", state: "Lagos", lga: "Ikeja" });
    expect(await purchaserOf(old)).toEqual({
      name: "Ada Obi",
      address: ["14 Harbour Light Close"],
      phone: "",
      email: "",
    });
    for (const number of [young, open])
      expect(await orderOf(number)).toMatchObject({ email: contact.email, note: "Ring twice" });
  });

  it("name and address go after six years, goods and amounts stay; an account's order stays as its owner knows it", async () => {
    const old = await guestOrder("73 months", "delivered");
    const owned = await guestOrder("73 months", "delivered");
    await api.db.query(
      `with owner as (insert into customer (email, email_key, is_email_verified) values ('o@x.example', 'o@x.example', true) returning id)
       update shop_order set customer_id = (select id from owner) where number = $1`,
      [owned],
    );
    await credit(old);
    await credit(owned);
    expect(await forgetOrderNames(api.db)).toBe(1);
    expect(await forgetOrderNames(api.db)).toBe(0);
    expect(await orderOf(old)).toMatchObject({
      firstname: "",
      lastname: "",
      email: "",
      address: { line1: "", state: "Lagos", lga: "Ikeja" },
      payable_kobo: 600_000,
    });
    expect(await purchaserOf(old)).toEqual({ name: "", address: [], phone: "", email: "" });
    const credited = "select content -> 'purchaser' ->> 'name' as name from credit_note order by sequence";
    expect(await api.db.query(credited)).toEqual([{ name: "" }, { name: "Ada Obi" }]);
    expect(await api.db.query("select payer from payment_receipt order by id")).toEqual([
      { payer: null },
      { payer: "Ada Obi" },
    ]);
    expect(await orderOf(owned)).toMatchObject({ firstname: contact.firstname, email: contact.email });
  });

  it("names go in batches, each from behind the last one's on, until none is left", async () => {
    const old: string[] = [];
    for (let months = 79; months > 74; months -= 1)
      old.push(await guestOrder(`${months} months`, "delivered"));
    // Of an erased person: the order has no name any more, its invoice has.
    await api.db.query("update shop_order set firstname = '', lastname = '' where number = $1", [
      old[2] ?? "",
    ]);
    const named = async () =>
      (
        await api.db.query<{ number: string }>(
          `select o.number from shop_order o join invoice i on i.order_id = o.id
           where o.number = any($1) and (o.firstname <> '' or i.content -> 'purchaser' ->> 'name' <> '') order by o.placed_at`,
          [old],
        )
      ).map(({ number }) => number);
    const walk = {};
    expect(await forgetOrderNames(api.db, 2, walk)).toBe(2);
    expect(await named()).toEqual(old.slice(2));
    // What lies behind is not looked at again in this run, but in the next.
    await api.db.query("update shop_order set firstname = 'Ada' where number = $1", [old[0] ?? ""]);
    expect(await forgetOrderNames(api.db, 2, walk)).toBe(2);
    expect(await forgetOrderNames(api.db, 2, walk)).toBe(1);
    expect(await forgetOrderNames(api.db, 2, walk)).toBe(0);
    expect(await named()).toEqual(old.slice(0, 1));
    const sweep = { name: "order_names", batch: forgetOrderNames };
    await runSweep(api.db, sweep, { metrics: { swept: () => undefined }, isStopped: () => false });
    expect(await named()).toEqual([]);
  });

  it("a mail loses its text 90 days after it was sent or given up; one that is never sent is given up after 14 days", async () => {
    const put = (key: string, state: string, due: string) =>
      api.db.query(
        `insert into mail_outbox (event_key, kind, recipient, content, state, due_at, sent_at)
         values ($1, 'x', 'ada@example.com', '{"a":1}', $2, now() - $3::interval, case when $2 = 'sent' then now() - $3::interval end)`,
        [`retention:${key}`, state, due],
      );
    await api.db.query("delete from mail_outbox");
    await put("sent-old", "sent", "91 days");
    await put("sent-young", "sent", "89 days");
    await put("dead-old", "dead", "91 days");
    await put("dead-young", "dead", "89 days");
    await put("waiting-old", "waiting", "15 days");
    await put("waiting-young", "waiting", "13 days");
    await put("waiting-later", "waiting", "-200 days");
    expect(await sweepMails(api.db)).toBe(3);
    expect(await sweepMails(api.db)).toBe(0);
    const rows = await listOutbox(api.db, { limit: 20 });
    const states = Object.fromEntries(
      rows.map((row) => [row.event_key.slice("retention:".length), `${row.state} ${row.recipient}`.trim()]),
    );
    expect(states).toEqual({
      "sent-old": "sent",
      "sent-young": "sent ada@example.com",
      "dead-old": "dead",
      "dead-young": "dead ada@example.com",
      "waiting-old": "dead ada@example.com",
      "waiting-young": "waiting ada@example.com",
      "waiting-later": "waiting ada@example.com",
    });
    expect(await retryMails(api.db, "dead"), "an emptied mail cannot be sent").toBe(2);
  });

  it("the proof of consent goes 24 months after it was taken back, and a new voucher is not to be had by waiting", async () => {
    const subscribe = () => api.post("/api/newsletter/subscribe", { email: "Nkem@example.com" });
    await subscribe();
    expect(await sweepSubscriptions(api.db)).toBe(0);
    await api.db.query("update newsletter_subscription set status = 'unsubscribed'");
    await api.db.query("update newsletter_consent set at = now() - interval '23 months'");
    expect(await sweepSubscriptions(api.db)).toBe(0);
    await api.db.query("update newsletter_consent set at = now() - interval '25 months'");
    await api.db.query(
      "update coupon set starts_at = now() - interval '3 years', ends_at = now() - interval '25 months'",
    );
    expect(await sweepSubscriptions(api.db)).toBe(1);
    expect(await sweepCouponEmails(api.db)).toBe(1);
    expect(await sweepCouponEmails(api.db)).toBe(0);
    expect(await api.db.query("select 1 from coupon where bound_email like '%@%'")).toEqual([]);
    await subscribe();
    expect(await api.db.query("select 1 from coupon where source = 'newsletter'")).toHaveLength(1);
  });

  it("applications for a trade account go 180 days after the decision, or after 24 months without one", async () => {
    const put = (email: string, status: string, created: string, decided: string | null) =>
      api.db.query(
        `insert into client_application (company, trade, state, email, email_key, firstname, lastname, phone, status, created_at, decided_at)
         values ('C', 'T', 'Lagos', $1, $1, 'A', 'B', '+2348031234567', $2, now() - $3::interval, now() - $4::interval)`,
        [email, status, created, decided],
      );
    await put("decided-old@x.example", "declined", "200 days", "181 days");
    await put("decided-young@x.example", "declined", "200 days", "179 days");
    await put("open-old@x.example", "open", "25 months", null);
    await put("open-young@x.example", "open", "23 months", null);
    expect(await sweepApplications(api.db)).toBe(2);
    const left = await api.db.query("select email from client_application order by email");
    expect(left).toEqual([{ email: "decided-young@x.example" }, { email: "open-young@x.example" }]);
  });

  it("what staff changed is kept seven years; who was declined is unnamed with the application", async () => {
    const put = (act: string, subject: string, at: string) =>
      api.db.query(
        "insert into audit_entry (actor, act, subject, at) values ('ops', $1, $2, now() - $3::interval)",
        [act, subject, at],
      );
    await put("orders.move", "PR-OLD", "85 months");
    await put("orders.move", "PR-YOUNG", "83 months");
    await put("trade.decline", "old@x.example", "181 days");
    await put("trade.decline", "young@x.example", "179 days");
    expect(await sweepAudit(api.db)).toBe(2);
    expect(await sweepAudit(api.db)).toBe(0);
    const subjects = await readAudit(api.db, { limit: 9 });
    expect(subjects.map(({ subject }) => subject)).toEqual(["young@x.example", "erased", "PR-YOUNG"]);
    expect(await verifyAudit(api.db), "nothing of it breaks the chain").toEqual({ entries: 3, faults: [] });
  });
});
