import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readOrderOf } from "#api/modules/orders/order-rows.ts";
import { migrate, readMigrations } from "#api/platform/database/migrate.ts";
import type { Database } from "#api/platform/database/port.ts";
import { allDatabaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";
import { moneyOf } from "./payment-calls.ts";

/** The last migration before money was kept beside the stage. */
const lastBefore = 91;

describe.each(allDatabaseKinds)("money of orders of before on %s", (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind, lastBefore);
    await put(opened.db, "PR-0000PA1D", "confirmed", "bank_transfer", "2026-11-20T10:00:00Z");
    await put(opened.db, "PR-0000PA1E", "shipped", "bank_transfer", "2026-11-20T11:00:00Z");
    await put(opened.db, "PR-0000D00R", "delivered", "pay_on_delivery", "2026-11-20T12:00:00Z");
    await put(opened.db, "PR-00REFVND", "refunded", "bank_transfer", "2026-11-19T12:00:00Z");
    await put(opened.db, "PR-0CANCEL1", "cancelled", "bank_transfer", "2026-11-19T12:00:00Z");
    await put(opened.db, "PR-0000WA1T", "awaiting_payment", "bank_transfer", null);
    const noteTransfer = (number: string, reference: string) =>
      opened.db.query(
        `insert into audit_entry (actor, act, subject, after)
         values ('Bisi', 'orders.confirm-transfer', $1, $2::jsonb)`,
        [number, { reference }],
      );
    await noteTransfer("PR-0000PA1D", " ft 1/a ");
    await noteTransfer("PR-0000PA1E", "twice");
    await noteTransfer("PR-0CANCEL1", "TWICE");
    await migrate(opened.db, await readMigrations());
  });
  afterAll(() => opened.close());

  it.each([
    ["PR-0000PA1D", "paid", 6_000, 0],
    ["PR-0000PA1E", "paid", 6_000, 0],
    ["PR-0000D00R", "paid", 6_000, 0],
    ["PR-00REFVND", "refunded", 6_000, 6_000],
    ["PR-0CANCEL1", "refunding", 6_000, 0],
    ["PR-0000WA1T", "pending", 0, 0],
  ])("is kept: %s is %s, ₦%i came and ₦%i went back", async (number, status, received, refunded) => {
    const order = await readOrderOf(opened.db, number);
    expect(moneyOf(order ?? expect.fail("the order is gone"))).toMatchObject({ status, received, refunded });
  });

  it("has the bank's reference where it was noted for one order, and the door that it came by", async () => {
    const rows = await opened.db.query<{ what: string; at: Date }>(
      `select provider || ' ' || kind || ' ' || provider_ref as what, at from payment_receipt order by id`,
    );
    expect(rows.map(({ what }) => what)).toEqual([
      "bank received FT 1/A",
      "bank received PR-0000PA1E/1",
      "cash received PR-0000D00R/1",
      "bank received PR-00REFVND/1",
      "bank received PR-0CANCEL1/1",
      "bank refunded PR-00REFVND/2",
    ]);
    expect(rows[0]?.at.toISOString()).toBe("2026-11-20T10:00:00.000Z");
    expect(rows[5]?.at.toISOString()).toBe("2026-11-21T09:00:00.000Z");
  });
});

/** An order as the release before kept it. */
async function put(db: Database, number: string, status: string, payment: string, paidAt: string | null) {
  const [row] = await db.query<{ id: number }>(
    `insert into shop_order (number, status, email, email_key, firstname, lastname, phone, delivery_method, showroom,
       payment_method, subtotal_kobo, discount_kobo, grand_total_kobo, delivery_fee_kobo, payable_kobo, vat_kobo,
       vat_per_thousand, seller, person_key, paid_at)
     values ($1, $2, 'ada@example.com', 'ada@example.com', 'Ada', 'Obi', '+2348031234567', 'pickup',
       '{"id":"lagos","name":"Lagos","address":"A","phone":"B"}', $3, 600000, 0, 600000, 0, 600000, 41860, 75,
       '{"legal_name":"Shop","tin":"1","rc_number":"2"}', $4, $5::timestamptz)
     returning id`,
    [number, status, payment, randomUUID(), paidAt],
  );
  if (!row) throw new Error("an order was inserted and is not there");
  await db.query(
    `insert into shop_order_line (order_id, position, sku, name, url_path, quantity, unit_price_kobo, row_total_kobo)
     values ($1, 1, 'LAMP', 'Lamp', 'lamp', 1, 600000, 600000)`,
    [row.id],
  );
  await db.query(
    "insert into shop_order_event (order_id, text, stage, at) values ($1, 'Told.', $2, '2026-11-21T09:00:00Z')",
    [row.id, status],
  );
}
