import { allPaymentKinds, paymentFacts } from "@precise/cart-core/payment-kinds";
import type { Sql } from "#api/platform/database/port.ts";
import { isInReviewColumn, leftColumn } from "./money-columns.ts";

/*
 * What of the money waits for a person: one case is in one place. The queues of the desk and the counts of Today stand on the
 * same conditions, so that they name the same cases. In each, `o` is a row of `shop_order` and `f` one of `payment_refund`.
 */

const paidAtHandover = allPaymentKinds
  .filter((kind) => paymentFacts(kind).due === "on_handover")
  .map((kind) => `'${kind}'`)
  .join(", ");

/** An order whose money needs a look: a part, too much, what does not match, or goods that went without it. */
export const isToReview = `(o.payment_status in ('part_paid', 'over_paid', 'review')
  or (o.payment_status = 'disputed' and ${isInReviewColumn})
  or (o.payment_status = 'paid' and o.status = 'awaiting_payment')
  or (o.payment_status = 'none' and o.status = 'delivered' and o.paid_at is null and o.payable_kobo > 0
    and o.payment_method in (${paidAtHandover})))`;

/** An order that ended, and whose money is to go back: nobody has promised it yet. */
export const isToPayBack = `(o.payment_status = 'refunding' and o.status in ('cancelled', 'returned', 'refunded')
  and ${leftColumn} > 0)`;

const isRefundHeld = "f.status = 'held'";
/** No account is named that it could go to. */
const needsRefundAccount = "(f.status = 'needs_account' and refund_account_state(f.id) is null)";
/** The account that is named is in another name than the buyer's. */
const asksAboutAccount = "refund_account_state(f.id) = 'asks'";

/** A refund that the payment service could not make, as long as its order is in no other queue. */
const isRefundFailed = `(f.status = 'failed' and (f.asked_at is not null or f.provider_id is not null)
  and f.ended_at > now() - interval '30 days' and not ${isToReview} and not ${isToPayBack})`;

/** A refund that does not go on without a person. */
export const isRefundStuck = `(${isRefundHeld} or ${needsRefundAccount} or ${isRefundFailed})`;

/** Refunds that wait for the same, each order once. @param condition on the refund `f` of an order `o` */
const refundsWaiting = (condition: string) =>
  `select count(distinct o.id)::int as count, min(f.created_at) as oldest
      from payment_refund f join shop_order o on o.id = f.order_id where ${condition}`;

/** Statements by the queue that they count: each answers one row `count, oldest`. */
export const waitingCounts = {
  bankCredits: `select count(*)::int as count, min(day)::timestamptz as oldest from bank_credit where state = 'unmatched'`,
  toReview: `select count(*)::int as count, min(o.placed_at) as oldest from shop_order o where ${isToReview}`,
  toPayBack: `select count(*)::int as count, min(o.placed_at) as oldest from shop_order o where ${isToPayBack}`,
  refundsHeld: refundsWaiting(isRefundHeld),
  refundsWithoutAccount: refundsWaiting(needsRefundAccount),
  refundsFailed: refundsWaiting(isRefundFailed),
  accountsToCheck: `select count(*)::int as count, min(f.created_at) as oldest from payment_refund f where ${asksAboutAccount}`,
  disputes: `select count(*)::int as count, min(opened_at) as oldest from payment_dispute where status = 'open'`,
} as const;

/** An attempt that waits for a person, and why; undefined where it does not. @param reference in any case */
export async function readReview(
  sql: Sql,
  reference: string,
): Promise<{ readonly number: string; readonly review: string } | undefined> {
  const [row] = await sql.query<{ number: string; review: string }>(
    `select o.number, p.review from payment_attempt p join shop_order o on o.id = p.order_id
     where p.reference = upper($1) and p.review <> ''`,
    [reference],
  );
  return row;
}

/** Closes the review of an attempt; nothing is booked by it. */
export async function closeReview(tx: Sql, reference: string): Promise<void> {
  await tx.query("update payment_attempt set review = null where reference = upper($1)", [reference]);
}
