import { mostCounted } from "@precise/cart-core/limits";
import { readSearch } from "#api/desk/orders/read-search.ts";
import { isGuestOrder } from "#api/modules/accounts/person.ts";
import type { Sql, SqlValue } from "#api/platform/database/port.ts";
import { type CutToPage, countRows, type Page, readPage } from "#api/platform/lists/read-page.ts";

/** A person of the list; money in kobo. */
export interface ListedCustomer {
  /** An account's id, or the number of a guest's latest order. */
  readonly id: string;
  readonly kind: "account" | "guest";
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly is_email_verified: boolean;
  readonly phone: string;
  readonly orders: number;
  readonly bought_kobo: number;
  readonly seen_at: Date;
  readonly tags: readonly string[];
}

export interface CustomerFilter {
  readonly search?: string | undefined;
  readonly kind?: "account" | "guest" | undefined;
  /** One of these, parted by commas. */
  readonly tag?: string | undefined;
}

/** Orders that were bought for good. */
export const isBought = "o.status not in ('cancelled', 'returned', 'refunded')";
/** Of a guest each stands for them in the list that no later one follows; an e-mail that is an account's own is that account's. */
const isLatestOfGuest = `${isGuestOrder}
  and not exists (select 1 from shop_order later where later.email_key = o.email_key and later.customer_id is null
    and later.company_id is null and (later.placed_at, later.id) > (o.placed_at, o.id))
  and not exists (select 1 from customer owner where owner.email_key = o.email_key and owner.is_email_verified)`;

/**
 * A page of accounts and guests, the last seen first, with how many there are in all.
 * @param knowsEmails whether the reader may find by e-mails
 */
export async function listCustomers(
  sql: Sql,
  filter: CustomerFilter,
  page: { readonly cursor?: string | undefined; readonly limit: number; readonly knowsEmails: boolean },
): Promise<Page<ListedCustomer> & { readonly total: number }> {
  const { cursor, limit, knowsEmails } = page;
  const { with: found, accounts, guests, values } = conditionsOf(filter, knowsEmails);
  const kinds = (cut: CutToPage) => [
    ...(filter.kind === "guest"
      ? []
      : [
          `(select 'account' as kind, c.id::text as id, c.signed_in_at as seen_at from customer c
            where ${accounts}${cut("c.signed_in_at", "c.id::text")})`,
        ]),
    ...(filter.kind === "account"
      ? []
      : [
          `(select 'guest' as kind, o.number as id, o.placed_at as seen_at from shop_order o
            where ${guests} and ${isLatestOfGuest}${cut("o.placed_at", "o.number")})`,
        ]),
  ];
  return readPage<ListedCustomer>(
    sql,
    {
      ...(found !== undefined && { with: found, isCountedApart: true }),
      columns: "kind, id, seen_at",
      from: (cut) => `(${kinds(cut).join(" union all ")}) person`,
      where: "true",
      values,
      order: [
        { by: "seen_at", type: "timestamptz" },
        { by: "id", type: "text" },
      ],
      way: "desc",
      wide: {
        columns: `page.kind, page.id, page.seen_at,
          coalesce(c.firstname, o.firstname) as firstname, coalesce(c.lastname, o.lastname) as lastname,
          coalesce(c.email, o.email) as email, coalesce(c.is_email_verified, false) as is_email_verified,
          coalesce(nullif(c.phone, ''), o.phone, '') as phone, sums.orders, sums.bought_kobo,
          (select coalesce(array_agg(distinct t.tag order by t.tag), '{}') from customer_tag t
            where t.customer_id = c.id
              or t.email_key = coalesce(case when c.is_email_verified then c.email_key end, o.email_key)) as tags`,
        from: `page
          left join customer c on c.id = case when page.kind = 'account' then page.id::uuid end
          left join shop_order o on page.kind = 'guest' and o.number = page.id
          cross join lateral (
            select count(*)::int as orders, coalesce(sum(each.payable_kobo) filter (where each.is_bought), 0)::bigint as bought_kobo
            from (
              select o.payable_kobo, ${isBought} as is_bought from shop_order o where o.customer_id = c.id
              union all
              select g.payable_kobo, ${isBought.replaceAll("o.", "g.")} from shop_order g
              where g.email_key = coalesce(case when c.is_email_verified then c.email_key end, o.email_key)
                and g.customer_id is null and g.company_id is null and g.email_key <> ''
            ) each
          ) sums`,
      },
      cursor,
      limit,
    },
    () => countCustomers(sql, filter, knowsEmails),
  );
}

/** How many people fit, counted up to `mostCounted`. */
async function countCustomers(sql: Sql, filter: CustomerFilter, knowsEmails: boolean): Promise<number> {
  const { with: found, named, accounts, guests, values } = conditionsOf(filter, knowsEmails);
  const common = found === undefined ? {} : { with: found };
  if (filter.kind !== "guest" && named !== undefined) {
    // Of a common name the accounts alone are more than are counted, whatever the orders say.
    const ofAccounts = await countRows(sql, { from: "customer_search", where: named, values });
    if (ofAccounts > mostCounted) return ofAccounts;
  }
  const known =
    filter.kind === "guest"
      ? 0
      : await countRows(sql, { ...common, from: "customer c", where: accounts, values });
  if (filter.kind === "account" || known > mostCounted) return known;
  // Guests are counted by their e-mails, along the index: faster than to look for the latest order of each.
  const others = await countRows(sql, {
    ...common,
    from: `(select distinct o.email_key from shop_order o where ${guests} and ${isGuestOrder} order by o.email_key) g`,
    where:
      "not exists (select 1 from customer owner where owner.email_key = g.email_key and owner.is_email_verified)",
    values,
  });
  return Math.min(known + others, mostCounted + 1);
}

interface Conditions {
  /** The orders that the words find, for the two conditions after it; undefined where no words are looked for. */
  readonly with?: string;
  /** The same words in what an account itself says; undefined where more than words must fit. */
  readonly named?: string | undefined;
  readonly accounts: string;
  readonly guests: string;
  readonly values: SqlValue[];
}

/** What an account `c`, and an order `o` of a guest, have to fit. A person is found by any of their orders. */
function conditionsOf({ tag = "", ...filter }: CustomerFilter, knowsEmails: boolean): Conditions {
  const conditions = searchOf(filter, knowsEmails);
  const tags = tag.split(",").filter((each) => each !== "");
  if (tags.length === 0) return conditions;
  const { accounts, guests, values } = conditions;
  values.push(tags);
  const tagged = `from customer_tag t where t.tag = any($${values.length}::text[])`;
  return {
    ...conditions,
    named: undefined,
    accounts: `${accounts} and (c.id in (select t.customer_id ${tagged} and t.customer_id is not null)
      or c.is_email_verified and c.email_key in (select t.email_key ${tagged} and t.email_key is not null))`,
    guests: `${guests} and o.email_key in (select t.email_key ${tagged} and t.email_key is not null)`,
  };
}

function searchOf({ search = "", kind }: CustomerFilter, knowsEmails: boolean): Conditions {
  const values: SqlValue[] = [];
  const { terms, stages, money } = readSearch(search, knowsEmails);
  // `stage:packed` finds orders; nobody is in a stage.
  if (stages.length + money.length > 0) return { accounts: "false", guests: "false", values };
  if (terms.length === 0) return { accounts: "true", guests: "true", values };
  values.push(terms.map(({ query }) => query).join(" & "));
  const named = "terms @@ $1::tsquery";
  const accounts = `c.id in (
    select customer_id from customer_search where ${named}
    union select customer_id from found where customer_id is not null
    union select owner.id from found join customer owner on owner.email_key = found.guest_key and owner.is_email_verified)`;
  return {
    with: `found as materialized (
      select f.customer_id, case when f.customer_id is null and f.company_id is null then nullif(f.email_key, '') end as guest_key
      from order_search s join shop_order f on f.id = s.order_id where s.${named})`,
    named,
    accounts: kind === "guest" ? "false" : accounts,
    guests:
      kind === "account"
        ? "false"
        : "o.email_key in (select guest_key from found where guest_key is not null)",
    values,
  };
}

/** All tags in use. */
export async function tagsInUse(sql: Sql): Promise<string[]> {
  const rows = await sql.query<{ tag: string }>(
    "select distinct tag from customer_tag order by tag limit 200",
  );
  return rows.map(({ tag }) => tag);
}
