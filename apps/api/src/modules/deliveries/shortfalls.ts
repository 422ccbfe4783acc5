import { formatNaira, type Kobo, kobo } from "@precise/cart-core/money";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { HandedOver } from "./rider-cash.ts";
import { lockRider, type Rider } from "./riders.ts";

/** A shortfall that no one else changes until the transaction ends. */
interface LockedShortfall {
  readonly rider: Rider;
  /** What is left of it. */
  readonly open: Kobo;
}

/**
 * Notes what came for a shortfall later.
 * @returns what was open before, and what is still
 * @throws Refused where nothing is open, or less than that
 */
export async function settleShortfall(
  tx: Sql,
  id: number,
  handed: HandedOver,
): Promise<{ readonly rider: Rider; readonly before: Kobo; readonly open: Kobo }> {
  const { rider, open: before } = await lockShortfall(tx, id);
  const isRepeat = handed.key !== undefined && (await hasSettled(tx, handed.key));
  if (isRepeat) return { rider, before, open: before };
  mustBeOpen(rider, before);
  if (handed.amount > before)
    throw new Refused(`${formatNaira(before)} is missing, no more.`, { status: 422, field: "amount" });
  await tx.query(
    `insert into rider_settlement (shortfall_id, amount_kobo, method, reference, note, request_key, actor)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      id,
      handed.amount,
      handed.method,
      handed.reference ?? null,
      handed.note ?? null,
      handed.key ?? null,
      handed.actor,
    ],
  );
  const open = kobo(before - handed.amount);
  if (open === 0) await tx.query("update rider_shortfall set closed_at = now() where id = $1", [id]);
  return { rider, before, open };
}

/** Gives up what is left of a shortfall. @returns what was given up */
export async function writeOffShortfall(
  tx: Sql,
  id: number,
  reason: string,
): Promise<{ readonly rider: Rider; readonly writtenOff: Kobo }> {
  const { rider, open } = await lockShortfall(tx, id);
  mustBeOpen(rider, open);
  await tx.query(
    "update rider_shortfall set written_off_kobo = $2, reason = $3, closed_at = now() where id = $1",
    [id, open, reason],
  );
  return { rider, writtenOff: open };
}

async function lockShortfall(tx: Sql, id: number): Promise<LockedShortfall> {
  const [named] = await tx.query<{ rider_id: number }>("select rider_id from rider_shortfall where id = $1", [
    id,
  ]);
  if (!named) throw new Refused("There is no such shortfall.", { status: 404 });
  // All that counts a rider's cash takes the rider first.
  const rider = await lockRider(tx, named.rider_id);
  const [row] = await tx.query<{ open: number }>(
    `select ${openShortfall} as open from rider_shortfall s where s.id = $1`,
    [id],
  );
  return { rider, open: kobo(row?.open ?? 0) };
}

/** What is open of a row of `rider_shortfall`, which the statement calls `s`. */
export const openShortfall = `(s.amount_kobo - s.written_off_kobo
  - coalesce((select sum(t.amount_kobo) from rider_settlement t where t.shortfall_id = s.id), 0))::bigint`;

async function hasSettled(tx: Sql, key: string): Promise<boolean> {
  const [row] = await tx.query("select 1 from rider_settlement where request_key = $1", [key]);
  return row !== undefined;
}

function mustBeOpen({ name }: Rider, open: Kobo): void {
  if (open === 0) throw new Refused(`Nothing of this shortfall of ${name} is open any more.`);
}
