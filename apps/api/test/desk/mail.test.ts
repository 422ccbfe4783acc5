import { readDeskJob } from "@precise/contract/desk/kit/jobs";
import {
  correctMail,
  listMails,
  type MailRow,
  readMail,
  sendMailAgain,
  sendMailsAgain,
} from "@precise/contract/desk/mail/mail";
import { mailKindNames } from "@precise/contract/desk/mail/mail-kinds";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runDeskJobs } from "#api/main/run-desk-jobs.ts";
import { mailKinds } from "#api/main/shop-mails.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { deliverDueMails, type MailSender } from "#api/platform/mail/deliver-mails.ts";
import { MailRefused } from "#api/platform/mail/mail-transport.ts";
import { sweepMails } from "#api/platform/mail/outbox-rows.ts";
import { putProducts } from "../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { placedOrder } from "../modules/orders/order-body.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

it("has a word for every kind of e-mail", () => {
  expect([...mailKindNames]).toEqual(Object.keys(mailKinds).sort());
});

describe("e-mails at the desk", () => {
  let api: TestApi;
  let sales: DeskCaller;
  let number: string;
  let placed: MailRow;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    await putProducts(api.db, [{ sku: "LAMP", price: 20_000_000, stock: 100 }]);
    sales = await staffAs(api, "sales", { name: "Bisi Ade" });
    ({ number } = await placedOrder(api, { LAMP: 1 }, 215_000));
    placed = await mailOf({ search: number, kind: "order_placed" });
  });
  afterAll(() => api.close());

  async function mailOf(query: { search?: string; kind?: string; state?: "waiting" | "sent" | "dead" }) {
    const { mails } = await sales.done(listMails, { query });
    const [mail] = mails;
    if (mail === undefined) throw new Error("there is no such e-mail");
    return mail;
  }
  const read = async (id: number) => (await sales.done(readMail, { params: { id } })).mail;
  /** Tries to send what is due; each is refused with these words, or goes. */
  const deliver = (refusal?: string) =>
    deliverDueMails({
      sql: api.db,
      transport: {
        async send() {
          if (refusal !== undefined)
            throw new MailRefused("The mail server refused it.", { cause: new Error(refusal) });
        },
      },
      render: ((mail: unknown) => mail) as unknown as MailSender["render"],
      log: { error: () => undefined, warn: () => undefined },
    });

  it("lists by state, kind, how the address begins, and order", async () => {
    expect(placed).toMatchObject({ kind: "order_placed", order: number, state: "waiting", attempts: 0 });
    const byAddress = await sales.done(listMails, { query: { search: "ADA.obi@" } });
    expect(byAddress).toMatchObject({ total: 1, mails: [{ id: placed.id }], next: null });
    const ofOrder = await sales.done(listMails, { query: { search: number } });
    expect(ofOrder.mails.map(({ kind }) => kind).sort()).toEqual(["order_placed", "shop_order"]);
    expect((await sales.done(listMails, { query: { state: "dead" } })).mails).toEqual([]);
    expect((await sales.done(listMails, { query: { search: "%" } })).mails).toEqual([]);
    const viewer = await staffAs(api, "viewer");
    expect((await viewer.call(listMails)).status).toBe(403);
    expect((await sales.call(listMails, { query: { cursor: "x" } })).status).toBe(400);
  });

  it("shows an e-mail whose links lead nowhere, in a frame that may run and load nothing", async () => {
    const mail = await read(placed.id);
    expect(mail).toMatchObject({ subject: expect.stringContaining(number), history: [{ what: "queued" }] });
    expect(mail.text).toContain("[link]");
    const page = await api.get(`/api/desk/mails/${placed.id}/preview`, sales.headers);
    expect(page.status).toBe(200);
    expect(page.headers.get("content-security-policy")).toMatch(
      /^sandbox; default-src 'none';.*frame-ancestors 'self'$/,
    );
    expect(page.headers.get("x-frame-options")).toBe("SAMEORIGIN");
    expect(page.text).toContain("Lamp");
    for (const text of [page.text, mail.text]) expect(text).not.toMatch(/href=|https?:\/\//);
    const viewer = await staffAs(api, "viewer");
    expect((await api.get(`/api/desk/mails/${placed.id}/preview`, viewer.headers)).status).toBe(403);
    expect((await api.get("/api/desk/mails/99999/preview", sales.headers)).status).toBe(404);
    expect((await sales.call(readMail, { params: { id: 99999 } })).status).toBe(404);
  });

  it("hides the codes that only the reader should know", async () => {
    const [mail] = await api.db.query<{ id: number }>(
      `insert into mail_outbox (event_key, kind, recipient, content)
       select 'order:' || $1 || ':shipped', 'shipped', recipient, content || '{"kind": "shipped", "code": "483920"}'
       from mail_outbox where id = $2 returning id`,
      [number, placed.id],
    );
    const { text } = await read(mail?.id ?? 0);
    expect(text).toContain("••••••");
    const page = await api.get(`/api/desk/mails/${mail?.id}/preview`, sales.headers);
    expect(page.text + text).not.toMatch(/483|920/);
    await api.db.query("delete from mail_outbox where id = $1", [mail?.id ?? 0]);
  });

  it("keeps what became of each attempt, and sends a failed one again", async () => {
    await deliver("550 5.1.1 no such user");
    const dead = await mailOf({ state: "dead", kind: "order_placed" });
    expect(dead).toMatchObject({ id: placed.id, attempts: 1 });
    expect((await read(placed.id)).history).toMatchObject([
      { what: "dead", reason: expect.stringContaining("550 5.1.1 no such user") },
      { what: "queued" },
    ]);
    const { mail } = await sales.done(sendMailAgain, { params: { id: placed.id }, body: {} });
    expect(mail).toMatchObject({
      state: "waiting",
      attempts: 0,
      history: [{ what: "again", actor: "Bisi Ade" }, {}, {}],
    });
    await deliver();
    expect((await read(placed.id)).history[0]).toMatchObject({ what: "sent" });
  });

  it("sends one that was sent once more only where that is asked for, under a name of its own", async () => {
    const keyOf = async () =>
      (
        await api.db.query<{ key: string }>("select message_key as key from mail_outbox where id = $1", [
          placed.id,
        ])
      )[0]?.key;
    const before = await keyOf();
    const params = { id: placed.id };
    const plain = await sales.call(sendMailAgain, { params, body: {} });
    expect([plain.status, plain.failure?.errors[0]?.message]).toEqual([
      409,
      `E-mail ${placed.id} was sent already.`,
    ]);
    expect((await sales.done(sendMailAgain, { params, body: { again: true } })).mail.state).toBe("waiting");
    expect(await keyOf()).not.toBe(before);
    expect((await sales.call(sendMailAgain, { params, body: { again: true } })).status).toBe(409);
    expect((await sales.call(sendMailAgain, { params: { id: 99999 }, body: { again: true } })).status).toBe(
      404,
    );
    await deliver();
  });

  it("goes to another address, and says what the order needs for the same", async () => {
    const params = { id: placed.id };
    expect((await read(placed.id)).of_order).toMatchObject({ number, email: "Ada.Obi@example.com" });
    const { mail } = await sales.done(correctMail, { params, body: { email: "ada@right.example" } });
    expect(mail).toMatchObject({ recipient: "ada@right.example", state: "waiting" });
    expect(mail.history[0]).toMatchObject({ what: "corrected", actor: "Bisi Ade" });
    const same = await sales.call(correctMail, { params, body: { email: "ADA@right.example" } });
    expect([same.status, same.failure?.errors[0]?.field]).toEqual([422, "email"]);
    expect((await sales.call(correctMail, { params, body: { email: "ada" } })).status).toBe(400);
    const showroom = await staffAs(api, "showroom");
    expect((await showroom.call(correctMail, { params, body: { email: "a@b.example" } })).status).toBe(403);
  });

  it("never sends to another address what opens an account or goes to the shop", async () => {
    const [invitation] = await api.db.query<{ id: number }>(
      `insert into mail_outbox (event_key, kind, recipient, content) values ('staff:invitation:1', 'staff_invitation',
         'new@precise.example', '{"kind": "staff_invitation"}') returning id`,
    );
    const forShop = await mailOf({ search: number, kind: "shop_order" });
    for (const id of [invitation?.id ?? 0, forShop.id]) {
      const refused = await sales.call(correctMail, { params: { id }, body: { email: "me@evil.example" } });
      expect([refused.status, (await read(id)).no_correction]).toEqual([
        422,
        refused.failure?.errors[0]?.message,
      ]);
    }
  });

  it("sends all that failed again as a job with an outcome for each", async () => {
    await deliver("550 mailbox full");
    const { total } = await sales.done(listMails, { query: { state: "dead" } });
    expect(total).toBeGreaterThan(1);
    const { job } = await sales.done(sendMailsAgain, { body: { all_dead: true } });
    await runDeskJobs(
      { db: api.db, files: filesInFolder(api.dataFolder), unpaidOrderHours: 72 },
      () => false,
    );
    const done = await sales.done(readDeskJob, { params: { id: job?.id ?? "" } });
    expect(done.job.counts).toMatchObject({ all: total, done: total });
    expect((await sales.done(listMails, { query: { state: "dead" } })).total).toBe(0);
    expect((await sales.call(sendMailsAgain, { body: { all_dead: true } })).status).toBe(409);
    expect((await sales.call(sendMailsAgain, { body: {} })).status).toBe(422);
  });

  it("says so where the text is gone", async () => {
    await deliver();
    await api.db.query("update mail_outbox set sent_at = now() - interval '91 days' where id = $1", [
      placed.id,
    ]);
    await sweepMails(api.db);
    expect(await read(placed.id)).toMatchObject({ recipient: "", subject: null, text: null, state: "sent" });
    expect((await api.get(`/api/desk/mails/${placed.id}/preview`, sales.headers)).status).toBe(404);
    const params = { id: placed.id };
    const again = await sales.call(sendMailAgain, { params, body: { again: true } });
    expect(again.failure?.errors[0]?.message).toContain("is no longer kept");
    expect((await sales.call(correctMail, { params, body: { email: "a@b.example" } })).status).toBe(409);
  });
});
