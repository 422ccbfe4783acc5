import type { Database } from "#api/platform/database/port.ts";
import type { PlayedOrder } from "./order-player.ts";

export interface StandInMoney {
  readonly transactions: readonly {
    readonly reference: string;
    readonly status: string;
    readonly amount: number;
    readonly requested_amount: number;
  }[];
  readonly refunds: readonly {
    readonly transaction_reference: string;
    readonly amount: number;
    readonly status: string;
  }[];
}

interface Row {
  readonly number: string;
  readonly payable: number;
  readonly net: number;
  readonly in_review: string[];
  readonly is_flagged: boolean;
  readonly invoices: number;
  readonly under_way: number;
}

/**
 * Holds orders against what the stand-in has of them, once everything was applied: the ledger is the stand-in's money to the
 * kobo, and an order is paid in full, or not at all, or someone was told.
 * @returns one line for each rule that was broken
 */
export async function brokenBooks(
  db: Database,
  standIn: StandInMoney,
  orders: readonly PlayedOrder[],
): Promise<string[]> {
  const rows = await db.query<Row>(
    `select o.number, o.payable_kobo as payable,
       coalesce((select sum(case when r.kind in ('received', 'chargeback_won') then a.amount_kobo else -a.amount_kobo end)
         from payment_allocation a join payment_receipt r on r.id = a.receipt_id
         where a.order_id = o.id and a.undone_at is null and r.provider = 'paystack'), 0)::bigint as net,
       array(select p.reference from payment_attempt p where p.order_id = o.id and p.review is not null) as in_review,
       exists (select 1 from mail_outbox m where m.kind = 'payment_alarm' and m.content::text like '%' || o.number || '%')
         or exists (select 1 from payment_refund f where f.order_id = o.id and f.requested_by <> 'system')
         as is_flagged,
       (select count(*)::int from invoice i where i.order_id = o.id) as invoices,
       (select count(*)::int from payment_refund f where f.order_id = o.id and f.status not in ('processed', 'failed'))
         as under_way
     from shop_order o where o.number = any($1)`,
    [orders.map(({ number }) => number)],
  );
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const [stock] = await db.query<{ least: number }>("select min(stock_qty)::int as least from product");
  return [
    ...orders.flatMap((order) => {
      const row = byNumber.get(order.number);
      return row ? brokenOrder(row, standIn, order) : [`${order.number} is lost`];
    }),
    ...((stock?.least ?? 0) < 0 ? [`stock is ${stock?.least}`] : []),
  ];
}

function brokenOrder(row: Row, standIn: StandInMoney, order: PlayedOrder): string[] {
  const there = order.payments.reduce(
    (sum, payment) => sum + (row.in_review.includes(payment.reference) ? 0 : moneyOf(standIn, payment)),
    0,
  );
  const isWhole = row.net === 0 || row.net === row.payable;
  const isFlagged = row.is_flagged || row.in_review.length > 0;
  return [
    ...(row.net === there ? [] : [`${row.number} has ${row.net} kobo, and ${there} at the stand-in`]),
    ...(isWhole || isFlagged
      ? []
      : [`${row.number} has ${row.net} of ${row.payable} kobo, and no one was told`]),
    ...(row.invoices > 1 ? [`${row.number} has ${row.invoices} invoices`] : []),
    ...(row.under_way === 0 ? [] : [`${row.number} has ${row.under_way} refunds under way`]),
  ];
}

/** What of a payment is ours by the stand-in's books. */
function moneyOf(
  { transactions, refunds }: StandInMoney,
  { reference, reversed, dispute }: PlayedOrder["payments"][number],
): number {
  const found = transactions.find((transaction) => transaction.reference === reference);
  if (found?.status !== "success" && found?.status !== "reversed") return 0;
  if (reversed || dispute === "open" || dispute === "lost") return 0;
  return refunds
    .filter((refund) => refund.transaction_reference === reference && refund.status === "processed")
    .reduce((left, refund) => left - refund.amount, found.requested_amount);
}
