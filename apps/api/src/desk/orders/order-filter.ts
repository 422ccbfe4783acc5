import type { SqlValue } from "#api/platform/database/port.ts";
import { isOneOf } from "#api/platform/lists/is-one-of.ts";
import { isMoney, isStage, readSearch, type SearchTerm } from "./read-search.ts";

/** What narrows a list of orders; all of it must fit. */
export interface OrderFilter {
  readonly search?: string | undefined;
  /** Stages, parted by commas; `to_pack` and such groups are views, not stages. */
  readonly stage?: string | undefined;
  /** Payment statuses, parted by commas. */
  readonly money?: string | undefined;
  readonly payment?: string | undefined;
  readonly delivery?: "delivery" | "pickup" | undefined;
  readonly buyer?: "shopper" | "company" | undefined;
  /** Whether its goods wait for a decision about its money. */
  readonly held?: "yes" | "no" | undefined;
  /** Whether something went wrong with its money or its delivery. */
  readonly trouble?: "yes" | undefined;
  /** Days in Lagos, YYYY-MM-DD; both are in. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export const filterNames = [
  "search",
  "stage",
  "money",
  "payment",
  "delivery",
  "buyer",
  "held",
  "trouble",
  "from",
  "to",
] as const;

/** Of an order `o` that was to be packed or sent, and may not go out as its money is. @source decision 075 */
export const isHeldCondition = "o.status in ('confirmed', 'packed') and not o.money_stands";

/** Of an order `o` whose money or whose delivery needs a person to decide. */
const isTroubleCondition = `(${isHeldCondition} or o.payment_status in ('review', 'over_paid', 'refunding', 'disputed')
  or (o.status in ('packed', 'shipped') and exists (select 1 from delivery d where d.order_id = o.id and d.state = 'failed')))`;

/** A condition on `shop_order o`, with its values from `$1` on. */
export interface Condition {
  readonly where: string;
  readonly values: readonly SqlValue[];
}

/**
 * A filter as a condition. A stage or status that does not exist fits no order.
 * @param knowsEmails whether the reader may find by e-mails
 * @param words what is put for its words, where they are not to be looked up as a list
 */
export function conditionOf(
  filter: OrderFilter,
  knowsEmails: boolean,
  words: (query: string) => string = found,
): Condition {
  const values: SqlValue[] = [];
  const parts: string[] = [];
  const put = (value: SqlValue) => `$${values.push(value)}`;
  const { terms, stages, money, skus, documents } = readSearch(filter.search ?? "", knowsEmails);
  const plain = plainQuery(terms);
  if (plain !== undefined) parts.push(words(put(plain)));
  for (const { query, amount, sku } of terms.filter((term) => !isPlain(term)))
    parts.push(
      found(
        put(query),
        amount === undefined ? undefined : put(amount),
        sku === undefined ? undefined : put(sku),
      ),
    );
  for (const wanted of [listOf(filter.stage), stages])
    if (wanted.length > 0) parts.push(isOneOf("o.status", wanted.filter(isStage), put));
  for (const wanted of [listOf(filter.money), money])
    if (wanted.length > 0) parts.push(isOneOf("o.payment_status", wanted.filter(isMoney), put));
  for (const sku of skus) parts.push(holds(put(sku)));
  for (const number of documents) parts.push(hasDocument(put(number)));
  if (filter.payment) parts.push(isOneOf("o.payment_method", listOf(filter.payment), put));
  if (filter.delivery) parts.push(`o.delivery_method = ${put(filter.delivery)}::text`);
  if (filter.buyer) parts.push(`o.company_id is ${filter.buyer === "company" ? "not null" : "null"}`);
  if (filter.held) parts.push(filter.held === "yes" ? isHeldCondition : `not (${isHeldCondition})`);
  if (filter.trouble) parts.push(isTroubleCondition);
  if (filter.from)
    parts.push(`o.placed_at >= (${put(filter.from)}::text::date)::timestamp at time zone 'Africa/Lagos'`);
  if (filter.to)
    parts.push(`o.placed_at < (${put(filter.to)}::text::date + 1)::timestamp at time zone 'Africa/Lagos'`);
  return { where: parts.length > 0 ? parts.join(" and ") : "true", values };
}

/** What a filter's words alone ask of `order_search`, as a tsquery, and whether nothing else narrows the list. */
export function wordsOf(
  { search = "", ...others }: OrderFilter,
  knowsEmails: boolean,
): { readonly query: string; readonly isAll: boolean } | undefined {
  const { terms, stages, money, skus, documents } = readSearch(search, knowsEmails);
  const query = plainQuery(terms);
  if (query === undefined) return undefined;
  const narrows = [stages, money, skus, documents].some((each) => each.length > 0);
  const isAll = terms.every(isPlain) && !narrows && Object.values(others).every((value) => !value);
  return { query, isAll };
}

function isPlain({ amount, sku }: SearchTerm): boolean {
  return amount === undefined && sku === undefined;
}

function plainQuery(terms: readonly SearchTerm[]): string | undefined {
  const plain = terms.filter(isPlain).map(({ query }) => query);
  return plain.length === 0 ? undefined : plain.join(" & ");
}

/** A filter whose words the planner may look up in any way: it must know them, so that it plans it each time. */
export function plannedCondition(filter: OrderFilter, knowsEmails: boolean): Condition {
  return conditionOf(
    filter,
    knowsEmails,
    (query) => `exists (select from order_search s where s.order_id = o.id and s.terms @@ ${query}::tsquery)`,
  );
}

/** What a filter asks beside its words, and these as a look at each order, which the planner cannot turn into a list; `query` is their `$n`. */
export function besideWords(
  filter: OrderFilter,
  knowsEmails: boolean,
): Condition & { readonly isFound: string; readonly query?: string } {
  let isFound = "true";
  let words: string | undefined;
  const condition = conditionOf(filter, knowsEmails, (query) => {
    words = query;
    isFound = `coalesce((select terms @@ ${query}::tsquery from order_search where order_id = o.id), false)`;
    return "true";
  });
  return { ...condition, isFound, ...(words !== undefined && { query: words }) };
}

/** As a list that is made first: the planner would walk all orders from the newest on, and look each up in it. */
function found(query: string, amount?: string, sku?: string): string {
  const ofAmount =
    amount === undefined ? "" : ` union all select id from shop_order where payable_kobo = ${amount}::bigint`;
  const ofArticle = sku === undefined ? "" : ` union all ${ordersOfArticle(sku)}`;
  return `o.id = any(array(select order_id from order_search where terms @@ ${query}::tsquery${ofAmount}${ofArticle}))`;
}

function hasDocument(number: string): string {
  return `o.id = any(array(select order_id from invoice where number = ${number}::text
    union all select order_id from credit_note where number = ${number}::text))`;
}

/** Lines keep the number as the catalogue had it; its spelling does not matter here. */
function holds(sku: string): string {
  return `o.id = any(array(${ordersOfArticle(sku)}))`;
}

function ordersOfArticle(sku: string): string {
  return `select line.order_id from shop_order_line line
    where line.sku in (select sku from product where sku_key = ${sku}::text union all select ${sku}::text)`;
}

function listOf(text = ""): string[] {
  return text.split(",").filter(Boolean);
}
