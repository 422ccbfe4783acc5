import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { queueOrderMail } from "#api/modules/orders/mail/order-mail.ts";
import { duringRequest } from "#api/platform/database/current-request.ts";
import { deliverDueMails, type MailSender } from "#api/platform/mail/deliver-mails.ts";
import { MailRefused, type ReadyMail } from "#api/platform/mail/mail-transport.ts";
import { listOutbox, retryMails } from "#api/platform/mail/outbox-list.ts";
import { allDatabaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";
import { renderSample, sampleOrder } from "./sample-mails.ts";

const second = 1000;

describe.each(allDatabaseKinds)("sending on %s", (kind) => {
  let opened: TestDatabase;
  let now: Date;
  let sent: ReadyMail[];
  let fail: (mail: ReadyMail) => Error | undefined;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterEach(() => opened.db.query("truncate mail_outbox cascade"));
  afterAll(() => opened.close());

  function sender(changes: Partial<MailSender> = {}): MailSender {
    return {
      sql: opened.db,
      render: renderSample,
      log: { error: () => undefined, warn: () => undefined },
      now: () => now,
      chance: () => 1,
      transport: {
        async send(mail) {
          const fault = fail(mail);
          if (fault) throw fault;
          sent.push(mail);
        },
      },
      ...changes,
    };
  }
  const deliver = () => deliverDueMails(sender());
  const later = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };
  /** Queues so many mails and sets the clock a little after them. */
  async function queue(count = 1): Promise<void> {
    sent = [];
    fail = () => undefined;
    for (let index = 0; index < count; index += 1) {
      const order = { ...sampleOrder, number: `PR-${String(index).padStart(8, "0")}` };
      await opened.db.transaction((tx) => queueOrderMail(tx, { kind: "order_placed", order }));
    }
    now = new Date(Date.now() + 60 * second);
  }
  const only = async () => (await listOutbox(opened.db, { limit: 5 }))[0] ?? expect.fail("nothing is queued");

  it("names the call that queued a mail where it cannot be sent, for the log; a job's names none", async () => {
    const call = "0b6f3a52-8f0e-4c1d-9a7b-2f4e6d8c0a13";
    await duringRequest(call, () => queue(1));
    await opened.db.transaction((tx) =>
      queueOrderMail(tx, { kind: "order_placed", order: { ...sampleOrder, number: "PR-7K3M9QX1" } }),
    );
    fail = () => new Error("no server");
    const lines: unknown[] = [];
    const log = { error: () => undefined, warn: (fields: unknown) => void lines.push(fields) };
    await deliverDueMails(sender({ log }));
    expect(lines).toMatchObject([{ reqId: call, kind: "order_placed" }, { reqId: undefined }]);
  });

  it("sends each mail once and marks it", async () => {
    await queue(12);
    expect(await deliver()).toBe(12);
    expect(await deliver()).toBe(0);
    expect(new Set(sent.map((mail) => mail.messageId)).size).toBe(12);
    expect((await only()).state).toBe("sent");
  });

  it("says how each attempt ended, one that was the last and one that is repeated", async () => {
    await queue(3);
    const [refused, broken] = ["PR-00000000", "PR-00000001"];
    fail = ({ subject }) => {
      if (subject.includes(refused)) return new MailRefused("550 no such mailbox");
      return subject.includes(broken) ? new Error("connect ECONNREFUSED") : undefined;
    };
    const outcomes: string[] = [];
    await deliverDueMails(sender({ onAttempt: (outcome) => void outcomes.push(outcome) }));
    expect(outcomes.sort()).toEqual(["dead", "failed", "sent"]);
  });

  it("waits longer after each failure, and keeps the Message-ID", async () => {
    await queue();
    const ids = new Set<string>();
    fail = (mail) => {
      ids.add(mail.messageId);
      return new Error("connect ECONNREFUSED 127.0.0.1:25 for ada@example.com");
    };
    expect(await deliver()).toBe(1);
    expect(await only()).toMatchObject({ state: "waiting", attempts: 1 });
    expect((await only()).last_error).toBe("connect ECONNREFUSED 127.0.0.1:25 for [removed]");
    later(29 * second);
    expect(await deliver()).toBe(0);
    later(1 * second);
    expect(await deliver()).toBe(1);
    later(59 * second);
    expect(await deliver()).toBe(0);
    later(1 * second);
    fail = () => undefined;
    expect(await deliver()).toBe(1);
    expect([...ids]).toEqual(sent.map((mail) => mail.messageId));
    expect(await only()).toMatchObject({ state: "sent", attempts: 3, last_error: null });
  });

  it("gives up after fourteen attempts, lists it, and starts again when an operator asks", async () => {
    await queue();
    fail = () => new Error("the server is away");
    for (let attempt = 1; attempt <= 14; attempt += 1) {
      expect(await deliver(), `attempt ${attempt}`).toBe(1);
      later(6 * 3600 * second);
    }
    expect(await deliver()).toBe(0);
    const dead = await listOutbox(opened.db, { state: "dead", limit: 10 });
    expect(dead).toMatchObject([
      { event_key: "order:PR-00000000:order_placed", recipient: "ada@example.com", attempts: 14 },
    ]);
    fail = () => undefined;
    expect(await retryMails(opened.db, "dead")).toBe(1);
    expect(await deliver()).toBe(1);
    expect(await only()).toMatchObject({ state: "sent", attempts: 1 });
  });

  it("gives up at once what a server refuses for good", async () => {
    await queue();
    fail = () => new MailRefused("The mail server refused it.", { cause: new Error("550 No such mailbox") });
    await deliver();
    expect(await only()).toMatchObject({
      state: "dead",
      attempts: 1,
      last_error: "The mail server refused it. 550 No such mailbox",
    });
  });

  it("gives up at once what this release cannot read, and sends the rest", async () => {
    await queue(2);
    await opened.db.query(
      "update mail_outbox set content = '{\"kind\":\"riddle\"}' where event_key like '%1:%'",
    );
    await deliver();
    expect((await listOutbox(opened.db, { limit: 5 })).map((mail) => mail.state)).toEqual(["dead", "sent"]);
  });

  it("never sends again what was sent, even when an operator asks", async () => {
    await queue();
    await deliver();
    expect(await retryMails(opened.db, (await only()).id)).toBe(0);
    expect(await deliver()).toBe(0);
  });

  it("sends again, under the same Message-ID, what a sender took and never finished", async () => {
    await queue();
    // It took the mail, the server has it, and for long it does not say so.
    const { promise: isEnded, resolve: end } = Promise.withResolvers<void>();
    const late = deliverDueMails(
      sender({
        transport: {
          send: (mail) => {
            sent.push(mail);
            return isEnded;
          },
        },
      }),
    );
    await expect.poll(() => sent.length).toBe(1);
    expect(await deliver()).toBe(0);
    later(179 * second);
    expect(await deliver()).toBe(0);
    later(1 * second);
    expect(await deliver()).toBe(1);
    expect(sent[1]).toEqual(sent[0]);
    end();
    await late;
    expect(await only()).toMatchObject({ state: "sent", attempts: 2 });
  });
});
