import { randomInt } from "node:crypto";
import { type Kobo, kobo } from "@precise/cart-core/money";
import type { AttemptStatus } from "@precise/cart-core/payment-attempts";
import type { Sql } from "#api/platform/database/port.ts";
import { nextCheckMilliseconds, watchHours } from "./online/check-schedule.ts";

/** An attempt to pay an order online. */
export interface Attempt {
  readonly id: number;
  /** The order that has its money now; the one that it is for while it brought none. @source decision 075 */
  readonly orderId: number;
  readonly orderNumber: string;
  readonly provider: string;
  readonly reference: string;
  readonly amount: Kobo;
  readonly status: AttemptStatus;
  readonly url: string | null;
  readonly providerRef: string | null;
  readonly review: string | null;
  readonly startingUntil: Date | null;
  readonly expiresAt: Date;
  readonly lookedAt: Date | null;
  readonly createdAt: Date;
}

interface Row {
  readonly id: number;
  readonly order_id: number;
  readonly number: string;
  readonly provider: string;
  readonly reference: string;
  readonly amount_kobo: number;
  readonly status: AttemptStatus;
  readonly url: string | null;
  readonly provider_ref: string | null;
  readonly review: string | null;
  readonly starting_until: Date | null;
  readonly expires_at: Date;
  readonly looked_at: Date | null;
  readonly created_at: Date;
}

const columns = `p.id, o.id as order_id, o.number, p.provider, p.reference, p.amount_kobo, p.status, p.url, p.provider_ref, p.review,
  p.starting_until, p.expires_at, p.looked_at, p.created_at`;
const from = "from payment_attempt p join shop_order o on o.id = order_of_attempt(p)";

/** The attempt of a reference, in any case. */
export async function readAttempt(sql: Sql, reference: string): Promise<Attempt | undefined> {
  const rows = await sql.query<Row>(`select ${columns} ${from} where p.reference = upper($1)`, [reference]);
  return rows.map(attemptOf)[0];
}

/** The attempt of a reference; its order is locked already, so nobody else changes it. */
export async function lockAttempt(tx: Sql, reference: string): Promise<Attempt | undefined> {
  const rows = await tx.query<Row>(
    `select ${columns} ${from} where p.reference = upper($1) for update of p`,
    [reference],
  );
  return rows.map(attemptOf)[0];
}

/** Attempts whose money an order has, and its own that brought none yet; the newest first. */
export async function attemptsOf(sql: Sql, orderId: number): Promise<Attempt[]> {
  const rows = await sql.query<Row>(
    `select ${columns} ${from} where p.id in (select attempts_of_order($1)) order by p.id desc`,
    [orderId],
  );
  return rows.map(attemptOf);
}

/** Attempts of an order whose money may still come, so that it must be looked for before the order is cancelled. */
export async function liveAttempts(sql: Sql, number: string): Promise<Attempt[]> {
  const rows = await sql.query<Row>(
    `select ${columns} ${from} where o.number = $1 and p.status in ('created', 'open') order by p.id`,
    [number],
  );
  return rows.map(attemptOf);
}

/**
 * Writes an attempt down under a new reference, `PR-7KQ2M9XT-1-4F2K`: the random part keeps those of a new database
 * from those that the provider knows.
 * @param startingSeconds so long the one who begins it may ask the provider for a page
 */
export async function insertAttempt(
  tx: Sql,
  order: { readonly id: number; readonly number: string },
  plan: {
    readonly provider: string;
    readonly amount: Kobo;
    readonly expiresAt: Date;
    readonly startingSeconds: number;
    readonly checkFactor: number;
  },
): Promise<Attempt> {
  const [count] = await tx.query<{ made: number }>(
    "select count(*)::int as made from payment_attempt where order_id = $1",
    [order.id],
  );
  const reference = `${order.number}-${(count?.made ?? 0) + 1}-${fourCharacters()}`;
  await tx.query(
    `insert into payment_attempt (order_id, provider, reference, amount_kobo, expires_at, watched_until, starting_until,
       next_check_at)
     values ($1, $2, $3, $4, $5::timestamptz, $5::timestamptz + make_interval(hours => ${watchHours}),
       now() + make_interval(secs => $6), now() + make_interval(secs => $7))`,
    [
      order.id,
      plan.provider,
      reference,
      plan.amount,
      plan.expiresAt,
      plan.startingSeconds,
      nextCheckMilliseconds(0, true, plan.checkFactor) / 1000,
    ],
  );
  const attempt = await lockAttempt(tx, reference);
  if (!attempt) throw new Error("an attempt was written and is not there");
  return attempt;
}

/** What is learned of an attempt by asking the provider. Undefined leaves what is there. */
export interface AttemptNews {
  readonly status?: AttemptStatus | undefined;
  readonly channel?: string | null | undefined;
  readonly last4?: string | null | undefined;
  readonly providerRef?: string | undefined;
  readonly message?: string | null | undefined;
  readonly review?: string | undefined;
}

/** Notes what a look at a locked attempt has brought, and when it is looked at again. */
export async function noteLook(
  tx: Sql,
  attempt: Attempt,
  news: AttemptNews,
  checkFactor: number,
): Promise<void> {
  const { status = attempt.status } = news;
  const isLive = status === "created" || status === "open";
  const isEnded = status !== attempt.status && !isLive;
  const age = Date.now() - attempt.createdAt.getTime();
  await tx.query(
    `update payment_attempt set status = $2, channel = coalesce($3, channel), last4 = coalesce($4, last4),
       provider_ref = coalesce($5, provider_ref), message = coalesce($6, message), review = coalesce($7, review),
       looked_at = now(), ended_at = case when $8 then now() else ended_at end,
       watched_until = case when $8 then now() + make_interval(hours => ${watchHours}) else watched_until end,
       next_check_at = case when $8 or watched_until > now() then now() + make_interval(secs => $9) end
     where id = $1`,
    [
      attempt.id,
      status,
      news.channel ?? null,
      news.last4 ?? null,
      news.providerRef ?? null,
      news.message ?? null,
      news.review ?? null,
      isEnded,
      nextCheckMilliseconds(age, isLive, checkFactor) / 1000,
    ],
  );
}

/** The provider has made a page for it. */
export async function openAttempt(
  tx: Sql,
  { id }: Attempt,
  url: string,
  expiresAt: Date | null,
): Promise<void> {
  await tx.query(
    `update payment_attempt set status = 'open', url = $2, starting_until = null,
       expires_at = least(expires_at, coalesce($3::timestamptz, expires_at))
     where id = $1 and status = 'created'`,
    [id, url, expiresAt],
  );
}

/** The one who claims it asks the provider for its page; others wait. @returns whether it was free */
export async function claimStart(tx: Sql, { id }: Attempt, seconds: number): Promise<boolean> {
  const claimed = await tx.query(
    `update payment_attempt set starting_until = now() + make_interval(secs => $2)
     where id = $1 and status = 'created' and (starting_until is null or starting_until <= now()) returning id`,
    [id, seconds],
  );
  return claimed.length > 0;
}

/** The start came to nothing: the next press goes on with the same reference at once. */
export async function releaseStart(sql: Sql, { id }: Attempt): Promise<void> {
  await sql.query("update payment_attempt set starting_until = null where id = $1", [id]);
}

/** An order's live attempts are left; each is watched on, because its page still takes money. */
export async function abandonAttempts(tx: Sql, orderId: number): Promise<void> {
  await tx.query(
    `update payment_attempt set status = 'abandoned', ended_at = now(),
       watched_until = now() + make_interval(hours => ${watchHours})
     where order_id = $1 and status in ('created', 'open')`,
    [orderId],
  );
}

/** The attempts of an order that brought no money yet are for the order that took its place: its pages still take money. */
export async function handAttemptsOver(tx: Sql, fromOrderId: number, toOrderId: number): Promise<void> {
  await tx.query(
    `update payment_attempt p set order_id = $2 where order_id = $1 and not exists (select 1 from payment_receipt r
       where r.provider = p.provider and r.kind = 'received' and r.provider_ref = p.reference)`,
    [fromOrderId, toOrderId],
  );
}

/** An order's part of the money that an attempt brought. */
export interface AttemptShare {
  readonly orderId: number;
  readonly number: string;
  /** Of what is allocated to it, what was not promised back yet. */
  readonly left: Kobo;
}

/** Orders that have the money of an attempt, the largest part first; its own where it is allocated to none. */
export async function sharesOf(sql: Sql, attempt: Attempt): Promise<AttemptShare[]> {
  const rows = await sql.query<{ order_id: number; number: string; allocated: number; refunded: number }>(
    `select o.id as order_id, o.number, sum(a.amount_kobo)::bigint as allocated,
       coalesce((select sum(f.amount_kobo) from payment_refund f
         where f.attempt_id = $3 and f.order_id = o.id and f.status <> 'failed'), 0)::bigint as refunded
     from payment_receipt r join payment_allocation a on a.receipt_id = r.id join shop_order o on o.id = a.order_id
     where r.provider = $1 and r.kind = 'received' and r.provider_ref = $2 and a.undone_at is null
     group by o.id order by allocated desc, o.id`,
    [attempt.provider, attempt.reference, attempt.id],
  );
  if (rows.length === 0)
    return [{ orderId: attempt.orderId, number: attempt.orderNumber, left: attempt.amount }];
  return rows.map(({ order_id, number, allocated, refunded }) => ({
    orderId: order_id,
    number,
    left: kobo(Math.max(0, allocated - refunded)),
  }));
}

/** References of attempts that are due to be looked at; each goes to one replica, and again after the lease. */
export async function claimDueAttempts(sql: Sql, most: number, leaseSeconds: number): Promise<string[]> {
  const rows = await sql.query<{ reference: string }>(
    `update payment_attempt set next_check_at = now() + make_interval(secs => $2)
     where id in (select id from payment_attempt where next_check_at <= now()
       order by next_check_at limit $1 for update skip locked)
     returning reference`,
    [most, leaseSeconds],
  );
  return rows.map(({ reference }) => reference);
}

/** A provider that could not be asked is asked again soon. */
export async function postponeCheck(sql: Sql, reference: string, seconds: number): Promise<void> {
  await sql.query(
    "update payment_attempt set next_check_at = now() + make_interval(secs => $2) where reference = $1",
    [reference, seconds],
  );
}

function attemptOf(row: Row): Attempt {
  return {
    id: row.id,
    orderId: row.order_id,
    orderNumber: row.number,
    provider: row.provider,
    reference: row.reference,
    amount: kobo(row.amount_kobo),
    status: row.status,
    url: row.url,
    providerRef: row.provider_ref,
    review: row.review,
    startingUntil: row.starting_until,
    expiresAt: row.expires_at,
    lookedAt: row.looked_at,
    createdAt: row.created_at,
  };
}

/** No vowels, so no words. */
const alphabet = "0123456789BCDFGHJKLMNPQRSTVWXYZ";

function fourCharacters(): string {
  return Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
}

/** What a payer's bank sent in place of the amount; it goes back by itself. */
export async function noteRejected(
  tx: Sql,
  { id }: Attempt,
  sent: Kobo | null,
  providerRef: string,
): Promise<void> {
  await tx.query("update payment_attempt set sent_kobo = $2, provider_ref = $3 where id = $1", [
    id,
    sent,
    providerRef,
  ]);
}

/** What the payer's bank has taken of an attempt's money, by the books: reversed, or charged back and not won again. */
export async function takenByBank(tx: Sql, { id }: Pick<Attempt, "id">): Promise<Kobo> {
  const [taken] = await tx.query<{ kobo: number }>(
    `select coalesce(sum(case r.kind when 'chargeback_won' then -r.amount_kobo else r.amount_kobo end), 0)::bigint as kobo
     from payment_attempt t join payment_receipt r on r.provider = t.provider
     where t.id = $1 and (
       (r.kind = 'reversed' and (r.provider_ref = t.reference or starts_with(r.provider_ref, t.reference || '-R')))
       or (r.kind in ('chargeback', 'chargeback_won')
         and r.provider_ref in (select upper(provider_id) from payment_dispute where attempt_id = $1)))`,
    [id],
  );
  return kobo(taken?.kobo ?? 0);
}

/** What of an attempt's money neither its bank has taken nor a refund of ours has sent back or will send back. */
export async function leftOf(tx: Sql, { id, amount }: Pick<Attempt, "id" | "amount">): Promise<Kobo> {
  const [refunds] = await tx.query<{ kobo: number }>(
    `select coalesce(sum(amount_kobo), 0)::bigint as kobo from payment_refund where attempt_id = $1 and status <> 'failed'`,
    [id],
  );
  return kobo(Math.max(0, amount - (await takenByBank(tx, { id })) - (refunds?.kobo ?? 0)));
}

/** References of attempts that succeeded within so many days and were not taken back, the oldest first. */
export async function succeededWithin(sql: Sql, provider: string, days: number): Promise<string[]> {
  const rows = await sql.query<{ reference: string }>(
    `select reference from payment_attempt where status = 'succeeded' and provider = $1
       and ended_at > now() - make_interval(days => $2) order by id`,
    [provider, days],
  );
  return rows.map(({ reference }) => reference);
}
