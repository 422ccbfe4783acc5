import { kobo, wireAmount } from "@precise/cart-core/money";
import type { RiderDetail, RiderRow } from "@precise/contract/desk/deliveries";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { wireTime, wireTimeOrNull } from "#api/platform/time/wire-time.ts";
import type { RiderKind } from "./riders.ts";
import { openShortfall } from "./shortfalls.ts";

/** Sums of one rider, in kobo; what is held is all that was collected and neither came nor was given up. */
interface BalanceRow {
  readonly id: number;
  readonly kind: RiderKind;
  readonly name: string;
  readonly phone: string | null;
  readonly is_active: boolean;
  readonly out: number;
  readonly collected: number;
  readonly remitted: number;
  readonly settled: number;
  readonly written_off: number;
  readonly uncounted: number;
  readonly short: number;
  readonly held_since: Date | null;
}

const balances = `select r.id, r.kind, r.name, r.phone, r.is_active,
    (select count(*)::int from delivery d join shop_order o on o.id = d.order_id
     where d.rider_id = r.id and d.state = 'out' and o.status in ('packed', 'shipped')) as out,
    (select coalesce(sum(c.due_kobo), 0)::bigint from rider_cash c where c.rider_id = r.id) as collected,
    coalesce(cash.uncounted, 0)::bigint as uncounted, cash.held_since,
    (select coalesce(sum(m.amount_kobo), 0)::bigint from rider_remittance m where m.rider_id = r.id) as remitted,
    (select coalesce(sum(t.amount_kobo), 0)::bigint from rider_settlement t
     join rider_shortfall s on s.id = t.shortfall_id where s.rider_id = r.id) as settled,
    coalesce(shortfall.written_off, 0)::bigint as written_off, coalesce(shortfall.open, 0)::bigint as short
  from rider r
  left join lateral (
    select sum(c.due_kobo) as uncounted, min(c.at) as held_since
    from rider_cash c where c.rider_id = r.id and c.remittance_id is null
  ) cash on true
  left join lateral (
    select sum(s.written_off_kobo) as written_off, sum(${openShortfall}) as open
    from rider_shortfall s where s.rider_id = r.id
  ) shortfall on true`;

/** Riders and carriers with their cash, those at work first. */
export async function readRiderBalances(sql: Sql): Promise<RiderRow[]> {
  const rows = await sql.query<BalanceRow>(
    `${balances} order by r.is_active desc, r.kind desc, lower(r.name), r.id`,
  );
  return rows.map(balanceView);
}

/** A rider with all that makes up the balance. @throws Refused where there is none of that id */
export async function readRiderDetail(sql: Sql, id: number): Promise<RiderDetail> {
  const [row] = await sql.query<BalanceRow>(`${balances} where r.id = $1`, [id]);
  if (!row) throw new Refused("There is no such rider.", { status: 404 });
  const cash = await sql.query<{ number: string; at: Date; due: number; collected: number }>(
    `select o.number, c.at, c.due_kobo as due, c.collected_kobo as collected
     from rider_cash c join shop_order o on o.id = c.order_id
     where c.rider_id = $1 and c.remittance_id is null order by c.at, o.number`,
    [id],
  );
  return {
    ...balanceView(row),
    cash: cash.map(({ number, at, due, collected }) => ({
      number,
      at: wireTime(at),
      due: naira(due),
      collected: naira(collected),
    })),
    shortfalls: await readShortfalls(sql, id),
    remittances: await readRemittances(sql, id),
  };
}

const numbersOf = (remittance: string) => `(select coalesce(array_agg(o.number order by c.at, o.number), '{}')
  from rider_cash c join shop_order o on o.id = c.order_id where c.remittance_id = ${remittance})`;

async function readShortfalls(sql: Sql, riderId: number): Promise<RiderDetail["shortfalls"]> {
  const rows = await sql.query<{
    id: number;
    at: Date;
    amount: number;
    open: number;
    written_off: number;
    reason: string | null;
    numbers: string[];
  }>(
    `select s.id, s.at, s.amount_kobo as amount, ${openShortfall} as open, s.written_off_kobo as written_off, s.reason,
       ${numbersOf("s.remittance_id")} as numbers
     from rider_shortfall s where s.rider_id = $1 order by s.closed_at is not null, s.id desc limit 100`,
    [riderId],
  );
  return rows.map(({ at, amount, open, written_off, ...row }) => ({
    ...row,
    at: wireTime(at),
    amount: naira(amount),
    open: naira(open),
    written_off: naira(written_off),
  }));
}

async function readRemittances(sql: Sql, riderId: number): Promise<RiderDetail["remittances"]> {
  const rows = await sql.query<{
    id: number;
    at: Date;
    amount: number;
    method: string;
    reference: string | null;
    note: string | null;
    actor: string;
    numbers: string[];
  }>(
    `select m.id, m.at, m.amount_kobo as amount, m.method, m.reference, m.note, m.actor, ${numbersOf("m.id")} as numbers
     from rider_remittance m where m.rider_id = $1 order by m.id desc limit 50`,
    [riderId],
  );
  return rows.map(({ at, amount, ...row }) => ({ ...row, at: wireTime(at), amount: naira(amount) }));
}

function balanceView(row: BalanceRow): RiderRow {
  const { id, kind, name, phone, is_active, out, held_since } = row;
  const held = row.collected - row.remitted - row.settled - row.written_off;
  return {
    id,
    kind,
    name,
    phone,
    is_active,
    out,
    collected: naira(row.collected),
    remitted: naira(row.remitted),
    settled: naira(row.settled),
    written_off: naira(row.written_off),
    held: naira(held),
    uncounted: naira(row.uncounted),
    short: naira(row.short),
    held_since: wireTimeOrNull(held_since),
  };
}

function naira(amount: number): { value: number } {
  return wireAmount(kobo(amount));
}
