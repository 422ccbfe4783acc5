import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queuePaymentAlarm } from "#api/modules/orders/mail/payment-alarm.ts";
import { databaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";

describe.each(databaseKinds)("an alarm about money, on %s,", (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.close());

  it("is mailed to the shop once for each event", async () => {
    const alarm = { event: "dispute:17:open", number: "PR-7K3M9QX1", text: "A bank disputes ₦63,500." };
    const dueAt = new Date("2026-11-24T09:00:00Z");
    const queue = (event: string) =>
      queuePaymentAlarm(opened.db, "hello@example.com", { ...alarm, event, dueAt });
    expect([await queue(alarm.event), await queue(alarm.event)]).toEqual([true, false]);
    expect(await queue("dispute:17:reminded")).toBe(true);
    const rows = await opened.db.query("select recipient, content from mail_outbox order by id limit 1");
    expect(rows).toEqual([
      {
        recipient: "hello@example.com",
        content: {
          kind: "payment_alarm",
          number: "PR-7K3M9QX1",
          text: "A bank disputes ₦63,500.",
          due_at: "2026-11-24T09:00:00.000Z",
        },
      },
    ]);
  });
});
