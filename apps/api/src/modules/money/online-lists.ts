import { addKobo, type Kobo } from "@precise/cart-core/money";
import { isRefundUnderWay, type RefundStatus } from "@precise/cart-core/payment-attempts";
import type { Sql } from "#api/platform/database/port.ts";
import { isRefundStuck } from "./waiting-money.ts";

/** An attempt to pay online in a list. */
export interface ListedAttempt {
  readonly number: string;
  readonly reference: string;
  readonly status: string;
  readonly amount: Kobo;
  readonly channel: string | null;
  readonly message: string | null;
  /** Why a person has to look at it. */
  readonly review: string | null;
  readonly at: Date;
}

/** A refund by the payment service in a list. */
export interface ListedRefund {
  readonly id: number;
  readonly number: string;
  readonly reference: string;
  /** `declined`: nobody let it go. */
  readonly status: RefundStatus | "declined";
  readonly amount: Kobo;
  readonly reason: string;
  readonly requested_by: string;
  readonly at: Date;
}

/** What is promised back and has not gone yet. */
export function promisedBack(refunds: readonly ListedRefund[]): Kobo {
  const isUnderWay = ({ status }: ListedRefund) => status !== "declined" && isRefundUnderWay(status);
  return addKobo(...refunds.filter(isUnderWay).map(({ amount }) => amount));
}

/** A dispute in a list. */
export interface ListedDispute {
  readonly number: string;
  readonly dispute: string;
  readonly reference: string;
  readonly status: string;
  readonly amount: Kobo;
  readonly due_at: Date | null;
  readonly at: Date;
}

const attempts = `select o.number, p.reference, p.status, p.amount_kobo as amount, p.channel, p.message,
    p.review, p.created_at as at
  from payment_attempt p join shop_order o on o.id = p.order_id`;
/** One that nobody let go never reached the payment service. */
const refundStatus = `case when f.status = 'failed' and f.asked_at is null and f.provider_id is null
    then 'declined' else f.status end`;
const refunds = `select f.id, o.number, p.reference, ${refundStatus} as status, f.amount_kobo as amount, f.reason,
    f.requested_by, f.created_at as at
  from payment_refund f join payment_attempt p on p.id = f.attempt_id join shop_order o on o.id = f.order_id`;
const disputes = `select o.number, d.provider_id as dispute, p.reference, d.status, d.amount_kobo as amount,
    d.due_at, d.opened_at as at
  from payment_dispute d join payment_attempt p on p.id = d.attempt_id join shop_order o on o.id = d.order_id`;

/** What of an order's money went by the payment service, the oldest first. */
export async function readOnlineOf(sql: Sql, number: string) {
  const of = (select: string, order: string) => `${select} where o.number = $1 order by ${order}`;
  return {
    attempts: await sql.query<ListedAttempt>(of(attempts, "p.id"), [number]),
    refunds: await sql.query<ListedRefund>(of(refunds, "f.id"), [number]),
    disputes: await sql.query<ListedDispute>(of(disputes, "d.id"), [number]),
  };
}

/** Attempts that wait for a person, the oldest first. @param numbers of these orders alone */
export function attemptsInReview(
  sql: Sql,
  numbers: readonly string[] | null = null,
): Promise<ListedAttempt[]> {
  return sql.query<ListedAttempt>(
    `${attempts} where p.review is not null and ($1::text[] is null or o.number = any($1::text[])) order by p.id`,
    [numbers],
  );
}

/** Refunds that do not go on without a person, as SQL. */
export const stuckRefundRows = `${refunds} where ${isRefundStuck}`;

/**
 * Refunds that no one goes on with, of orders whose money is in no other queue: they wait for a yes or for a bank account, or failed
 * in the last days.
 */
export function stuckRefunds(sql: Sql): Promise<ListedRefund[]> {
  return sql.query<ListedRefund>(`${stuckRefundRows} order by f.id`);
}

/** Disputes that are open, and those decided in the last weeks. */
export function listDisputes(sql: Sql): Promise<ListedDispute[]> {
  return sql.query<ListedDispute>(
    `${disputes} where d.status = 'open' or d.ended_at > now() - interval '60 days' order by d.status = 'open' desc, d.due_at, d.id`,
  );
}
