import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { queueOrderMail } from "#api/modules/orders/mail/order-mail.ts";
import { openDatabase } from "#api/platform/database/open-database.ts";
import { startJobs } from "#api/platform/jobs/start-jobs.ts";
import { deliverDueMails } from "#api/platform/mail/deliver-mails.ts";
import { listOutbox } from "#api/platform/mail/outbox-list.ts";
import { smtpTransport } from "#api/platform/mail/smtp-transport.ts";
import { databaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";
import { type FakeSmtpServer, startFakeSmtpServer } from "./fake-smtp-server.ts";
import { renderSample, sampleOrder } from "./sample-mails.ts";

const quiet = { error: () => undefined, warn: () => undefined };
const unexpected = (fields: unknown) => expect.fail(JSON.stringify(fields));
const failing = { error: unexpected, warn: unexpected };

describe.each(databaseKinds)("a mail server behind %s", (kind) => {
  let opened: TestDatabase;
  let server: FakeSmtpServer;
  let now: Date;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  beforeEach(async () => {
    server = await startFakeSmtpServer();
    now = new Date(Date.now() + 60_000);
  });
  afterEach(async () => {
    await server.close();
    await opened.db.query("truncate mail_outbox cascade");
  });
  afterAll(() => opened.close());

  const queue = (number: string) =>
    opened.db.transaction((tx) =>
      queueOrderMail(tx, { kind: "order_placed", order: { ...sampleOrder, number } }),
    );
  const deliver = (url = server.url) =>
    deliverDueMails({
      sql: opened.db,
      transport: smtpTransport(url),
      render: renderSample,
      log: quiet,
      now: () => now,
      chance: () => 1,
    });
  const states = async () => (await listOutbox(opened.db, { limit: 50 })).map((mail) => mail.state);

  it("gets both forms of the mail, from and to whom it says, with a Message-ID of our domain", async () => {
    await queue("PR-00000001");
    await deliver();
    expect(server.taken).toHaveLength(1);
    const [mail] = server.taken;
    expect([mail?.from, mail?.to]).toEqual(["orders@shop.example", ["ada@example.com"]]);
    expect(mail?.messageId).toMatch(/^<[0-9a-f-]{36}@shop\.example>$/);
    expect(mail?.raw).toMatch(/^From: Precise <orders@shop\.example>$/m);
    expect(mail?.raw).toMatch(/^Reply-To: hello@example\.com$/m);
    expect(mail?.raw).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
    expect(mail?.raw).toMatch(/^Content-Type: text\/html; charset=utf-8$/m);
  });

  it("is asked again after a temporary refusal, with the same Message-ID", async () => {
    await queue("PR-00000001");
    server.next(451);
    await deliver();
    expect(await states()).toEqual(["waiting"]);
    now = new Date(now.getTime() + 30_000);
    await deliver();
    expect(await states()).toEqual(["sent"]);
    expect(server.taken).toHaveLength(1);
  });

  it("is not asked again for a mailbox that does not exist", async () => {
    await queue("PR-00000001");
    server.next(550);
    await deliver();
    expect(await states()).toEqual(["dead"]);
  });

  it("is asked again when it refuses our own log-in: that is mended by us", async () => {
    await queue("PR-00000001");
    server.refuseLogins(true);
    const url = server.url.replace("//", "//shop:old-password@");
    await deliver(url);
    const [entry] = await listOutbox(opened.db, { limit: 1 });
    expect(entry?.state).toBe("waiting");
    expect(entry?.last_error).not.toContain("somebody@example.com");
    server.refuseLogins(false);
    now = new Date(now.getTime() + 30_000);
    await deliver(url);
    expect(await states()).toEqual(["sent"]);
  });

  it("that takes a mail and dies before it says so gets it again under the same Message-ID", async () => {
    await queue("PR-00000001");
    server.next("hang-up-after-taking");
    await deliver();
    expect(await states()).toEqual(["waiting"]);
    now = new Date(now.getTime() + 30_000);
    await deliver();
    expect(await states()).toEqual(["sent"]);
    expect(server.taken).toHaveLength(2);
    expect(server.taken[0]?.messageId).toBe(server.taken[1]?.messageId);
  });

  it("gets each mail once from two senders at the same time", async () => {
    // On PostgreSQL the second sender has a pool of its own, as another replica would.
    const other = opened.databaseUrl
      ? await openDatabase({ databaseUrl: opened.databaseUrl, dataFolder: opened.dataFolder })
      : undefined;
    const sender = { transport: smtpTransport(server.url), render: renderSample, log: quiet };
    const workers = [opened.db, other ?? opened.db].map((sql) =>
      startJobs(
        sql,
        [
          {
            name: "mail",
            everyMilliseconds: 1_000,
            leases: "rows",
            run: (isStopped) => deliverDueMails({ ...sender, sql, isStopped }),
          },
        ],
        { log: failing, metrics: { jobEnded: () => undefined } },
      ),
    );
    const numbers = Array.from({ length: 60 }, (_, index) => `PR-${String(index).padStart(8, "0")}`);
    await Promise.all(numbers.map(queue));
    await expect.poll(states).toEqual(Array<string>(50).fill("sent"));
    await expect.poll(() => server.taken.length).toBe(60);
    expect(new Set(server.taken.map((mail) => mail.messageId)).size).toBe(60);
    for (const worker of workers) await worker.stop();
    await other?.close();
  });
});
