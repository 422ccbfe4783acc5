import {
  listDeskPayments,
  type MoneyRow,
  noteDispute,
  readOrderLedger,
} from "@precise/contract/desk/money/payments";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { putProducts } from "../../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { placedOrder } from "../../modules/orders/order-body.ts";
import { operatorAt } from "../../modules/payments/payment-calls.ts";
import { type DeskCaller, staffAs } from "../open-desk.ts";

interface Dispute {
  readonly status?: "open" | "won" | "lost";
  readonly due?: string;
  readonly daysSinceEnd?: number;
}

describe("disputes of payments at the desk", () => {
  let api: TestApi;
  let finance: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    finance = await staffAs(api, "finance", { name: "Ngozi Eze" });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.query("delete from dispute_note");
    await api.db.query("delete from payment_dispute");
    await putProducts(api.db, [{ sku: "LAMP", price: 5_850_000, stock: 100 }]);
  });

  let count = 0;
  /** @returns the payment service's number of it, and its order's */
  async function disputed({ status = "open", due, daysSinceEnd }: Dispute = {}) {
    const { number } = await placedOrder(api, { LAMP: 1 }, 63_500);
    count += 1;
    const dispute = `${count}`;
    await api.db.query(
      `with attempt as (
         insert into payment_attempt (order_id, provider, reference, amount_kobo, status, expires_at, watched_until)
         select id, 'paystack', number || '-1-TEST', payable_kobo, 'succeeded', now(), now() from shop_order
         where number = $1 returning id, order_id)
       insert into payment_dispute (order_id, attempt_id, provider, provider_id, status, due_at, amount_kobo, opened_at, ended_at)
       select order_id, id, 'paystack', $2, $3, $4, 1000000, '2026-11-05T10:00:00Z', now() - $5 * interval '1 day' from attempt`,
      [number, dispute, status, due ?? null, daysSinceEnd ?? null],
    );
    return { number, dispute };
  }
  const queue = (cursor?: string) =>
    finance.done(listDeskPayments, { query: { queue: "disputes", ...(cursor && { cursor }) } });

  it("are listed with their payment, what is disputed and until when to answer", async () => {
    const { number, dispute } = await disputed({ due: "2030-01-01T00:00:00Z" });
    const { rows, counts } = await queue();
    expect(counts).toMatchObject({ disputes: 1 });
    expect(rows).toEqual([
      {
        id: `dispute:${dispute}`,
        kind: "dispute",
        number,
        reference: `${number}-1-TEST`,
        status: "open",
        amount: { value: 10_000 },
        text: dispute,
        at: "2026-11-05T10:00:00.000Z",
        due_at: "2030-01-01T00:00:00.000Z",
        notes: [],
      },
    ]);
  });

  it("stand in the order in which they are to be answered, those of the last 60 days that are decided behind them", async () => {
    const won = await disputed({ status: "won", due: "2029-01-01", daysSinceEnd: 59 });
    await disputed({ status: "lost", due: "2029-01-01", daysSinceEnd: 61 });
    const [never, late, soon] = [
      await disputed(),
      await disputed({ due: "2030-01-02" }),
      await disputed({ due: "2030-01-01" }),
    ];
    const { rows, counts } = await queue();
    expect(rows.map(({ text }) => text)).toEqual([soon, late, never, won].map(({ dispute }) => dispute));
    expect(counts.disputes).toBe(3);
    const listed = (await operatorAt(api).ask("payments.disputes", {})) as { dispute: string }[];
    expect(listed.map(({ dispute }) => dispute)).toEqual(rows.map(({ text }) => text));
  });

  it("come by pages, each once, also where none says until when to answer", async () => {
    const { dispute } = await disputed();
    await api.db.query(
      `insert into payment_dispute (order_id, attempt_id, provider, provider_id, status, amount_kobo)
       select order_id, attempt_id, provider, 'more ' || n, 'open', 100 from payment_dispute, generate_series(1, 119) n`,
    );
    const rows: MoneyRow[] = [];
    let cursor: string | undefined;
    do {
      const { next, ...page } = await queue(cursor);
      expect(page.counts.disputes).toBe(120);
      rows.push(...page.rows);
      cursor = next ?? undefined;
    } while (cursor !== undefined && rows.length < 200);
    const more = Array.from({ length: 119 }, (_, at) => `more ${at + 1}`);
    expect(rows.map(({ text }) => text)).toEqual([dispute, ...more]);
  });

  it("keep what was answered to them, the oldest first, with who and where", async () => {
    const [one, other] = [await disputed(), await disputed()];
    const note = (dispute: string, text: string, url?: string) =>
      finance.done(noteDispute, { params: { dispute }, body: { text, ...(url && { url }) } });
    const url = "https://dashboard.paystack.com/disputes/1";
    expect((await note(one.dispute, "Sent the delivery note.", url)).done).toEqual(one);
    await note(other.dispute, "The customer withdraws it.");
    await note(one.dispute, "Sent the photo, too.");
    const notes = (await queue()).rows.map((row) => row.notes);
    const common = { actor: "Ngozi Eze", at: expect.any(String) };
    expect(notes).toEqual([
      [
        { text: "Sent the delivery note.", url, ...common },
        { text: "Sent the photo, too.", url: null, ...common },
      ],
      [{ text: "The customer withdraws it.", url: null, ...common }],
    ]);
    const unknown = { params: { dispute: "none" }, body: { text: "Sent it." } };
    const refused = await finance.call(noteDispute, unknown);
    expect([refused.status, refused.failure?.errors[0]?.message]).toEqual([404, "There is no dispute none."]);
  });

  it("stand in the ledger of their order alone, the oldest first", async () => {
    const { number, dispute } = await disputed({ due: "2030-01-01T00:00:00Z" });
    await disputed();
    const { disputes, attempts } = await finance.done(readOrderLedger, { params: { number } });
    expect(disputes).toMatchObject([{ dispute, status: "open", amount: { value: 10_000 } }]);
    expect(attempts.map(({ reference }) => reference)).toEqual([`${number}-1-TEST`]);
  });
});
