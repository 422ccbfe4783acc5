import { exportKinds } from "@precise/contract/desk/money/exports";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportPages, exportQueries } from "#api/desk/money/export-queries.ts";
import { databaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";
import { seedManyOrders } from "../many-orders.ts";

const keptIn = {
  orders: "select number as name, placed_at as at from shop_order order by id",
  receipts: "select provider_ref as name, at from payment_receipt order by id",
  "credit-notes": "select number as name, issued_at as at from credit_note order by sequence",
  vat: `select name, at from (select number as name, issued_at as at, sequence * 2 as key from invoice
    union all select number, issued_at, sequence * 2 + 1 from credit_note) d order by key`,
};
const nameAt = { orders: 0, receipts: 3, "credit-notes": 0, vat: 1 };

describe.each(databaseKinds)("the accountant's files in pages, on %s", (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    const { db } = opened;
    await seedManyOrders(db, 60);
    // Numbers of both kinds rise apart from each other, and neither quite as the moments do.
    await db.query(
      `insert into invoice (sequence, number, order_id, issued_at, content)
       select 100 + n, 'INV-' || n, id, placed_at + (n % 3) * interval '40 days', '{"gross": 107500, "vat": 7500, "vat_per_thousand": 75}'
       from (select id, placed_at, row_number() over (order by placed_at) as n from shop_order) o`,
    );
    await db.query(
      `insert into credit_note (sequence, number, invoice_number, order_id, gross_kobo, vat_kobo, issued_at, content)
       select n, 'CRN-' || n, number, order_id, 107500, 7500, issued_at + interval '1 day', content
       from (select *, row_number() over (order by sequence) as n from invoice where sequence % 4 = 0) i`,
    );
  }, 60_000);
  afterAll(() => opened.close());

  describe.each(exportKinds)("of %s", (name) => {
    it.each([1, 7, 500])("have each row of a range once, in order, %s at once", async (rowsAtOnce) => {
      const kept = await opened.db.query<{ name: string; day: string }>(
        `select name, to_char(at at time zone 'Africa/Lagos', 'YYYY-MM-DD') as day from (${keptIn[name]}) kept`,
      );
      const days = kept.map(({ day }) => day).sort();
      const [first = "", early = "", late = "", last = ""] = [0, 0.3, 0.7, 0.999].map(
        (part) => days[Math.floor(part * days.length)],
      );
      expect(first < early && early < late).toBe(true);
      for (const [from, to] of [
        [first, last],
        [early, late],
        [late, last],
        [early, early],
        ["2001-01-01", "2001-12-31"],
      ] as const) {
        const rows: unknown[] = [];
        for await (const page of exportPages(opened.db, exportQueries[name], { from, to }, rowsAtOnce))
          rows.push(...page.map((cells) => cells[nameAt[name]]));
        expect(rows).toEqual(kept.filter(({ day }) => day >= from && day <= to).map((row) => row.name));
      }
    });
  });
});
