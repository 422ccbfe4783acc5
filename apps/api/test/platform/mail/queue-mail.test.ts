import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queueVoucherMail } from "#api/modules/coupons/voucher-mail.ts";
import { queueOrderMail } from "#api/modules/orders/mail/order-mail.ts";
import { databaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";
import { sampleOrder, sampleVoucher } from "./sample-mails.ts";

describe.each(databaseKinds)("queueing a mail on %s", (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.close());
  const orderNumbered = (number: string) => ({ ...sampleOrder, number });
  const queued = async (number: string) =>
    (
      await opened.db.query<{ kind: string }>(
        "select kind from mail_outbox where event_key like $1 order by id",
        [`order:${number}:%`],
      )
    ).map((row) => row.kind);

  it("is once for an event, however often it is queued, and once for each further event", async () => {
    const order = orderNumbered("PR-AAAAAAAA");
    const queue = (kind: "shipped" | "delivered") =>
      opened.db.transaction((tx) => queueOrderMail(tx, { kind, order }));
    expect([await queue("shipped"), await queue("shipped"), await queue("delivered")]).toEqual([
      true,
      false,
      true,
    ]);
    expect(await queued("PR-AAAAAAAA")).toEqual(["shipped", "delivered"]);
  });

  it("is once for each fee that is proposed", async () => {
    const propose = (answer_by: string) => {
      const fee_proposal = { delivery_fee: { value: 15_000 }, payable: { value: 191_500 }, answer_by };
      const order = { ...orderNumbered("PR-BBBBBBBB"), fee_proposal };
      return opened.db.transaction((tx) => queueOrderMail(tx, { kind: "fee_proposed", order }));
    };
    await propose("2026-12-01T00:00:00.000Z");
    await propose("2026-12-01T00:00:00.000Z");
    await propose("2026-12-05T00:00:00.000Z");
    expect(await queued("PR-BBBBBBBB")).toEqual(["fee_proposed", "fee_proposed"]);
  });

  it("is once for a voucher", async () => {
    const queue = () => opened.db.transaction((tx) => queueVoucherMail(tx, "ada@example.com", sampleVoucher));
    expect([await queue(), await queue()]).toEqual([true, false]);
  });

  it("is not for an order whose address is no longer kept, such as one that is refunded years later", async () => {
    const order = { ...orderNumbered("PR-DDDDDDDD"), contact: { ...sampleOrder.contact, email: "" } };
    const queue = opened.db.transaction((tx) => queueOrderMail(tx, { kind: "refunded", order }));
    expect(await queue).toBe(false);
    expect(await queued("PR-DDDDDDDD")).toEqual([]);
  });

  it("is rolled back with the transaction that caused it", async () => {
    const order = orderNumbered("PR-CCCCCCCC");
    const failing = opened.db.transaction(async (tx) => {
      await queueOrderMail(tx, { kind: "cancelled", order });
      throw new Error("the cause failed");
    });
    await expect(failing).rejects.toThrow("the cause failed");
    expect(await queued("PR-CCCCCCCC")).toEqual([]);
  });
});
