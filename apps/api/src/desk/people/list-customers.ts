import { mostCounted } from "@precise/cart-core/limits";
import { readSearch } from "#api/desk/orders/read-search.ts";
import { isGuestOrder } from "#api/modules/accounts/person.ts";
import type { Sql, SqlValue } from "#api/platform/database/port.ts";
import {
  type CutToPage,
  countRows,
  type List,
  type Page,
  readPage,
  readRows,
} from "#api/platform/lists/read-page.ts";

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
/** The accounts whose own e-mail it surely is. They are looked up for each, which is faster than to read all accounts. */
const ownersOf = (emailKey: string) =>
  `select owner.id from customer owner where owner.email_key = ${emailKey} and owner.is_email_verified offset 0`;
const isOfNoAccount = (emailKey: string) => `not exists (${ownersOf(emailKey)})`;
/** An order `o` of a guest who has no account. */
const isGuest = `${isGuestOrder} and ${isOfNoAccount("o.email_key")}`;
/** Of a guest each stands for them in the list that no later one follows; an e-mail that is an account's own is that account's. */
const isLatestOfGuest = `${isGuest}
  and not exists (select 1 from shop_order later where later.email_key = o.email_key and later.customer_id is null
    and later.company_id is null and (later.placed_at, later.id) > (o.placed_at, o.id))`;
/** An account's e-mail, if it is surely its own. */
const ownEmail = "case when c.is_email_verified then c.email_key end";

/** When people are looked at one after the other in the list's own order. */
const bounds = {
  /** Of words that find more orders or accounts than this. */
  manyFound: 5_000,
  /** Of a tag that more people have. */
  manyTagged: 20_000,
  /** So many people are looked at: those who are found may all be of years ago. */
  lookedAt: 2_000,
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
  { manyFound, manyTagged, lookedAt } = bounds,
): Promise<Page<ListedCustomer> & { readonly total: number }> {
  const wanted = readFilter(filter, page.knowsEmails);
  if (wanted === undefined) return { rows: [], next: null, total: 0 };
  const { words, tags } = wanted;
  const found = await countFound(sql, wanted, manyFound, manyTagged);
  const few = {
    words: words !== undefined && !found.isManyWords,
    tags: tags !== undefined && !found.isManyTags,
  };
  // What finds many is looked for in each of the people whom the other finds.
  const whole = few.words || few.tags ? few : { words: words !== undefined, tags: tags !== undefined };
  const isWhole = few.words === whole.words && few.tags === whole.tags;
  const count = async () => found.atLeast ?? countPeople(sql, wanted, whole);
  const wholeList = listOf(wanted, page, whole, Number.MAX_SAFE_INTEGER);
  if (isWhole) return readPage<ListedCustomer>(sql, wholeList, count);
  const nearest = await readRows<ListedCustomer>(sql, listOf(wanted, page, few, lookedAt));
  const total = await count();
  const isEnough = nearest.next || (page.cursor === undefined && nearest.rows.length === total);
  return isEnough ? { ...nearest, total } : readPage<ListedCustomer>(sql, wholeList, async () => total);
}

/** Which of words and tags are found first, as a list; for what is not, each person is looked at. */
interface FoundFirst {
  readonly words: boolean;
  readonly tags: boolean;
}

function listOf(
  wanted: Wanted,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
  first: FoundFirst,
  lookedAt: number,
): List {
  const { with: found, accounts, guests, looks, values } = conditionsOf(wanted, first);
  const parts = (cut: CutToPage) =>
    [
      wanted.kind !== "guest" &&
        `(select 'account' as kind, c.id::text as id, c.signed_in_at as seen_at, c.id as customer_id, ${ownEmail} as email_key
          from customer c where ${accounts}${cut("c.signed_in_at", "c.id::text")})`,
      wanted.kind !== "account" &&
        `(select 'guest' as kind, o.number as id, o.placed_at as seen_at, null::uuid as customer_id, o.email_key
          from shop_order o where ${guests} and ${isLatestOfGuest}${cut("o.placed_at", "o.number")})`,
    ]
      .filter(Boolean)
      .join(" union all ");
  return {
    ...(found !== undefined && { with: found, isCountedApart: true }),
    columns: "kind, id, seen_at",
    from: (cut) =>
      looks === "true"
        ? `(${parts(cut)}) person`
        : `(select * from (${parts(cut)}) each where true${cut("seen_at", "id")}) person`,
    where: looks,
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
    ...(looks !== "true" && { lookedAt }),
  };
}

/** How many people fit, counted up to `mostCounted`. */
async function countPeople(sql: Sql, wanted: Wanted, first: FoundFirst): Promise<number> {
  const { with: found, accounts, guestOrders, looks, values } = conditionsOf(wanted, first);
  // Guests are counted by their e-mails, along the index: faster than to look for the latest order of each.
  const parts = [
    wanted.kind !== "guest" &&
      `(select c.id as customer_id, ${ownEmail} as email_key from customer c where ${accounts})`,
    wanted.kind !== "account" &&
      `(select null::uuid as customer_id, g.email_key
        from (select distinct o.email_key from shop_order o where ${guestOrders} and ${isGuestOrder} order by o.email_key) g
        where ${isOfNoAccount("g.email_key")})`,
  ].filter(Boolean);
  const common = found === undefined ? {} : { with: found };
  const from = `(${parts.join(" union all ")}) person`;
  return countRows(sql, { ...common, from, where: looks, values, isPlannedEachTime });
}

/** What someone wants to see; all of it must fit. */
interface Wanted {
  readonly kind: CustomerFilter["kind"];
  /** A tsquery. */
  readonly words: string | undefined;
  readonly tags: readonly string[] | undefined;
}

/** @returns undefined for what finds orders: nobody is in a stage */
function readFilter(
  { search = "", kind, tag = "" }: CustomerFilter,
  knowsEmails: boolean,
): Wanted | undefined {
  const { terms, stages, money } = readSearch(search, knowsEmails);
  if (stages.length + money.length > 0) return undefined;
  const tags = tag.split(",").filter((each) => each !== "");
  return {
    kind,
    words: terms.length === 0 ? undefined : terms.map(({ query }) => query).join(" & "),
    tags: tags.length === 0 ? undefined : tags,
  };
}

/** Whether words find many, and tags; and of how many people it is sure, if they are more than are counted. */
async function countFound(sql: Sql, { kind, words, tags }: Wanted, manyFound: number, manyTagged: number) {
  const isAbove = async (most: number, from: string, value: SqlValue) =>
    (await countRows(sql, { from, where: "true", values: [value], isPlannedEachTime }, most)) > most;
  const ordered = "select order_id from order_search where terms @@ $1::tsquery";
  const tagged = "from customer_tag where tag = any($1::text[])";
  const named =
    words === undefined || kind === "guest"
      ? 0
      : await countRows(sql, {
          from: "customer_search",
          where: "terms @@ $1::tsquery",
          values: [words],
          isPlannedEachTime,
        });
  const isManyWords =
    words !== undefined && (named > manyFound || (await isAbove(manyFound, `(${ordered}) ordered`, words)));
  const isManyTags = tags !== undefined && (await isAbove(manyTagged, `(select 1 ${tagged}) tagged`, tags));
  const isBuyer =
    kind === "account" ? "o.customer_id is not null" : `(o.customer_id is not null or ${isGuest})`;
  // Of some of the orders that a common word finds, the buyers are more than are counted already.
  const buyers = `(select distinct coalesce(o.customer_id::text, o.email_key)
    from (${ordered} limit ${1.5 * mostCounted}) s join shop_order o on o.id = s.order_id where ${isBuyer}) buyer`;
  const holders = `(select distinct customer_id ${tagged} and customer_id is not null) holder`;
  let isSurelyMore = false;
  if (kind !== "guest" && isManyWords && tags === undefined)
    isSurelyMore = named > mostCounted || (await isAbove(mostCounted, buyers, words));
  if (kind !== "guest" && isManyTags && words === undefined)
    isSurelyMore = await isAbove(mostCounted, holders, tags);
  return { isManyWords, isManyTags, ...(isSurelyMore && { atLeast: mostCounted + 1 }) };
}

/** What an account `c`, a guest's order `o` and a `person` of either have to fit. A person is found by any of their orders. */
function conditionsOf({ words, tags }: Wanted, first: FoundFirst) {
  const values: SqlValue[] = [];
  const put = (value: SqlValue) => `$${values.push(value)}`;
  const accounts = ["true"];
  const guests = ["true"];
  const guestOrders = ["true"];
  const looks: string[] = [];
  const lookAt = (own: string, fits: string) =>
    looks.push(`coalesce((select true from (${own}) own where ${fits} limit 1), false)`);
  let found: string | undefined;
  if (words !== undefined) {
    const fits = `terms @@ ${put(words)}::tsquery`;
    if (first.words) {
      found = `found as materialized (
        select o.customer_id, case when ${isGuestOrder} then o.email_key end as guest_key
        from order_search s join shop_order o on o.id = s.order_id where ${fits})`;
      accounts.push(`c.id in (
        select customer_id from customer_search where ${fits}
        union select customer_id from found where customer_id is not null
        union select owner.id from found cross join lateral (${ownersOf("found.guest_key")}) owner)`);
      guests.push("o.email_key in (select guest_key from found where guest_key is not null)");
      guestOrders.push(`o.id in (select order_id from order_search where ${fits})`);
    } else {
      const ordered = "select terms from shop_order o join order_search s on s.order_id = o.id where";
      lookAt(
        `select terms from customer_search where customer_id = person.customer_id
        union all ${ordered} o.customer_id = person.customer_id
        union all ${ordered} o.email_key = person.email_key and ${isGuestOrder}`,
        fits,
      );
    }
  }
  if (tags !== undefined) {
    const fits = `tag = any(${put(tags)}::text[])`;
    if (first.tags) {
      accounts.push(`c.id in (select customer_id from customer_tag where ${fits} and customer_id is not null
        union select owner.id from customer_tag cross join lateral (${ownersOf("customer_tag.email_key")}) owner
          where ${fits})`);
      const isTagged = `o.email_key in (select email_key from customer_tag where ${fits} and email_key is not null)`;
      guests.push(isTagged);
      guestOrders.push(isTagged);
    } else {
      lookAt(
        `select tag from customer_tag where customer_id = person.customer_id
        union all select tag from customer_tag where email_key = person.email_key`,
        fits,
      );
    }
  }
  const all = (conditions: readonly string[]) => conditions.join(" and ");
  return {
    with: found,
    accounts: all(accounts),
    guests: all(guests),
    guestOrders: all(guestOrders),
    looks: all(looks) || "true",
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
