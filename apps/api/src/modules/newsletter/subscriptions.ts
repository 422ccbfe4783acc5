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

/** A person who gets the newsletter. */
export interface Subscriber {
  readonly email: string;
  readonly subscribed_at: Date;
  /** The words that were agreed to. */
  readonly consent_text: string;
  /** For the unsubscribe link. */
  readonly public_id: string;
}

/** Everyone who is on the list now, with the consent that put them there. For an export. */
export async function listSubscribers(sql: Sql): Promise<Subscriber[]> {
  return sql.query<Subscriber>(
    `select s.email, c.at as subscribed_at, c.consent_text, s.public_id
     from newsletter_subscription s
     cross join lateral (
       select at, consent_text from newsletter_consent
       where subscription_id = s.id and act = 'subscribed' order by position desc limit 1
     ) c
     where s.status = 'subscribed' order by s.id`,
  );
}
