import { listDeskPayments, type MoneyRow } from "@precise/contract/desk/money/payments";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { seedManyOrders } from "../many-orders.ts";
import { type DeskCaller, staffAs } from "../open-desk.ts";

describe("a queue of money that has many cases", () => {
  let api: TestApi;
  let owner: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    owner = await staffAs(api, "owner");
    await api.db.query(
      `with statement as (
         insert into bank_statement (name, sha256, actor) values ('november.csv', 'x', 'Ada') returning id)
       insert into bank_credit (statement_id, digest, day, amount_kobo, narration)
       select statement.id, 'digest ' || n, date '2026-11-01' + (n % 2), n * 100, 'Transfer ' || n
       from statement, generate_series(1, 6000) n`,
    );
    await seedManyOrders(api.db, 1);
    await api.db.query(
      `with receipt as (
         insert into payment_receipt (provider, kind, amount_kobo, provider_ref, payer, at, actor)
         values ('bank_transfer', 'received', 5000000, 'FREE-1', 'Ada Obi', '2026-11-05T10:00:00Z', 'test') returning id)
       insert into payment_allocation (receipt_id, order_id, amount_kobo, actor, undone_at)
       select receipt.id, o.id, 5000000, 'test', now() from receipt, shop_order o`,
    );
  });
  afterAll(() => api.close());
  const page = (cursor?: string) =>
    owner.done(listDeskPayments, { query: { queue: "unmatched", ...(cursor && { cursor }) } });

  it("counts all of them, and has each once, money of a receipt first and then credits by their day", async () => {
    const rows: MoneyRow[] = [];
    let cursor: string | undefined;
    do {
      const { next, counts, ...found } = await page(cursor);
      expect(counts.unmatched).toBe(6_001);
      rows.push(...found.rows);
      cursor = next ?? undefined;
    } while (cursor !== undefined && rows.length < 300);
    expect(rows[0]).toEqual({
      id: "free:bank_transfer:FREE-1",
      kind: "free",
      number: null,
      reference: "FREE-1",
      status: "bank_transfer",
      amount: { value: 50_000 },
      text: "Ada Obi",
      at: "2026-11-05T10:00:00.000Z",
      due_at: null,
    });
    expect(rows.slice(1, 300).map(({ text }) => text)).toEqual(
      Array.from({ length: 299 }, (_, at) => `Transfer ${(at + 1) * 2}`),
    );
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it("refuses a cursor that it did not give out", async () => {
    const refused = await owner.call(listDeskPayments, { query: { queue: "unmatched", cursor: "credit:1" } });
    expect([refused.status, refused.failure?.errors[0]?.field]).toEqual([400, "cursor"]);
  });
});
