import type { Sql } from "#api/platform/database/port.ts";
import { countOf, rowsAtOnce } from "#api/platform/retention/delete-old.ts";
import { retentionPeriods } from "#api/platform/retention/retention-periods.ts";

/**
 * Takes the shopper's words and pictures from claims that ended some time ago, and from those of orders whose contact is no
 * longer kept. The goods, the reasons and what the shop did stay with the order. Files go with the next sweep of the folder.
 * @returns how many claims were changed
 */
export function forgetClaimWords(sql: Sql, most = rowsAtOnce): Promise<number> {
  return countOf(
    sql,
    `with picked as materialized (
       select c.id from return_claim c join shop_order o on o.id = c.order_id
       where c.state not in ('requested', 'approved', 'received')
         and (c.changed_at < now() - $1::interval or (o.email_key = '' and o.customer_id is null))
         and (c.note is not null or exists (select 1 from brief_picture p where p.claim_id = c.id))
       limit ${most} for update of c skip locked
     ),
     pictures as (delete from brief_picture where claim_id in (select id from picked)),
     changed as (update return_claim set note = null where id in (select id from picked) returning 1)
     select count(*)::int as rows from changed`,
    [retentionPeriods.returnClaims.interval],
  );
}
