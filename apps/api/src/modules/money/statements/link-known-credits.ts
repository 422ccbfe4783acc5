import { orderPrefix } from "@precise/contract/wire/order-number-prefix";
import type { Sql } from "#api/platform/database/port.ts";

/**
 * Finds for credits that wait the receipts that someone noted by hand: of the same amount, with the bank's reference in the
 * row, or without any reference of the bank's for an order that the narration names. A receipt is taken by one credit only.
 * @param actor who gave the statement in
 * @returns how many were found
 */
export async function linkKnownCredits(tx: Sql, actor: string): Promise<number> {
  const found = await tx.query<{ credit: number; receipt: number }>(
    `select c.id as credit, r.id as receipt
     from bank_credit c
     cross join lateral (select regexp_replace(upper(c.narration || ' ' || coalesce(c.reference, '')), '[^A-Z0-9]', '', 'g') as words) said
     join payment_receipt r on r.provider = 'bank' and r.kind = 'received' and r.amount_kobo = c.amount_kobo
       and not exists (select 1 from bank_credit taken where taken.receipt_id = r.id)
       and r.noted_at > now() - interval '1 year'
       and case when r.provider_ref ~ '^${orderPrefix}-[0-9A-Z]{8}/[0-9]+$'
         then position(substr(r.provider_ref, ${orderPrefix.length + 2}, 8) in said.words) > 0
           and (r.at at time zone 'Africa/Lagos')::date between c.day - 7 and c.day + 7
         else length(r.provider_ref) >= 6
           and position(regexp_replace(r.provider_ref, '[^A-Z0-9]', '', 'g') in said.words) > 0
           and regexp_replace(r.provider_ref, '[^A-Z0-9]', '', 'g') <> '' end
     where c.state = 'unmatched' order by c.day, c.id, r.id for update of c`,
  );
  const credits = new Set<number>();
  const receipts = new Set<number>();
  for (const { credit, receipt } of found) {
    if (credits.has(credit) || receipts.has(receipt)) continue;
    credits.add(credit);
    receipts.add(receipt);
    await tx.query(
      `update bank_credit set state = 'known', receipt_id = $2, decided_at = now(), decided_by = $3 where id = $1`,
      [credit, receipt, actor],
    );
  }
  return credits.size;
}
