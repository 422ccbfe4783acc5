import { getOurRecord } from "@precise/contract/shop/our-record";
import { successBody } from "@precise/contract/wire/envelope";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeRecord, shownRecord } from "#api/modules/our-record/nightly-record.ts";
import { databaseKinds } from "../../fixtures/database.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";

/** An order, with days and hours counted back from the moment when the record is made. */
interface MadeOrder {
  readonly deliveredDaysAgo: number | null;
  /** Hours from confirmed to sent; null: it was collected. */
  readonly hours: number | null;
  /** Days from the delivery to the last promised day; null: nothing was promised. */
  readonly spare: number | null;
  readonly pieces: number;
  readonly refundDays: number | null;
  readonly isSample: boolean;
}

const now = new Date("2026-11-24T02:10:00Z");
let numbers = 0;

describe.each(databaseKinds)("our record on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
  });
  afterAll(() => api.close());

  const record = async () => {
    const answer = await api.get("/api/our-record");
    expect(answer.status, answer.text).toBe(200);
    return successBody(getOurRecord.data).parse(answer.json).data.record;
  };
  const at = (daysAgo: number, hours = 0) =>
    new Date(now.getTime() - daysAgo * 86_400_000 + hours * 3_600_000);
  async function keep(orders: readonly MadeOrder[]): Promise<void> {
    await api.db.transaction(async (tx) => {
      await tx.query("set local precise.restoring = 'on'");
      for (const order of orders) {
        numbers += 1;
        const number = `PR-REC${String(numbers).padStart(5, "0")}`;
        const delivered = order.deliveredDaysAgo === null ? null : at(order.deliveredDaysAgo);
        const promisedTo =
          delivered === null || order.spare === null
            ? null
            : new Date(delivered.getTime() + order.spare * 86_400_000).toISOString().slice(0, 10);
        const [row] = await tx.query<{ id: number }>(
          `insert into shop_order (number, status, email, email_key, firstname, lastname, phone, delivery_method, address, showroom,
             payment_method, subtotal_kobo, discount_kobo, grand_total_kobo, delivery_fee_kobo, payable_kobo, vat_kobo,
             vat_per_thousand, seller, person_key, discounts, proved_at, proved_by, payment_status, is_sample,
             promised_from, promised_to, promised_state, promise_terms)
           values ($1, $2, 'ada@example.com', 'ada@example.com', 'Ada', 'Obi', '+2348012345678', $3, '{}', '{}',
             'bank_transfer', 1000, 0, 1000, 0, 1000, 0, 75, '{}', 'ada', '[]', now(), 'payment', 'paid', $4,
             $5::date, $5::date, $6::text, case when $5::date is not null then '{}'::jsonb end)
           returning id`,
          [
            number,
            delivered === null ? "confirmed" : "delivered",
            order.hours === null ? "pickup" : "delivery",
            order.isSample,
            promisedTo,
            promisedTo === null ? null : "Lagos",
          ],
        );
        const event = (stage: string, moment: Date) =>
          tx.query("insert into shop_order_event (order_id, text, stage, at) values ($1, $2, $2, $3)", [
            row?.id ?? 0,
            stage,
            moment,
          ]);
        await tx.query(
          `insert into shop_order_line (order_id, position, sku, name, url_path, quantity, unit_price_kobo, row_total_kobo)
           values ($1, 1, 'LAMP-1', 'Lamp', '/product/lamp', $2, 10, 10 * $2::int)`,
          [row?.id ?? 0, order.pieces],
        );
        if (delivered === null) continue;
        const confirmed = new Date(delivered.getTime() - 20 * 86_400_000);
        await event("confirmed", confirmed);
        if (order.hours !== null)
          await event("shipped", new Date(confirmed.getTime() + order.hours * 3_600_000));
        await event("delivered", delivered);
        if (order.refundDays === null) continue;
        const [claim] = await tx.query<{ id: number }>(
          `insert into return_claim (number, order_id, kind, wish, state, settled_as, refunded_kobo, digest, delivered_on)
           values ($1, $2, 'return', 'refund', 'refunded', 'refund', 10, $1, now()) returning id`,
          [`RET-${number}`, row?.id ?? 0],
        );
        await tx.query(
          `insert into return_line (claim_id, position, sku, name, quantity, reason, months_since_delivery, is_in_time)
           values ($1, 1, 'LAMP-1', 'Lamp', 1, 'damaged', 0, true)`,
          [claim?.id ?? 0],
        );
        for (const [state, moment] of [
          ["received", delivered],
          ["refunded", new Date(delivered.getTime() + order.refundDays * 86_400_000)],
        ] as const)
          await tx.query("insert into return_event (claim_id, at, state, text) values ($1, $2, $3, $3)", [
            claim?.id ?? 0,
            moment,
            state,
          ]);
      }
    });
  }
  async function begin(orders: readonly MadeOrder[]): Promise<void> {
    await api.db.transaction(async (tx) => {
      await tx.query("set local precise.restoring = 'on'");
      for (const table of ["return_claim", "shop_order"]) await tx.query(`delete from ${table}`);
      await tx.query("delete from our_record");
    });
    await keep(orders);
  }
  const sold: MadeOrder = {
    deliveredDaysAgo: 30,
    hours: 5,
    spare: 0,
    pieces: 1,
    refundDays: null,
    isSample: false,
  };
  const times = (count: number, order: MadeOrder) => Array.from({ length: count }, () => order);

  it("is null before the first night, and made once for each", async () => {
    await begin([]);
    expect(await record()).toBeNull();
    const shown = shownRecord();
    expect(shown.madeOn()).toBeNull();
    await shown.makeDue(api.db, now);
    expect(shown.madeOn()).toBe("2026-11-24");
    expect(await record()).toEqual({
      made_on: "2026-11-24",
      period: { from: "2025-11-24", to: "2026-11-23" },
    });
    await keep(times(20, sold));
    await shown.makeDue(api.db, now);
    expect((await record())?.figures).toBeUndefined();
    await shown.makeDue(api.db, new Date(now.getTime() + 86_400_000));
    expect((await record())?.figures?.sales).toBe(20);
  });

  it("counts no samples, nothing on its way, and nothing of today or of more than a year ago", async () => {
    await begin([
      ...times(19, sold),
      ...times(5, { ...sold, isSample: true }),
      ...times(5, { ...sold, deliveredDaysAgo: null }),
      { ...sold, deliveredDaysAgo: 0 },
      { ...sold, deliveredDaysAgo: 367 },
    ]);
    await makeRecord(api.db, now);
    expect((await record())?.figures).toBeUndefined();
  });

  it("says what another query says of generated orders", async () => {
    const anyOrder = fc.record({
      deliveredDaysAgo: fc.option(fc.integer({ min: 0, max: 400 })),
      hours: fc.option(fc.integer({ min: 0, max: 200 })),
      spare: fc.option(fc.integer({ min: -3, max: 3 })),
      pieces: fc.integer({ min: 1, max: 5 }),
      refundDays: fc.option(fc.nat({ max: 20 })),
      isSample: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyOrder, { minLength: 0, maxLength: 30 }), async (orders) => {
        await begin([...times(20, sold), ...orders]);
        await makeRecord(api.db, now);
        expect((await record())?.figures).toEqual(await countedBy(api));
      }),
      { numRuns: 5 },
    );
  });

  /** The same figures, by aggregates of the database. */
  async function countedBy({ db }: TestApi) {
    const [row] = await db.query<{ figures: unknown }>(
      `with came as (
         select o.*, d.at, (d.at + interval '1 hour') at time zone 'UTC' as lagos, c.at as confirmed, s.at as sent
         from shop_order o
         join shop_order_event d on d.order_id = o.id and d.stage = 'delivered'
         left join shop_order_event c on c.order_id = o.id and c.stage = 'confirmed'
         left join shop_order_event s on s.order_id = o.id and s.stage = 'shipped'
         where o.is_sample = false
       ), sale as (
         select *, ceil(extract(epoch from sent - confirmed) / 3600)::int as hours from came
         where lagos >= timestamp '2025-11-24 00:00' and lagos < timestamp '2026-11-24 00:00'
       ), paid as (
         select (extract(epoch from b.at - a.at) / 86400)::int as days
         from sale join return_claim r on r.order_id = sale.id
         join return_event a on a.claim_id = r.id and a.state = 'received'
         join return_event b on b.claim_id = r.id and b.state = 'refunded'
       )
       select jsonb_build_object(
         'sales', (select count(*) from sale),
         'promised_days', (select jsonb_build_object('count', count(promised_to),
           'kept', count(*) filter (where promised_to - lagos::date >= 0)) from sale),
         'dispatch', (select jsonb_build_object('count', count(hours),
           'half_within_hours', percentile_disc(0.5) within group (order by hours),
           'most_within_hours', percentile_disc(0.9) within group (order by hours)) from sale),
         'refunds', (select jsonb_build_object('count', count(*),
           'half_within_days', percentile_disc(0.5) within group (order by days), 'longest_days', max(days)) from paid),
         'claims', (select jsonb_build_object('pieces_sold', sum(l.quantity),
           'pieces_claimed', (select coalesce(sum(quantity), 0) from return_line join return_claim r on r.id = claim_id
             where r.order_id in (select id from sale))) from sale join shop_order_line l on l.order_id = sale.id)
       ) as figures`,
    );
    return row?.figures;
  }
});
