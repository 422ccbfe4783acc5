import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { MessageToSend } from "#api/modules/messaging/messaging-port.ts";
import { unlessStopped } from "#api/modules/messaging/provider-transport.ts";
import { type NewMessage, queueMessage, urgentKinds } from "#api/modules/messaging/queue-message.ts";
import { isQuiet } from "#api/modules/messaging/quiet-hours.ts";
import { renderMessage } from "#api/modules/messaging/render-message.ts";
import { applyMessagingEvents } from "#api/modules/messaging/report-rows.ts";
import { changeStop, listStops, readStopWord } from "#api/modules/messaging/stop-words.ts";
import { queueOrderMail } from "#api/modules/orders/mail/order-mail.ts";
import { queueDeliveryCode } from "#api/modules/orders/mail/phone-news.ts";
import { deliverDueMails } from "#api/platform/mail/deliver-mails.ts";
import { databaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";
import { sampleOrder } from "../../platform/mail/sample-mails.ts";

const brand = { name: "Precise", site: "https://shop.example", takesReplies: true };
const noon = new Date("2026-11-24T11:00:00Z");
const night = new Date("2026-11-24T22:00:00Z");

describe.each(databaseKinds)("messages to phones on %s", (kind) => {
  let opened: TestDatabase;
  let sent: MessageToSend[] = [];
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterEach(async () => {
    sent = [];
    await opened.db.query("truncate message_outbox, message_stop, mail_outbox cascade");
  });
  afterAll(() => opened.close());

  const queue = (changes: Partial<NewMessage> = {}) =>
    opened.db.transaction((tx) =>
      queueMessage(tx, {
        eventKey: "order:PR-1:shipped",
        kind: "shipped",
        phone: "0803 123 4567",
        channel: "sms",
        text: "Order PR-1 is on its way.",
        path: "/order/PR-1",
        ...changes,
      }),
    );
  const deliver = (clock: Date = noon) =>
    deliverDueMails({
      sql: opened.db,
      outbox: "message",
      kindsNow: () => (isQuiet(clock) ? urgentKinds : undefined),
      render: (row) => renderMessage(brand, row),
      transport: unlessStopped(opened.db, { send: async (message) => void sent.push(message) }),
      log: { error: () => undefined, warn: () => undefined },
    });
  const states = () => opened.db.query("select state, last_error from message_outbox order by id");
  const stop = (text: string, at: string) =>
    opened.db.transaction((tx) =>
      applyMessagingEvents(tx, [{ kind: "reply", from: "2348031234567", text, at: new Date(at) }]),
    );

  it("go out once for each event, with the shop's name, a short link and the way to stop", async () => {
    expect([await queue(), await queue()]).toEqual(["queued", "known"]);
    await deliver();
    await deliver();
    expect(sent).toMatchObject([
      {
        to: "+2348031234567",
        channel: "sms",
        text: "Precise: Order PR-1 is on its way. shop.example/order/PR-1 Reply STOP to end.",
      },
    ]);
  });

  it.each(["+44 7700 900123", "0700 1234567", "hello", "08031234"])(
    "are not queued for %s",
    async (phone) => {
      expect(await queue({ phone })).toBe("bad-phone");
    },
  );

  it("are not queued empty or longer than one SMS", async () => {
    expect(await queue({ text: "💡" })).toBe("bad-text");
    expect(await queue({ text: "x".repeat(131) })).toBe("bad-text");
    expect(await queue({ text: "x".repeat(130) })).toBe("queued");
    await deliver();
    expect(sent[0]?.text.length).toBeLessThanOrEqual(160);
  });

  it("wait for the morning, but for a delivery code", async () => {
    await queue();
    await queue({ eventKey: "order:PR-2:shipped", kind: "delivery_code", text: "Code 123456" });
    await deliver(night);
    expect(sent.map(({ text }) => text)).toEqual([expect.stringContaining("Code 123456")]);
    await deliver(new Date("2026-11-25T07:00:00Z"));
    expect(sent).toHaveLength(2);
  });

  it("stop for a number that answers STOP, until it answers START, whatever comes late or twice", async () => {
    await stop("Stop.", "2026-11-24T10:00:00Z");
    expect(await queue()).toBe("stopped");
    await stop("start", "2026-11-24T11:00:00Z");
    await stop("STOP", "2026-11-24T10:00:00Z");
    expect(await queue()).toBe("queued");
    expect(await listStops(opened.db, 10)).toEqual([]);
  });

  it("that were queued before a stop are not sent after it", async () => {
    await queue();
    await opened.db.transaction((tx) =>
      changeStop(tx, {
        phone: "08031234567",
        isStopped: true,
        at: null,
        by: "Ada",
        reason: "Asked by phone",
      }),
    );
    await deliver();
    expect(sent).toEqual([]);
    expect(await states()).toEqual([{ state: "dead", last_error: "This number wants no messages." }]);
    expect(await listStops(opened.db, 10)).toMatchObject([
      { phone: "+2348031234567", changed_by: "Ada", reason: "Asked by phone" },
    ]);
  });

  it("keep the last word of a handset that has them, however its reports come", async () => {
    await queue();
    await opened.db.query("update message_outbox set provider_ref = 'T1'");
    const report = (state: "delivered" | "failed" | "under_way") =>
      opened.db.transaction((tx) => applyMessagingEvents(tx, [{ kind: "report", providerRef: "T1", state }]));
    for (const state of ["failed", "delivered", "delivered", "failed", "under_way"] as const)
      await report(state);
    expect(await opened.db.query("select report from message_outbox")).toEqual([{ report: "delivered" }]);
  });

  it("tell what was wished and nothing else, a code in place of the word that goods are on their way", async () => {
    const order = { ...sampleOrder, contact: { ...sampleOrder.contact, news: "whatsapp" } };
    await opened.db.transaction(async (tx) => {
      await queueOrderMail(tx, { kind: "shipped", order: sampleOrder });
      expect(await queueDeliveryCode(tx, sampleOrder, "123456")).toBe("not-asked");
    });
    expect(await states()).toEqual([]);
    await opened.db.query("truncate mail_outbox cascade");
    await opened.db.transaction(async (tx) => {
      await queueOrderMail(tx, { kind: "order_placed", order });
      await queueOrderMail(tx, { kind: "payment_confirmed", order });
      await queueOrderMail(tx, { kind: "shipped", order });
      expect(await queueDeliveryCode(tx, order, "123456")).toBe("queued");
      await queueOrderMail(tx, { kind: "refunded", order, naira: 2500.5 });
    });
    await deliver();
    expect(sent.map(({ text }) => text.split(" shop.example")[0]).sort()).toEqual([
      `Precise: NGN 2,500.50 for order ${order.number} went back to you.`,
      `Precise: Order ${order.number} is on its way. Delivery code 123456: tell it to the rider when you have your goods.`,
      expect.stringMatching(/^Precise: We received NGN [\d,]+ for order PR-\w+\. Thank you\.$/),
    ]);
    expect(sent.every(({ text, channel }) => text.length <= 160 && channel === "whatsapp")).toBe(true);
  });
});

it.each([
  ["STOP", "stop"],
  [" stop! ", "stop"],
  ["Unsubscribe", "stop"],
  ["End", "stop"],
  ["quit", "stop"],
  ["CANCEL", "stop"],
  ["start", "start"],
  ["Cancel my order", undefined],
  ["Please stop by on Friday", undefined],
  ["", undefined],
])("reads the answer %j as %s", (text, word) => {
  expect(readStopWord(text)).toBe(word);
});

it.each([
  ["2026-11-24T06:59:00Z", true],
  ["2026-11-24T07:00:00Z", false],
  ["2026-11-24T18:59:00Z", false],
  ["2026-11-24T19:00:00Z", true],
])("at %s people in Lagos sleep: %s", (moment, sleeps) => {
  expect(isQuiet(new Date(moment))).toBe(sleeps);
});
