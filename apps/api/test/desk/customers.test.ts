import { addDeskOrderNote } from "@precise/contract/desk/orders/orders";
import {
  addCustomerNote,
  endCustomerSessions,
  eraseCustomer,
  exportCustomer,
  listCustomers,
  readCustomer,
  unmaskCustomer,
} from "@precise/contract/desk/people";
import { decideApproval } from "@precise/contract/desk/staff/approvals";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sweepCustomerNotes } from "#api/modules/accounts/customer-notes.ts";
import { notCopied, personalColumns } from "#api/modules/accounts/personal-columns.ts";
import { questions } from "#api/modules/accounts/records-of-customer.ts";
import { forgetOrderNames } from "#api/modules/orders/forget-orders.ts";
import { verifyAudit } from "#api/platform/audit/verify-audit.ts";
import { putProducts } from "../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { placedOrder } from "../modules/orders/order-body.ts";
import { signIn } from "../modules/sessions/sign-in.ts";
import { guestOrders } from "./guest-orders.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

describe("customers at the desk", () => {
  let api: TestApi;
  let owner: DeskCaller;
  let sales: DeskCaller;
  let showroom: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    await putProducts(api.db, [{ sku: "LAMP", price: 20_000_000, stock: 100 }]);
    owner = await staffAs(api, "owner", { name: "Adaeze Okafor" });
    sales = await staffAs(api, "sales", { name: "Bisi Ade" });
    showroom = await staffAs(api, "showroom");
  });
  afterAll(() => api.close());

  const { guestOrder, settle } = guestOrders(() => api);
  const find = async (search: string, caller: DeskCaller = sales) =>
    (await caller.done(listCustomers, { query: { search } })).customers;
  const personOf = async (id: string, caller: DeskCaller = sales) =>
    (await caller.done(readCustomer, { params: { id } })).customer;
  const read = (id: string, caller: DeskCaller = sales) => caller.call(readCustomer, { params: { id } });

  it("finds a guest by name, e-mail, phone in any form and order number, once for all their orders", async () => {
    const first = await guestOrder("tolu.guest@example.com", {
      contact: {
        email: "Tolu.Guest@example.com",
        firstname: "Tolu",
        lastname: "Bankole",
        phone: "0803 777 1234",
      },
    });
    const second = await guestOrder("tolu.guest@example.com", {
      contact: {
        email: "tolu.guest@example.com",
        firstname: "Tolu",
        lastname: "Bankole",
        phone: "0803 777 1234",
      },
    });
    for (const search of ["tolu bank", "tolu.guest@", "+234 803 777 1234", "7771234", first.number]) {
      expect([search, await find(search)]).toMatchObject([
        search,
        [{ id: second.number, kind: "guest", name: "Tolu Bankole", orders: 2, phone: "+2348037771234" }],
      ]);
    }
    expect(await find("stage:placed tolu")).toEqual([]);
    const customer = await personOf(second.number);
    expect(customer).toMatchObject({ id: first.number, orders_total: 2, bought: { value: 430_000 } });
  });

  it("shows an account once, with the orders that were placed under its verified e-mail", async () => {
    const cookie = await signIn(api, "femi");
    await placedOrder(api, { LAMP: 1 }, 215_000, {}, { cookie });
    const guest = await guestOrder("Femi@example.com");
    const [row, ...more] = await find("femi");
    expect([row, more]).toMatchObject([{ kind: "account", email: "femi@example.com", orders: 2 }, []]);
    expect(await find(guest.number)).toMatchObject([{ id: row?.id }]);
    const person = await personOf(guest.number);
    expect(person).toMatchObject({
      id: row?.id,
      kind: "account",
      sessions: [{ device: expect.any(String) }],
    });
  });

  it("keeps an account whose e-mail nobody verified apart from the guest with the same one", async () => {
    await signIn(api, "uche:uche-1:unverified");
    await guestOrder("uche@example.com");
    const rows = await find("uche@");
    expect(rows.map(({ kind }) => kind).sort()).toEqual(["account", "guest"]);
    const guest = rows.find(({ kind }) => kind === "guest");
    expect((await personOf(guest?.id ?? "")).same_email).toMatchObject([{ kind: "account" }]);
  });

  it("pages through all without a gap, and counts them", async () => {
    const all = await sales.done(listCustomers, { query: {} });
    expect(all.total).toBe(all.customers.length);
    const guests = await sales.done(listCustomers, { query: { kind: "guest" } });
    expect(guests.total).toBe(all.customers.filter(({ kind }) => kind === "guest").length);
    expect(await sales.call(listCustomers, { query: { cursor: "x" } })).toMatchObject({
      status: 400,
      failure: { errors: [{ code: "invalid_input", field: "cursor" }] },
    });
  });

  it("masks for the showroom, which may look for a collection and is noted", async () => {
    const { number } = await guestOrder("mask@example.com");
    const masked = await personOf(number, showroom);
    expect(masked).toMatchObject({ email: "m•••@example.com", is_masked: true, may_unmask: false });
    expect(masked.phone).toContain("•••");
    expect(masked.addresses).toMatchObject([{ line1: "•••", state: "Lagos" }]);
    expect(await find("mask@example.com", showroom)).toEqual([]);
    const body = { reason: "Collects it today" };
    expect((await showroom.call(unmaskCustomer, { params: { id: number }, body })).status).toBe(403);
    const collected = await guestOrder("mask@example.com");
    await api.db.query(
      `update shop_order set status = 'confirmed', delivery_method = 'pickup', address = null, respond_by = null,
         showroom = '{"id": "ikeja", "name": "Ikeja"}' where number = $1`,
      [collected.number],
    );
    const shown = await showroom.done(unmaskCustomer, { params: { id: number }, body });
    expect(shown).toMatchObject({
      email: "m•••@example.com",
      addresses: [{ line1: "14 Harbour Light Close" }],
    });
    const { acts } = await personOf(number);
    expect(acts).toMatchObject([{ act: "customers.unmask" }]);
  });

  it("notes with author, shows it in the copy of the records, and forgets it when it is old", async () => {
    const { number } = await guestOrder("noted@example.com");
    const { note } = await sales.done(addCustomerNote, {
      params: { id: number },
      body: { text: "Call first" },
    });
    expect(note).toMatchObject({ author: "Bisi Ade", text: "Call first" });
    expect((await sales.call(addCustomerNote, { params: { id: number }, body: { text: " " } })).status).toBe(
      400,
    );
    const { records } = await owner.done(exportCustomer, { params: { id: number }, body: {} });
    expect(records).toMatchObject({ account: [], orders: [{ number }], notes: [{ text: "Call first" }] });
    expect((await sales.call(exportCustomer, { params: { id: number }, body: {} })).status).toBe(403);
    const { acts } = await personOf(number);
    expect(acts.map(({ act }) => act)).toEqual(["customers.export", "customers.note"]);
    await api.db.query("update customer_note set at = now() - interval '25 months' where id = $1", [note.id]);
    expect(await sweepCustomerNotes(api.db)).toBe(1);
  });

  it("signs an account out everywhere, and no guest", async () => {
    await signIn(api, "dayo");
    const [account] = await find("dayo@");
    const id = account?.id ?? "";
    expect(await owner.done(endCustomerSessions, { params: { id }, body: {} })).toEqual({ ended: 1 });
    expect(await personOf(id)).toMatchObject({ sessions: [], acts: [{ act: "sessions.end" }] });
    const { number } = await guestOrder("nowhere@example.com");
    expect((await owner.call(endCustomerSessions, { params: { id: number }, body: {} })).status).toBe(404);
  });

  it("tells of the newsletter and the stop list with the words that were shown", async () => {
    const { number } = await guestOrder("letter@example.com");
    await api.db.query(
      `with made as (insert into newsletter_subscription (email, email_key) values ('letter@example.com', 'letter@example.com') returning id)
       insert into newsletter_consent (subscription_id, act, consent_text) select id, 'subscribed', 'Send me news' from made`,
    );
    await api.db.query(
      `insert into message_stop (phone, is_stopped, changed_at, changed_by, reason)
       select phone, true, now(), 'reply', 'STOP' from shop_order where number = $1`,
      [number],
    );
    const { consents, newsletter } = await personOf(number);
    expect(newsletter).toBe("subscribed");
    expect(consents).toMatchObject([
      { about: "stop", act: "withdrawn", how: "By a reply. STOP" },
      { about: "newsletter", act: "agreed", how: "Send me news" },
    ]);
    const late = await staffAs(api, "owner", { minutesSinceCode: 11 });
    expect((await api.get("/api/desk/newsletter.csv", late.headers)).status).toBe(403);
    const file = await api.get("/api/desk/newsletter.csv", owner.headers);
    expect([file.status, file.text]).toEqual([200, expect.stringContaining("letter@example.com,subscribed")]);
  });

  it("writes a newsletter of many pages as one file, everybody once, and notes it once", async () => {
    await api.db.query(
      `insert into newsletter_subscription (email, email_key)
       select 'reader' || n || '@example.com', 'reader' || n || '@example.com' from generate_series(1, 2500) n`,
    );
    const noted = async () =>
      (await api.db.query("select after from audit_entry where act = 'newsletter.export'")).length;
    const before = await noted();
    const { text } = await api.get("/api/desk/newsletter.csv?everybody=true", owner.headers);
    const [head, ...lines] = text.trim().split("\r\n");
    expect(head).toBe("email,status,subscribed_at,consent_at,consent_text");
    const readers = lines
      .map((line) => line.split(",")[0] ?? "")
      .filter((email) => email.startsWith("reader"));
    expect([readers.length, new Set(readers).size]).toEqual([2500, 2500]);
    expect(await noted()).toBe(before + 1);
  });

  it("knows nobody by an e-mail in the address, an unknown number, or an order of a company", async () => {
    for (const id of ["tolu.guest@example.com", "PR-23456789", "00000000-0000-4000-8000-000000000000"])
      expect((await read(id)).status).toBe(404);
  });

  describe("erasing", () => {
    const approve = { decision: "approve" } as const;
    let second: DeskCaller;
    beforeAll(async () => {
      second = await staffAs(api, "owner", { name: "Chidi Obi" });
      await api.db.query("update staff_person set password_hash = 'x'");
    });
    const ask = (id: string, email: string, caller: DeskCaller = owner) =>
      caller.call(eraseCustomer, { params: { id }, body: { email } });

    it("waits for orders that are not done, and names them", async () => {
      const open = await guestOrder("open@example.com");
      const refused = await ask(open.number, "open@example.com");
      expect([refused.status, refused.failure?.errors[0]?.message]).toEqual([
        409,
        `This person cannot be erased yet. Not delivered yet: ${open.number}.`,
      ]);
      await settle(open.number);
      await api.db.query(
        "update payment_allocation set undone_at = now() where order_id = (select id from shop_order where number = $1)",
        [open.number],
      );
      expect((await ask(open.number, "open@example.com")).failure?.errors[0]?.message).toContain(
        `Money is still open: ${open.number}.`,
      );
      expect((await ask(open.number, "other@example.com")).status).toBe(422);
      expect((await ask(open.number, "open@example.com", sales)).status).toBe(403);
    });

    it("takes a second person, leaves nothing of a guest but the invoice's name, and the audit's chain whole", async () => {
      const email = "zainab.erased@example.com";
      const contact = { email, firstname: "Zainab", lastname: "Erasable", phone: "0807 654 3210" };
      const { number } = await guestOrder(email, { contact, note: "Ring the erasable bell" });
      await settle(number);
      await sales.done(addDeskOrderNote, { params: { number }, body: { text: "Erasable words" } });
      await sales.done(addCustomerNote, { params: { id: number }, body: { text: "Zainab likes brass" } });
      await api.db.query(
        `insert into shop_message (reference, kind, name, email, content, digest, is_suspect)
         values ('M-23456789', 'contact', 'Zainab', $1, '{"message": "Erasable"}', 'x', false)`,
        [email],
      );
      await api.db.query(
        `insert into mail_outbox (event_key, kind, recipient, content, state) values
           ('message:M-23456789:arrived', 'message_arrived', 'shop@example.com', '{"name": "Zainab Erasable"}', 'sent'),
           ($2, 'shipped', $1, '{"order": {"contact": {"firstname": "Zainab"}}}', 'waiting')`,
        [email, `order:${number}:shipped`],
      );
      await api.db.query(
        `with next as (update invoice_counter set last = last + 1 returning last)
         insert into invoice (sequence, number, order_id, content)
         select last, 'INV-' || last, o.id, '{"purchaser": {"name": "Zainab Erasable", "address": [], "phone": "+2348076543210", "email": "x"}}'
         from next, shop_order o where o.number = $1`,
        [number],
      );
      await api.db.query(
        `insert into audit_entry (actor, act, subject, before, after) values ('ops', 'orders.correct', $1,
           '{"phone": "+2348076543210"}', '{"phone": "+2348076543211"}')`,
        [number],
      );
      // What the staff wrote of a return, and why.
      await api.db.query(
        `with claim as (
           insert into return_claim (number, order_id, kind, wish, state, digest, delivered_on)
           select 'RET-999999', id, 'return', 'refund', 'refunded', 'x', current_date from shop_order where number = $1 returning id
         ) insert into return_event (claim_id, state, text, actor) select id, 'refunded', 'Zainab was at the counter', 'Ada' from claim`,
        [number],
      );
      await api.db.query(
        `insert into audit_entry (actor, act, subject, after) values
           ('ops', 'returns.refuse', 'RET-999999', '{"state": "refused", "reason": "Erasable broke it"}'),
           ('ops', 'orders.change', $1, '{"reason": "Zainab called"}')`,
        [number],
      );
      await api.db.query(
        `insert into audit_entry (actor, act, subject, after) values ('ops', 'orders.move', $1,
           '{"despite_refund": "Zainab agreed", "without_delivery": "Zainab fetched it", "unpaid_reason": "Zainab pays later"}')`,
        [number],
      );
      // What a bank said of money that belongs to no order yet.
      await api.db.query(
        `with file as (insert into bank_statement (name, sha256, actor) values ('june.csv', 'x', 'Ada') returning id)
         insert into bank_credit (statement_id, digest, day, amount_kobo, narration)
         select id, 'a-credit', current_date, 100, 'NIP TRF FROM ZAINAB A ERASABLE REF 77 LAMP' from file`,
      );
      const answer = await ask(number, email.toUpperCase());
      const id = answer.data?.approval?.id ?? "";
      expect(answer.data?.approval?.reason).toBe("Erasing a person takes two.");
      const own = await owner.call(decideApproval, { params: { id }, body: approve });
      expect(own.status, "one's own").toBe(403);
      expect((await second.done(decideApproval, { params: { id }, body: approve })).approval.state).toBe(
        "approved",
      );

      expect((await read(number)).status).toBe(404);
      expect(await find("erasable")).toEqual([]);
      const left = await tablesWith(["zainab", "erasable", "8076543210"]);
      // An invoice's name stays for the tax records.
      expect(left).toEqual([["invoice", expect.not.stringMatching(/8076543210|erased@/)]]);
      expect((await verifyAudit(api.db)).faults).toEqual([]);
      const [entry] = await api.db.query("select act, before from audit_list where act = 'customers.erase'");
      expect(entry).toEqual({ act: "customers.erase", before: { kind: "guest", orders: 1 } });

      await api.db.query("update shop_order set placed_at = now() - interval '73 months' where number = $1", [
        number,
      ]);
      await forgetOrderNames(api.db);
      expect(await tablesWith(["zainab", "erasable"])).toEqual([]);
    });

    it("erases an account with its orders, address book and sign-ins", async () => {
      const cookie = await signIn(api, "gone");
      const { number } = await placedOrder(api, { LAMP: 1 }, 215_000, {}, { cookie });
      await settle(number);
      const [account] = await find("gone@");
      const answer = await ask(account?.id ?? "", "gone@example.com");
      const done = await second.call(decideApproval, {
        params: { id: answer.data?.approval?.id ?? "" },
        body: approve,
      });
      expect(done.status).toBe(200);
      expect((await read(account?.id ?? "")).status).toBe(404);
      expect(await tablesWith(["gone@example.com"])).toEqual([]);
      const [order] = await api.db.query(
        "select firstname, phone, status from shop_order where number = $1",
        [number],
      );
      expect(order).toEqual({ firstname: "", phone: "", status: "delivered" });
    });
  });

  it("knows what erasing does with every column that can hold words", async () => {
    const columns = await api.db.query<{ table_name: string; column_name: string }>(
      `select c.table_name, c.column_name from information_schema.columns c
       join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
         and c.data_type in ('text', 'jsonb', 'json', 'bytea', 'tsvector', 'ARRAY', 'character varying')`,
    );
    const unknown = columns.filter(({ table_name: table, column_name: column }) => {
      const rule = personalColumns[table];
      return rule === undefined || (typeof rule === "object" && rule[column] === undefined);
    });
    expect(unknown, "say in personal-columns.ts what erasing a person does with it").toEqual([]);
  });

  it("each table that a person is erased from is in the copy of their records, or says why not", () => {
    // Orders are asked for by a name of their own.
    const allQuestions = Object.values(questions).join(" ").replaceAll("own_order", "shop_order");
    const isErased = (rule: string | object) => JSON.stringify(rule).includes("erased");
    const erased = Object.entries(personalColumns).flatMap(([table, rule]) =>
      isErased(rule) ? [table] : [],
    );
    const copied = erased.filter((table) => new RegExp(`\\b${table}\\b`).test(allQuestions));
    expect(erased.filter((table) => !copied.includes(table)).sort()).toEqual(Object.keys(notCopied).sort());
  });

  /** The rows in which one of the words stands, whatever their table, as text. */
  async function tablesWith(words: readonly string[]): Promise<[string, string][]> {
    const found: [string, string][] = [];
    for (const table of Object.keys(personalColumns)) {
      const rows = await api.db.query<{ text: string }>(`select lower(t::text) as text from ${table} t`);
      for (const { text } of rows) if (words.some((word) => text.includes(word))) found.push([table, text]);
    }
    return found;
  }
});
