import { formatNaira, type Kobo, kobo, subtractKobo } from "@precise/cart-core/money";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { lockRider, type Rider } from "./riders.ts";

export const remittanceMethods = ["cash", "transfer", "pos"] as const;

/** Money that a rider gives us. */
export interface HandedOver {
  readonly amount: Kobo;
  readonly method: (typeof remittanceMethods)[number];
  readonly reference?: string | undefined;
  readonly note?: string | undefined;
  /** Of the request: one that is sent twice counts once. */
  readonly key?: string | undefined;
  readonly actor: string;
}

/** What a remittance came to. */
export interface Remitted {
  readonly rider: Rider;
  /** Numbers of the orders whose cash it was. */
  readonly orders: readonly string[];
  /** What they were to bring. */
  readonly due: Kobo;
  /** What was missing; 0 where nothing was. */
  readonly short: Kobo;
  /** It was counted before, by a request of the same key. */
  readonly isRepeat: boolean;
}

/**
 * Counts what a rider hands over against the cash of the orders that it is for, all that the rider holds where none are named.
 * What is missing becomes a shortfall; nobody hands over more than is due.
 * @throws Refused where nothing is held, an order's cash is not with this rider, or the amount is above what is due
 */
export async function remitCash(
  tx: Sql,
  riderId: number,
  handed: HandedOver,
  numbers?: readonly string[],
): Promise<Remitted> {
  const rider = await lockRider(tx, riderId);
  const repeated = await readRemittance(tx, rider, handed.key);
  if (repeated) return repeated;
  const held = await tx.query<{ order_id: number; number: string; due: number }>(
    `select c.order_id, o.number, c.due_kobo as due from rider_cash c join shop_order o on o.id = c.order_id
     where c.rider_id = $1 and c.remittance_id is null and ($2::text[] is null or o.number = any($2))
     order by c.at, o.number for update of c`,
    [riderId, numbers ?? null],
  );
  const missing = numbers?.find((number) => !held.some((row) => row.number === number));
  if (missing !== undefined)
    throw new Refused(`${rider.name} holds no cash of ${missing}.`, { status: 422, field: "numbers" });
  if (held.length === 0) throw new Refused(`${rider.name} holds no cash of ours.`);
  const due = kobo(held.reduce((sum, row) => sum + row.due, 0));
  if (handed.amount > due)
    throw new Refused(`${formatNaira(due)} is due from ${rider.name}, no more.`, {
      status: 422,
      field: "amount",
    });
  const short = subtractKobo(due, handed.amount);
  const [remittance] = await tx.query<{ id: number }>(
    `insert into rider_remittance (rider_id, amount_kobo, method, reference, note, request_key, actor)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      riderId,
      handed.amount,
      handed.method,
      handed.reference ?? null,
      handed.note ?? null,
      handed.key ?? null,
      handed.actor,
    ],
  );
  if (!remittance) throw new Error("a remittance was inserted and is not there");
  await tx.query("update rider_cash set remittance_id = $2 where order_id = any($1::bigint[])", [
    held.map((row) => row.order_id),
    remittance.id,
  ]);
  if (short > 0)
    await tx.query("insert into rider_shortfall (rider_id, remittance_id, amount_kobo) values ($1, $2, $3)", [
      riderId,
      remittance.id,
      short,
    ]);
  return { rider, orders: held.map((row) => row.number), due, short, isRepeat: false };
}

async function readRemittance(tx: Sql, rider: Rider, key: string | undefined): Promise<Remitted | undefined> {
  if (key === undefined) return undefined;
  const [row] = await tx.query<{ orders: string[]; due: number; amount: number }>(
    `select array_agg(o.number order by c.at, o.number) as orders, sum(c.due_kobo)::bigint as due,
       m.amount_kobo as amount
     from rider_remittance m join rider_cash c on c.remittance_id = m.id join shop_order o on o.id = c.order_id
     where m.request_key = $1 and m.rider_id = $2 group by m.id`,
    [key, rider.id],
  );
  if (!row) return undefined;
  const due = kobo(row.due);
  return { rider, orders: row.orders, due, short: subtractKobo(due, kobo(row.amount)), isRepeat: true };
}
