import { type MoneyByKind, type OrderMoney, orderMoney } from "@precise/cart-core/payment-status";
import type { Sql } from "#api/platform/database/port.ts";

/**
 * `{kind: kobo}` of a row of `shop_order`, which the statement calls `o`, with what is promised back and what is contested;
 * null where no money ever moved for it.
 */
export const moneyColumn = `(select json_object_agg(moved.kind, moved.kobo) from (
     select r.kind, sum(a.amount_kobo)::bigint as kobo
     from payment_allocation a join payment_receipt r on r.id = a.receipt_id
     where a.order_id = o.id and a.undone_at is null group by r.kind
     union all select 'refunding', sum(f.amount_kobo)::bigint from payment_refund f
     where f.order_id = o.id and f.status not in ('processed', 'failed') having count(*) > 0
     union all select 'contested', sum(d.amount_kobo)::bigint from payment_dispute d
     where d.order_id = o.id and d.status = 'open' having count(*) > 0) moved)`;

/** Whether something that came for a row of `shop_order`, which the statement calls `o`, waits for a person. */
export const isInReviewColumn =
  "exists (select 1 from payment_attempt p where p.order_id = o.id and p.review is not null)";

/**
 * The money of an order. Lock the order before, and ask in a statement of its own: one that waits for the lock would count
 * what was there when it began.
 */
export async function readOrderMoney(tx: Sql, orderId: number): Promise<OrderMoney> {
  const [row] = await tx.query<{ money: MoneyByKind | null }>(
    `select ${moneyColumn} as money from shop_order o where o.id = $1`,
    [orderId],
  );
  return orderMoney(row?.money ?? {});
}
