import { aboutPerson, type Person, valuesOf } from "#api/modules/accounts/person.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { isBought } from "./list-customers.ts";

/** Where goods of a person go. */
export interface PersonAddress {
  readonly name: string;
  readonly line1: string;
  readonly line2?: string;
  readonly landmark?: string;
  readonly state: string;
  readonly lga: string;
}

interface PersonFacts {
  readonly firstname: string;
  readonly lastname: string;
  readonly phone: string;
  readonly is_email_verified: boolean;
  readonly since: Date;
  readonly seen_at: Date;
  readonly is_leaving: boolean;
  readonly orders_total: number;
  readonly bought_kobo: number;
}

const mostOrders = 100;

/** Who they are: an account by what it says, a guest by the latest order. */
export async function readFacts(sql: Sql, person: Person): Promise<PersonFacts | undefined> {
  const [row] = await sql.query<PersonFacts>(
    aboutPerson(`select coalesce(c.firstname, latest.firstname) as firstname, coalesce(c.lastname, latest.lastname) as lastname,
        coalesce(nullif(c.phone, ''), latest.phone, '') as phone, coalesce(c.is_email_verified, false) as is_email_verified,
        coalesce(c.created_at, sums.since) as since, coalesce(c.signed_in_at, latest.placed_at) as seen_at,
        sums.is_leaving, sums.orders_total, sums.bought_kobo
      from person p left join customer c on c.id = p.customer_id
      left join lateral (select * from own_order o order by o.placed_at desc, o.id desc limit 1) latest on true
      cross join lateral (
        select min(o.placed_at) as since, coalesce(bool_or(o.is_to_be_forgotten), false) as is_leaving,
          count(*)::int as orders_total, coalesce(sum(o.payable_kobo) filter (where ${isBought}), 0)::bigint as bought_kobo
        from own_order o
      ) sums`),
    valuesOf(person),
  );
  return row?.seen_at ? row : undefined;
}

export function readOrders(sql: Sql, person: Person) {
  return sql.query<{
    readonly number: string;
    readonly placed_at: Date;
    readonly stage: string;
    readonly money: string;
    readonly payable_kobo: number;
  }>(
    aboutPerson(`select o.number, o.placed_at, o.status as stage, o.payment_status as money, o.payable_kobo
      from own_order o order by o.placed_at desc, o.id desc limit ${mostOrders}`),
    valuesOf(person),
  );
}

/** The address book, then other places where orders went, the latest first. */
export async function readPlaces(sql: Sql, person: Person): Promise<PersonAddress[]> {
  const rows = await sql.query<{ name: string; address: Omit<PersonAddress, "name"> }>(
    aboutPerson(`select name, address from (
        select a.name, a.address, null::timestamptz as at, a.id from customer_address a join person p on p.customer_id = a.customer_id
        union all
        select * from (select distinct on (o.address) o.number, o.address, o.placed_at, o.id from own_order o
          where o.address ->> 'line1' <> ''
            and not exists (select 1 from customer_address a where a.customer_id = o.customer_id and a.address = o.address)
          order by o.address, o.placed_at desc) placed
      ) places order by at desc nulls first, id limit 20`),
    valuesOf(person),
  );
  return rows.map(({ name, address: { line1, line2, landmark, state, lga } }) => ({
    name,
    line1,
    ...(line2 ? { line2 } : {}),
    ...(landmark ? { landmark } : {}),
    state,
    lga,
  }));
}

export function readReturns(sql: Sql, person: Person) {
  return sql.query<{
    readonly number: string;
    readonly order_number: string;
    readonly kind: string;
    readonly state: string;
    readonly at: Date;
  }>(
    aboutPerson(`select c.number, o.number as order_number, c.kind, c.state, c.created_at as at
      from return_claim c join own_order o on o.id = c.order_id order by c.id desc limit ${mostOrders}`),
    valuesOf(person),
  );
}

/** What they agreed to and took back, the newest first. */
export function readConsents(sql: Sql, person: Person) {
  return sql.query<{
    readonly at: Date;
    readonly about: "newsletter" | "order_news" | "stop";
    readonly act: "agreed" | "withdrawn";
    readonly how: string;
  }>(
    aboutPerson(`select at, about, act, how from (
        select k.at, 'newsletter' as about, case k.act when 'subscribed' then 'agreed' else 'withdrawn' end as act,
          coalesce(k.consent_text, '') as how
        from person p join newsletter_subscription n on n.email_key = p.email_key
        join newsletter_consent k on k.subscription_id = n.id
        union all
        select o.placed_at, 'order_news', 'agreed',
          case o.news when 'sms' then 'SMS about ' else 'WhatsApp about ' end || o.number from own_order o where o.news is not null
        union all
        select s.changed_at, 'stop', case when s.is_stopped then 'withdrawn' else 'agreed' end,
          case s.changed_by when 'reply' then 'By a reply' else 'Written down by ' || s.changed_by end || '. ' || s.reason
        from message_stop s where s.phone in (select o.phone from own_order o
          union select c.phone from customer c join person p on p.customer_id = c.id)
      ) consents order by at desc limit 200`),
    valuesOf(person),
  );
}

/** Whether the newsletter goes to them now; null where they never asked for it. */
export async function readNewsletter(
  sql: Sql,
  person: Person,
): Promise<"subscribed" | "unsubscribed" | null> {
  const [row] = await sql.query<{ status: "subscribed" | "unsubscribed" }>(
    "select status from newsletter_subscription where email_key = $1",
    [person.emailKey],
  );
  return row?.status ?? null;
}

/** Others with the same e-mail: accounts whose e-mail nobody has checked, and the guest beside them. */
export function readSameEmail(sql: Sql, { kind, id, email }: Person) {
  return sql.query<{ readonly id: string; readonly kind: "account" | "guest"; readonly name: string }>(
    `select c.id::text as id, 'account' as kind, trim(c.firstname || ' ' || c.lastname) as name from customer c
     where c.email_key = $1 and c.id::text <> $2
     union all
     select * from (select o.number, 'guest', trim(o.firstname || ' ' || o.lastname) from shop_order o
       where $3 = 'account' and o.email_key = $1 and o.customer_id is null and o.company_id is null
         and not exists (select 1 from customer owner where owner.email_key = $1 and owner.is_email_verified)
       order by o.placed_at desc limit 1) guest
     limit 20`,
    [email.toLowerCase() || null, id, kind],
  );
}
