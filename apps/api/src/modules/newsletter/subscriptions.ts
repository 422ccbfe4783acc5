import type { Sql } from "#api/platform/database/port.ts";

/** A subscription that has just become active. */
export interface NewSubscription {
  readonly id: number;
  readonly publicId: string;
  /** False where the address had been on the list before, even if its subscription was deleted since. */
  readonly isFirst: boolean;
}

/**
 * Puts an address on the list and keeps the words that were agreed to, and when. Of many at once exactly one gets
 * through.
 * @returns undefined when it is on the list already
 */
export async function addSubscription(
  tx: Sql,
  email: string,
  consentText: string,
): Promise<NewSubscription | undefined> {
  const [row] = await tx.query<{ id: number; public_id: string; is_first: boolean }>(
    `with subscribed as (
       insert into newsletter_subscription as kept (email, email_key) values ($1, $2)
       on conflict (email_key) do update set status = 'subscribed', email = excluded.email
         where kept.status = 'unsubscribed'
       returning id, public_id
     ), consent as (
       insert into newsletter_consent (subscription_id, act, consent_text)
       select id, 'subscribed', $3 from subscribed
     )
     select id, public_id,
       not exists (select 1 from newsletter_consent earlier where earlier.subscription_id = subscribed.id)
         and not exists (select 1 from coupon where source = 'newsletter'
           and bound_email in ($2, encode(sha256(convert_to($2, 'UTF8')), 'hex'))) as is_first
     from subscribed`,
    [email, email.toLowerCase(), consentText],
  );
  return row && { id: row.id, publicId: row.public_id, isFirst: row.is_first };
}

/** Notes which voucher the subscription was given. */
export async function keepVoucher(tx: Sql, subscriptionId: number, code: string): Promise<void> {
  await tx.query("update newsletter_subscription set voucher_code = $2 where id = $1", [
    subscriptionId,
    code,
  ]);
}

/** Takes a subscription off the list, by its id or its address; one that is off already stays as it is. */
export async function endSubscription(
  tx: Sql,
  which: { readonly publicId: string } | { readonly email: string },
): Promise<void> {
  const isById = "publicId" in which;
  await tx.query(
    `with ended as (
       update newsletter_subscription set status = 'unsubscribed'
       where ${isById ? "public_id = $1::uuid" : "email_key = $1"} and status = 'subscribed' returning id
     )
     insert into newsletter_consent (subscription_id, act) select id, 'unsubscribed' from ended`,
    [isById ? which.publicId : which.email.toLowerCase()],
  );
}

/** A person of the newsletter, with what they agreed to last. */
export interface Subscription {
  readonly id: number;
  readonly email: string;
  readonly status: string;
  readonly subscribed_at: Date;
  readonly consent_at: Date | null;
  readonly consent_text: string | null;
}

/** Who is on the list now, or was ever, in pages: at most so many with larger ids. For an export. */
export async function readSubscriptions(
  sql: Sql,
  { everybody, after, most }: { readonly everybody: boolean; readonly after: number; readonly most: number },
): Promise<Subscription[]> {
  return sql.query<Subscription>(
    `select s.id, s.email, s.status, s.created_at as subscribed_at, consent.at as consent_at, consent.consent_text
     from newsletter_subscription s
     left join lateral (select at, consent_text from newsletter_consent
       where subscription_id = s.id and act = 'subscribed' order by position desc limit 1) consent on true
     where ($1 or s.status = 'subscribed') and s.id > $2 order by s.id limit $3`,
    [everybody, after, most],
  );
}

/** How many these are on all pages. */
export async function countSubscriptions(sql: Sql, everybody: boolean): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    "select count(*)::int as count from newsletter_subscription where $1 or status = 'subscribed'",
    [everybody],
  );
  return row?.count ?? 0;
}
