import { mostCounted } from "@precise/cart-core/limits";
import { lexeme, readSearch } from "#api/desk/orders/read-search.ts";
import { isGuestOrder } from "#api/modules/accounts/person.ts";
import type { Sql, SqlValue } from "#api/platform/database/port.ts";
import { type CutToPage, countRows, type List, type Page, readRows } from "#api/platform/lists/read-page.ts";

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
/** An account's e-mail, if it is surely its own. */
const ownEmail = "case when c.is_email_verified then c.email_key end";

/** When people are looked at one after the other in the list's own order. */
const bounds = {
  /** Of a filter that more people fit. */
  manyFound: 5_000,
  /** So many people are looked at: those who are found may all be of years ago. */
  lookedAt: 5_000,
};
const isPlannedEachTime = true;

/**
 * A page of accounts and guests, the last seen first, with how many there are in all.
 * @param knowsEmails whether the reader may find by e-mails
 */
export async function listCustomers(
  sql: Sql,
  filter: CustomerFilter,
  page: { readonly cursor?: string | undefined; readonly limit: number; readonly knowsEmails: boolean },
  { manyFound, lookedAt } = bounds,
): Promise<Page<ListedCustomer> & { readonly total: number }> {
  const wanted = readFilter(filter, page.knowsEmails);
  if (wanted === undefined) return { rows: [], next: null, total: 0 };
  const total = await countPeople(sql, wanted);
  const isNarrowed = wanted.words.length + wanted.tags.length > 0;
  if (!isNarrowed || total <= manyFound)
    return { ...(await readRows<ListedCustomer>(sql, listOf(wanted, page))), total };
  const nearest = await readRows<ListedCustomer>(sql, listOf(wanted, page, lookedAt));
  const isEnough = nearest.next || (page.cursor === undefined && nearest.rows.length === total);
  return { ...(isEnough ? nearest : await readRows<ListedCustomer>(sql, listOf(wanted, page))), total };
}

/** @param lookedAt so many people are looked at in the list's own order; else those who fit are found first, then sorted */
function listOf(
  wanted: Wanted,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
  lookedAt?: number,
): List {
  const { kind } = wanted;
  const { accounts, guests, values } = conditionsOf(wanted);
  const isLook = accounts.fits !== undefined && lookedAt !== undefined;
  const isFound = accounts.fits !== undefined && !isLook;
  const accountsFrom = isFound ? `${accounts.rows} s join customer c on c.id = s.customer_id` : "customer c";
  const guestsFrom = isFound ? `${guests.rows} g` : "guest_search g";
  const parts = (cut: CutToPage) =>
    [
      kind !== "guest" &&
        `(select 'account' as kind, c.id::text as id, c.signed_in_at as seen_at, c.id as customer_id, null::text as email_key
          from ${accountsFrom} where true${cut("c.signed_in_at", "c.id::text")})`,
      kind !== "account" &&
        `(select 'guest' as kind, g.number as id, g.seen_at, null::uuid as customer_id, g.email_key
          from ${guestsFrom} where true${cut("g.seen_at", "g.number")})`,
    ]
      .filter(Boolean)
      .join(" union all ");
  return {
    columns: "kind, id, seen_at",
    from: (cut) =>
      isLook
        ? `(select * from (${parts(cut)}) each where true${cut("seen_at", "id")}) person`
        : `(${parts(cut)}) person`,
    where: isLook
      ? `coalesce((select ${accounts.fits} from account_search s where s.customer_id = person.customer_id),
          (select ${guests.fits} from guest_search s where s.email_key = person.email_key), false)`
      : "true",
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
            or t.email_key = coalesce(${ownEmail}, o.email_key)) as tags`,
      from: `page
        left join customer c on c.id = case when page.kind = 'account' then page.id::uuid end
        left join shop_order o on page.kind = 'guest' and o.number = page.id
        cross join lateral (
          select count(*)::int as orders, coalesce(sum(each.payable_kobo) filter (where each.is_bought), 0)::bigint as bought_kobo
          from (
            select o.payable_kobo, ${isBought} as is_bought from shop_order o where o.customer_id = c.id
            union all
            select g.payable_kobo, ${isBought.replaceAll("o.", "g.")} from shop_order g
            where g.email_key = coalesce(${ownEmail}, o.email_key)
              and g.customer_id is null and g.company_id is null and g.email_key <> ''
          ) each
        ) sums`,
    },
    cursor,
    limit,
    isPlannedEachTime,
    ...(isLook && { lookedAt }),
  };
}

/** How many people fit, counted up to `mostCounted`. */
async function countPeople(sql: Sql, wanted: Wanted): Promise<number> {
  const { accounts, guests, values } = conditionsOf(wanted);
  const wantedOf = { accounts: wanted.kind !== "guest", guests: wanted.kind !== "account" };
  if (accounts.fits === undefined) {
    const rows = [wantedOf.accounts && accounts.rows, wantedOf.guests && guests.rows].filter(Boolean);
    const from = `(${rows.map((each) => `select 1 from ${each}`).join(" union all ")}) person`;
    return countRows(sql, { from, where: "true", values, isPlannedEachTime });
  }
  const counts = [
    wantedOf.accounts && `count_found_accounts($1::tsquery, ${mostCounted + 1})`,
    wantedOf.guests && `count_found_guests($1::tsquery, ${mostCounted + 1})`,
    ...[wantedOf.accounts && accounts, wantedOf.guests && guests].map((of) =>
      of && of.rest !== undefined ? `(select count(*)::int from ${of.rest} rest)` : "0",
    ),
  ].filter(Boolean);
  const [row] = await sql.query<{ total: number }>(`select ${counts.join(" + ")} as total`, values, {
    isPlannedEachTime,
  });
  return Math.min(row?.total ?? 0, mostCounted + 1);
}

/** What someone wants to see; all of it must fit. */
interface Wanted {
  readonly kind: CustomerFilter["kind"];
  /** One for each thing that was typed, as a tsquery. */
  readonly words: readonly string[];
  readonly tags: readonly string[];
}

/** @returns undefined for what finds orders: nobody is in a stage */
function readFilter(
  { search = "", kind, tag = "" }: CustomerFilter,
  knowsEmails: boolean,
): Wanted | undefined {
  const { terms, stages, money } = readSearch(search, knowsEmails);
  if (stages.length + money.length > 0) return undefined;
  return {
    kind,
    words: terms.map(({ query }) => query),
    tags: tag.split(",").filter((each) => each !== ""),
  };
}

/** SQL of everybody who fits, of accounts or of guests. */
interface Found {
  readonly rows: string;
  /** What a row `s` has to be; undefined where everybody fits. */
  readonly fits?: string;
  /** Those whom the index alone does not find. */
  readonly rest?: string;
}

const everybodyOf = (rows: string): Found => ({ rows });

/** @source decision 134 */
function conditionsOf({ words, tags }: Wanted) {
  if (words.length + tags.length === 0)
    return { accounts: everybodyOf("account_search"), guests: everybodyOf("guest_search"), values: [] };
  const tagged = tags.length === 0 ? null : tags.map((tag) => lexeme(`=${tag}`)).join(" | ");
  // At the same place: in one order, or in the account.
  const parts = [words.join(" <0> "), tagged].filter(Boolean);
  const values: SqlValue[] = [parts.map((part) => `(${part})`).join(" & ")];
  // Of people with very many orders the row has the first ones alone.
  if (words.length > 0) values.push(words.join(" & "), tagged);
  const of = (table: string, orders: string): Found => {
    const fits = "s.terms @@ $1::tsquery";
    // `offset 0`: found as a whole, not along the order of the list.
    const rows = `(select * from ${table} s where ${fits} offset 0)`;
    if (words.length === 0) return { rows, fits };
    const fitsBesides = `s.is_long and ($3::text is null or s.terms @@ $3::tsquery) and exists (
      select 1 from (${orders}) own join order_search o on o.order_id = own.id where o.terms @@ $2::tsquery)`;
    const rest = `(select * from ${table} s where not (${fits}) and ${fitsBesides})`;
    return { rows: `(${rows} union all ${rest})`, fits: `${fits} or ${fitsBesides}`, rest };
  };
  return {
    accounts: of(
      "account_search",
      `select o.id from shop_order o where o.customer_id = s.customer_id
       union all select o.id from customer c join shop_order o on o.email_key = c.email_key
       where c.id = s.customer_id and c.is_email_verified and ${isGuestOrder}`,
    ),
    guests: of(
      "guest_search",
      `select o.id from shop_order o where o.email_key = s.email_key and ${isGuestOrder}`,
    ),
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
