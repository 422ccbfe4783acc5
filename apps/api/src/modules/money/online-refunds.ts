import { type Kobo, kobo } from "@precise/cart-core/money";
import type { RefundStatus } from "@precise/cart-core/payment-attempts";
import type { Sql } from "#api/platform/database/port.ts";

/** Money that goes back by a payment service. */
export interface Refund {
  readonly id: number;
  readonly orderNumber: string;
  /** The payment that it is of. */
  readonly reference: string;
  /** The provider's number of that payment. */
  readonly paymentRef: string | null;
  readonly amount: Kobo;
  readonly reason: string;
  readonly status: RefundStatus;
  /** The provider's number of the refund; null before it answered. */
  readonly providerId: string | null;
  readonly requestedBy: string;
  readonly askedAt: Date | null;
  readonly createdAt: Date;
  readonly checks: number;
}

interface Row {
  readonly id: number;
  readonly number: string;
  readonly reference: string;
  readonly provider_ref: string | null;
  readonly amount_kobo: number;
  readonly reason: string;
  readonly status: RefundStatus;
  readonly provider_id: string | null;
  readonly requested_by: string;
  readonly asked_at: Date | null;
  readonly created_at: Date;
  readonly checks: number;
}

const select = `select f.id, o.number, p.reference, p.provider_ref, f.amount_kobo, f.reason, f.status, f.provider_id,
    f.requested_by, f.asked_at, f.created_at, f.checks
  from payment_refund f join payment_attempt p on p.id = f.attempt_id join shop_order o on o.id = f.order_id`;

export async function readRefund(sql: Sql, id: number): Promise<Refund | undefined> {
  return (await sql.query<Row>(`${select} where f.id = $1`, [id])).map(refundOf)[0];
}

/** The refund of the provider's number. */
export async function readRefundOf(sql: Sql, providerId: string): Promise<Refund | undefined> {
  return (await sql.query<Row>(`${select} where f.provider_id = $1`, [providerId])).map(refundOf)[0];
}

/** Refunds of an order that wait for a person's yes. */
export async function heldRefundsOf(sql: Sql, orderId: number): Promise<Refund[]> {
  const rows = await sql.query<Row>(`${select} where f.order_id = $1 and f.status = 'held' order by f.id`, [
    orderId,
  ]);
  return rows.map(refundOf);
}

/** Refunds of a payment that wait for the provider's number, the oldest first. */
export async function unnumberedRefunds(sql: Sql, reference: string): Promise<Refund[]> {
  const rows = await sql.query<Row>(
    `${select} where p.reference = $1 and f.provider_id is null and f.status = 'requested' order by f.id`,
    [reference],
  );
  return rows.map(refundOf);
}

/** Numbers that the provider gave to refunds of a payment. */
export async function refundNumbersOf(sql: Sql, reference: string): Promise<string[]> {
  const rows = await sql.query<{ provider_id: string }>(
    `select f.provider_id from payment_refund f join payment_attempt p on p.id = f.attempt_id
     where p.reference = $1 and f.provider_id is not null`,
    [reference],
  );
  return rows.map((row) => row.provider_id);
}

/** Writes a refund down before the provider is asked for it. @returns its id */
export async function insertRefund(
  tx: Sql,
  refund: {
    readonly orderId: number;
    readonly attemptId: number;
    readonly amount: Kobo;
    readonly reason: string;
    readonly status: Extract<RefundStatus, "held" | "requested">;
    readonly requestedBy: string;
    /** Of one that was asked for elsewhere. */
    readonly providerId?: string;
  },
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `insert into payment_refund (order_id, attempt_id, amount_kobo, reason, status, requested_by, provider_id, next_check_at)
     values ($1, $2, $3, $4, $5, $6, $7, case when $5 <> 'held' then now() end) returning id`,
    [
      refund.orderId,
      refund.attemptId,
      refund.amount,
      refund.reason,
      refund.status,
      refund.requestedBy,
      refund.providerId ?? null,
    ],
  );
  if (!row) throw new Error("a refund was written and is not there");
  return row.id;
}

/**
 * The provider is about to be asked: from now on it may have heard.
 * @param answerSeconds how long its answer may take
 * @returns false where another is asking, so that its answer may still come: then it must not be asked
 */
export async function noteAsked(sql: Sql, id: number, answerSeconds: number): Promise<boolean> {
  const rows = await sql.query(
    `update payment_refund set asked_at = now() where id = $1 and status = 'requested' and provider_id is null
       and (asked_at is null or asked_at <= now() - make_interval(secs => $2)) returning id`,
    [id, answerSeconds],
  );
  return rows.length > 0;
}

/** Notes where a refund stands. `nextCheckSeconds`: null where nothing more is asked. */
export async function noteRefund(
  tx: Sql,
  id: number,
  news: {
    readonly status: RefundStatus;
    readonly providerId?: string | undefined;
    readonly expectedAt?: Date | null | undefined;
    readonly nextCheckSeconds: number | null;
  },
): Promise<void> {
  await tx.query(
    `update payment_refund set status = $2, provider_id = coalesce(provider_id, $3), expected_on = coalesce($4::date, expected_on),
       checks = checks + 1, next_check_at = case when $5::float8 is not null then now() + make_interval(secs => $5::float8) end,
       ended_at = case when $2 in ('processed', 'failed') then coalesce(ended_at, now()) end
     where id = $1`,
    [id, news.status, news.providerId ?? null, news.expectedAt ?? null, news.nextCheckSeconds],
  );
}

/** A provider that could not be asked is asked again soon. */
export async function postponeRefund(sql: Sql, id: number, seconds: number): Promise<void> {
  await sql.query(
    "update payment_refund set next_check_at = now() + make_interval(secs => $2) where id = $1",
    [id, seconds],
  );
}

/** A person lets a refund go that waited for one. */
export async function releaseRefund(tx: Sql, id: number): Promise<void> {
  await tx.query(
    "update payment_refund set status = 'requested', next_check_at = now() where id = $1 and status = 'held'",
    [id],
  );
}

/** Refunds that are due to be asked for or looked at; each goes to one replica, and again after the lease. */
export async function claimDueRefunds(sql: Sql, most: number, leaseSeconds: number): Promise<number[]> {
  const rows = await sql.query<{ id: number }>(
    `update payment_refund set next_check_at = now() + make_interval(secs => $2)
     where id in (select id from payment_refund where next_check_at <= now()
       order by next_check_at limit $1 for update skip locked)
     returning id`,
    [most, leaseSeconds],
  );
  return rows.map(({ id }) => id);
}

/**
 * Succeeded attempts whose money an order has, with what of its part was not promised back yet; the newest first. The money
 * may have come for another order, which this one replaced or gave it to.
 * @source decision 075
 */
export async function refundableAttempts(
  sql: Sql,
  orderId: number,
): Promise<{ readonly id: number; readonly reference: string; readonly left: Kobo }[]> {
  const rows = await sql.query<{ id: number; reference: string; left: number }>(
    `select p.id, p.reference, greatest(0, least(
         sum(a.amount_kobo) - coalesce((select sum(f.amount_kobo) from payment_refund f
           where f.attempt_id = p.id and f.order_id = $1 and f.status <> 'failed'), 0),
         p.amount_kobo - coalesce((select sum(f.amount_kobo) from payment_refund f
           where f.attempt_id = p.id and f.status <> 'failed'), 0)))::bigint as left
     from payment_allocation a join payment_receipt r on r.id = a.receipt_id and r.kind = 'received'
       join payment_attempt p on p.provider = r.provider and p.reference = r.provider_ref
     where a.order_id = $1 and a.undone_at is null and p.status = 'succeeded'
     group by p.id order by p.id desc`,
    [orderId],
  );
  return rows.map(({ id, reference, left }) => ({ id, reference, left: kobo(left) }));
}

function refundOf(row: Row): Refund {
  return {
    id: row.id,
    orderNumber: row.number,
    reference: row.reference,
    paymentRef: row.provider_ref,
    amount: kobo(row.amount_kobo),
    reason: row.reason,
    status: row.status,
    providerId: row.provider_id,
    requestedBy: row.requested_by,
    askedAt: row.asked_at,
    createdAt: row.created_at,
    checks: row.checks,
  };
}

/** Holds a refund until the transaction ends; its order is locked already. */
export async function lockRefundRow(tx: Sql, id: number): Promise<void> {
  await tx.query("select 1 from payment_refund where id = $1 for update", [id]);
}

/**
 * The refunds of that sum of an attempt are asked about now where they are under way.
 * @returns whether each is; none where there is no such refund
 */
export async function hastenRefunds(sql: Sql, attemptId: number, amount: Kobo): Promise<boolean[]> {
  const rows = await sql.query<{ is_under_way: boolean }>(
    `update payment_refund set next_check_at = case when ${isUnderWay} then now() else next_check_at end
     where attempt_id = $1 and amount_kobo = $2 and status <> 'held' returning ${isUnderWay} as is_under_way`,
    [attemptId, amount],
  );
  return rows.map((row) => row.is_under_way);
}

const isUnderWay = "status in ('requested', 'pending', 'processing', 'needs_account')";
