import type { Sql } from "#api/platform/database/port.ts";
import type { Sale } from "./record-figures.ts";

/**
 * Orders that came to their buyers on days of a period: of shoppers, not of trade clients, and no samples. A claim counts
 * with the order that it is about, whenever it was made.
 * @param period first and last day, in Lagos
 */
export async function findSales(
  sql: Sql,
  period: { readonly from: string; readonly to: string },
): Promise<Sale[]> {
  return sql.query<Sale & object>(
    `with delivered as (
       select order_id, (min(at) at time zone 'Africa/Lagos')::date as day
       from shop_order_event where stage = 'delivered' group by order_id
     )
     select
       (select min(at) from shop_order_event e where e.order_id = o.id and e.stage = 'confirmed') as "confirmedAt",
       case when o.delivery_method = 'delivery' then
         (select min(at) from shop_order_event e where e.order_id = o.id and e.stage = 'shipped') end as "sentAt",
       delivered.day::text as "deliveredOn", o.promised_to::text as "promisedTo",
       (select coalesce(sum(quantity), 0)::int from shop_order_line line where line.order_id = o.id) as pieces,
       (select coalesce(sum(line.quantity), 0)::int from return_claim claim
        join return_line line on line.claim_id = claim.id where claim.order_id = o.id) as "piecesClaimed",
       array(
         select (min(paid.at) at time zone 'Africa/Lagos')::date
           - (coalesce(min(came.at), claim.created_at) at time zone 'Africa/Lagos')::date
         from return_claim claim
         join return_event paid on paid.claim_id = claim.id and paid.state = 'refunded'
         left join return_event came on came.claim_id = claim.id and came.state = 'received'
         where claim.order_id = o.id
         group by claim.id order by claim.id
       ) as "refundDays"
     from delivered join shop_order o on o.id = delivered.order_id
     where not o.is_sample and o.company_id is null and delivered.day between $1::date and $2::date
     order by o.id`,
    [period.from, period.to],
  );
}
