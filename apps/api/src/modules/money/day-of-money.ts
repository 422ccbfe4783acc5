import { type Kobo, kobo } from "@precise/cart-core/money";
import type { Sql } from "#api/platform/database/port.ts";

/** Money that moved on a day by one way to pay. */
export interface DayOfProvider {
  readonly provider: string;
  readonly received: Kobo;
  readonly receivedCount: number;
  /** Given back by us, or taken back by a bank. */
  readonly refunded: Kobo;
  readonly refundedCount: number;
}

/** The money of a Lagos day. */
export interface DayOfMoney {
  readonly providers: readonly DayOfProvider[];
  readonly riders: {
    /** For orders that riders brought on this day. */
    readonly collected: Kobo;
    /** Cash that they handed over on this day, for whichever day. */
    readonly remitted: Kobo;
    /** What they have of all days. */
    readonly held: Kobo;
  };
  /** What must be in the till of this day; a float is not in it. */
  readonly expectedCash: Kobo;
  readonly counts: readonly CashCount[];
}

/** What was counted. */
export interface CashCount {
  readonly expected: Kobo;
  readonly counted: Kobo;
  readonly note: string | null;
  readonly at: Date;
  readonly actor: string;
}

const isOfDay = (at: string) =>
  `${at} >= $1::date::timestamp at time zone 'Africa/Lagos' and ${at} < ($1::date + 1)::timestamp at time zone 'Africa/Lagos'`;

/**
 * The money of a day, by when it moved. What a rider collected counts as received with its order, but is in the till only
 * once it was handed over.
 * @param day in Lagos: `2026-11-24`
 */
export async function readDayOfMoney(sql: Sql, day: string): Promise<DayOfMoney> {
  const providers = await sql.query<{
    provider: string;
    received: number;
    received_count: number;
    refunded: number;
    refunded_count: number;
  }>(
    `select provider, coalesce(sum(amount_kobo) filter (where is_in), 0)::bigint as received,
       count(*) filter (where is_in)::int as received_count,
       coalesce(sum(amount_kobo) filter (where not is_in), 0)::bigint as refunded,
       count(*) filter (where not is_in)::int as refunded_count
     from (select provider, amount_kobo, kind in ('received', 'chargeback_won') as is_in
       from payment_receipt where ${isOfDay("at")}) moved group by provider order by provider`,
    [day],
  );
  const [riders] = await sql.query<{ collected: number; remitted: number; held: number }>(
    `select (select coalesce(sum(due_kobo), 0)::bigint from rider_cash where ${isOfDay("at")}) as collected,
       (select coalesce(sum(amount_kobo), 0)::bigint from rider_remittance where method = 'cash' and ${isOfDay("at")})
         + (select coalesce(sum(amount_kobo), 0)::bigint from rider_settlement where method = 'cash' and ${isOfDay("at")}) as remitted,
       (select coalesce(sum(due_kobo), 0)::bigint from rider_cash where remittance_id is null) as held`,
    [day],
  );
  const counts = await sql.query<{
    expected: number;
    counted: number;
    note: string | null;
    at: Date;
    actor: string;
  }>(
    "select expected_kobo as expected, counted_kobo as counted, note, at, actor from cash_count where day = $1 order by id",
    [day],
  );
  const cash = providers.find(({ provider }) => provider === "cash");
  const { collected, remitted, held } = riders ?? { collected: 0, remitted: 0, held: 0 };
  return {
    providers: providers.map((each) => ({
      provider: each.provider,
      received: kobo(each.received),
      receivedCount: each.received_count,
      refunded: kobo(each.refunded),
      refundedCount: each.refunded_count,
    })),
    riders: { collected: kobo(collected), remitted: kobo(remitted), held: kobo(held) },
    expectedCash: kobo((cash?.received ?? 0) - (cash?.refunded ?? 0) - collected + remitted),
    counts: counts.map((each) => ({ ...each, expected: kobo(each.expected), counted: kobo(each.counted) })),
  };
}

/** What moved on a day, in all. */
export interface SumsOfDay {
  readonly day: string;
  readonly received: Kobo;
  /** Given back by us, or taken back by a bank. */
  readonly refunded: Kobo;
  readonly movements: number;
}

/** Money by the Lagos day on which it moved, with a row for every day. @param from, to days in Lagos, both in */
export async function readSumsOfDays(
  sql: Sql,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<SumsOfDay[]> {
  const rows = await sql.query<{ day: string; received: number; refunded: number; movements: number }>(
    `select given.day::date::text as day, coalesce(moved.received, 0)::bigint as received,
       coalesce(moved.refunded, 0)::bigint as refunded, coalesce(moved.movements, 0)::int as movements
     from generate_series($1::date, $2::date, interval '1 day') as given (day)
     left join (
       select (at at time zone 'Africa/Lagos')::date as day,
         sum(amount_kobo) filter (where kind in ('received', 'chargeback_won')) as received,
         sum(amount_kobo) filter (where kind not in ('received', 'chargeback_won')) as refunded, count(*) as movements
       from payment_receipt
       where at >= $1::date::timestamp at time zone 'Africa/Lagos' and at < ($2::date + 1)::timestamp at time zone 'Africa/Lagos'
       group by 1
     ) moved on moved.day = given.day::date
     order by given.day`,
    [from, to],
  );
  return rows.map((row) => ({ ...row, received: kobo(row.received), refunded: kobo(row.refunded) }));
}

/** Writes down what was counted of a day. */
export async function noteCount(
  tx: Sql,
  day: string,
  { expected, counted, note, actor }: Omit<CashCount, "at">,
): Promise<void> {
  await tx.query(
    "insert into cash_count (day, expected_kobo, counted_kobo, note, actor) values ($1, $2, $3, $4, $5)",
    [day, expected, counted, note, actor],
  );
}

/** Whether the cash of a day was counted. @param day in Lagos */
export async function isDayCounted(sql: Sql, day: string): Promise<boolean> {
  return (await sql.query("select 1 from cash_count where day = $1 limit 1", [day])).length > 0;
}

/** A movement of money of a day. */
export interface ReceiptOfDay {
  readonly kind: string;
  readonly provider: string;
  readonly reference: string;
  readonly amount: Kobo;
  readonly payer: string | null;
  readonly at: Date;
  readonly actor: string;
  /** Orders that it is for. */
  readonly numbers: readonly string[];
}

/** What moved on a day, the oldest first. */
export async function readReceiptsOfDay(sql: Sql, day: string): Promise<ReceiptOfDay[]> {
  const rows = await sql.query<
    Omit<ReceiptOfDay, "amount" | "numbers"> & { amount: number; numbers: string[] | null }
  >(
    `select r.kind, r.provider, r.provider_ref as reference, r.amount_kobo as amount, r.payer, r.at, r.actor,
       (select array_agg(distinct o.number order by o.number) from payment_allocation a
          join shop_order o on o.id = a.order_id where a.receipt_id = r.id and a.undone_at is null) as numbers
     from payment_receipt r where ${isOfDay("r.at")} order by r.at, r.id`,
    [day],
  );
  return rows.map((row) => ({ ...row, amount: kobo(row.amount), numbers: row.numbers ?? [] }));
}
