/*
 * What other rooms put into statements of their own about an order. In each, `o` is a row of `shop_order`.
 */

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

/** Attempts to pay a row of `shop_order`, which the statement calls `o`; null where there was none. */
export const attemptsColumn = `(select json_agg(json_build_object('reference', p.reference, 'status', p.status,
    'amount_kobo', p.amount_kobo, 'url', p.url, 'expires_at', p.expires_at, 'channel', p.channel, 'last4', p.last4,
    'message', p.message, 'sent_kobo', p.sent_kobo) order by p.id)
  from payment_attempt p where p.id in (select attempts_of_order(o.id)))`;

/** Refunds by the payment service, in the same way. One whose account is named is under way again. */
export const refundsColumn = `(select json_agg(json_build_object('id', f.id::text, 'amount_kobo', f.amount_kobo,
    'status', case when f.status = 'needs_account' and refund_account_state(f.id) is not null then 'pending' else f.status end,
    'expected_on', f.expected_on) order by f.id)
  from payment_refund f where f.order_id = o.id)`;

const netColumn = `coalesce((select sum(case when r.kind in ('received', 'chargeback_won') then a.amount_kobo else -a.amount_kobo end)
    from payment_allocation a join payment_receipt r on r.id = a.receipt_id
    where a.order_id = o.id and a.undone_at is null), 0)`;

/** Whether a row of `shop_order`, which the statement calls `o`, has money of its buyer. */
export const hasMoneyCondition = `${netColumn} > 0`;

/** Kobo that such a row has, less what is promised back. */
export const leftColumn = `(${netColumn} - coalesce((select sum(f.amount_kobo) from payment_refund f
    where f.order_id = o.id and f.status not in ('processed', 'failed')), 0))::bigint`;

/** Whether someone may be paying such a row online now. */
export const isBeingPaidCondition =
  "exists (select 1 from payment_attempt p where p.order_id = o.id and p.status in ('created', 'open'))";

/** Whether such a row may have been paid online without our knowing: its payment service is asked first. */
export const mayBePaidCondition = `exists (select 1 from payment_attempt p where p.order_id = o.id and (p.review is not null
    or (p.status in ('created', 'open') and coalesce(p.looked_at, '-infinity') < now() - interval '30 seconds')))`;
