import type { OrderStage } from "@precise/cart-core/order-stages";
import type { PaymentStatus } from "@precise/cart-core/payment-status";
import type { Sql } from "#api/platform/database/port.ts";
import {
  type CutToPage,
  countRows,
  type List,
  readPage,
  readRows,
  type SortKey,
} from "#api/platform/lists/read-page.ts";
import {
  besideWords,
  type Condition,
  conditionOf,
  filterNames,
  isHeldCondition,
  type OrderFilter,
  plannedCondition,
  wordsOf,
} from "./order-filter.ts";

/** How the list is sorted, from the largest down with `-`; `waits_until`: what is to be answered or paid the soonest first. */
export const orderSorts = ["-placed_at", "placed_at", "-payable", "payable", "waits_until"] as const;
export type OrderSort = (typeof orderSorts)[number];

/** A row of the list; money in kobo. */
export interface DeskOrderRow {
  readonly id: number;
  readonly number: string;
  readonly revision: number;
  readonly stage: OrderStage;
  readonly placed_at: Date;
  readonly firstname: string;
  readonly lastname: string;
  /** Of a trade client's order. */
  readonly company: string | null;
  readonly phone: string;
  readonly state: string | null;
  readonly lga: string | null;
  readonly showroom: string | null;
  readonly payment: string;
  readonly money: PaymentStatus;
  readonly payable_kobo: number;
  readonly respond_by: Date | null;
  readonly goods: "held" | "free" | "waiting";
  readonly hold_until: Date | null;
  readonly is_proved: boolean;
  /** Null unless a part was paid. */
  readonly missing_kobo: number | null;
  /** Its goods wait, because of its money. */
  readonly is_held: boolean;
  readonly pieces: number;
  /** Of them, while some are to be sent. */
  readonly sent: number;
  /** The shopper wrote something with it. */
  readonly has_wish: boolean;
  readonly notes: number;
}

export interface OrderPageOf {
  readonly rows: readonly DeskOrderRow[];
  readonly total: number;
  /** Where the next page begins; null on the last. */
  readonly next: string | null;
  /** Of an empty list: how many there were without each filter. */
  readonly without?: readonly { readonly filter: keyof OrderFilter; readonly total: number }[];
}

const never = "'infinity'::timestamptz";
const sorts: Readonly<Record<OrderSort, SortKey & { readonly way: "asc" | "desc" }>> = {
  "-placed_at": { by: "o.placed_at", type: "timestamptz", way: "desc" },
  placed_at: { by: "o.placed_at", type: "timestamptz", way: "asc" },
  "-payable": { by: "o.payable_kobo", type: "bigint", way: "desc" },
  payable: { by: "o.payable_kobo", type: "bigint", way: "asc" },
  waits_until: { by: `coalesce(o.respond_by, ${never})`, type: "timestamptz", way: "asc" },
};

const isPlannedEachTime = true;

/** When a page is looked for in the list's own order. */
const bounds = {
  /** Of words that find more orders than this a page is found sooner by looking at one order after the other. */
  manyFound: 5_000,
  /** So many that fit otherwise are looked at: what is found may all be of years ago. */
  lookedAt: 10_000,
  /** Where more orders than this fit otherwise, those of the words are read first. */
  manyBeside: 20_000,
};

/** A page of orders, with how many there are in all. */
export async function listDeskOrders(
  sql: Sql,
  wanted: {
    readonly filter: OrderFilter;
    readonly sort: OrderSort;
    readonly cursor?: string | undefined;
    readonly limit: number;
    readonly knowsEmails: boolean;
  },
  { manyFound, lookedAt, manyBeside } = bounds,
): Promise<OrderPageOf> {
  const { filter, sort, cursor, limit, knowsEmails } = wanted;
  const { way, ...key } = sorts[sort];
  const found = await countFound(sql, filter, knowsEmails, manyFound, manyBeside);
  const { isMany } = found;
  const { counted, ...fitted } = fitting(filter, knowsEmails, found);
  // The rows are chosen before anything is counted for them.
  const list: List = {
    columns: "o.id",
    ...fitted,
    order: [key, { by: "o.id", type: "bigint" }],
    way,
    wide: {
      columns: `o.id, o.number, o.revision, o.status as stage, o.placed_at, o.firstname, o.lastname, o.company ->> 'name' as company,
        o.phone, o.address ->> 'state' as state, o.address ->> 'lga' as lga, o.showroom ->> 'name' as showroom,
        o.payment_method as payment, o.payment_status as money, o.payable_kobo, o.respond_by, o.goods, o.hold_until,
        o.proved_at is not null as is_proved, o.note is not null as has_wish,
        ${isHeldCondition} as is_held,
        order_missing_kobo(o) as missing_kobo,
        (select coalesce(sum(quantity), 0)::int from shop_order_line l where l.order_id = o.id) as pieces,
        case when o.status = 'packed' then order_sent_pieces(o.id) else 0 end as sent,
        (select count(*)::int from order_note n where n.order_id = o.id) as notes`,
      from: "page join shop_order o on o.id = page.id",
    },
    cursor,
    limit,
  };
  const nearestOf = (): List => {
    const { where, values, isFound } = besideWords(filter, knowsEmails);
    const from = (cut: CutToPage) => `(select * from shop_order o where ${where}${cut(key.by, "o.id")}) o`;
    return { ...list, from, where: isFound, values, lookedAt };
  };
  const count = async () => found.total ?? countRows(sql, counted);
  const nearest = isMany ? await readRows<DeskOrderRow>(sql, nearestOf()) : undefined;
  const total = nearest && (await count());
  const isEnough = nearest?.next || (cursor === undefined && nearest?.rows.length === total);
  const page =
    nearest && total !== undefined && isEnough
      ? { ...nearest, total }
      : await readPage<DeskOrderRow>(sql, list, async () => total ?? count());
  return {
    ...page,
    ...(page.total === 0 ? { without: await countWithoutEach(sql, filter, knowsEmails) } : {}),
  };
}

interface Found {
  /** Its words find very many. */
  readonly isMany: boolean;
  /** So does what is asked beside them. */
  readonly isManyBeside?: boolean;
}

/**
 * Of words that find very many the planner decides whether to begin with them, unless everything else finds very many, too.
 * @returns `counted` is where they are counted, without their rows
 */
function fitting(filter: OrderFilter, knowsEmails: boolean, { isMany, isManyBeside }: Found) {
  if (!isMany) {
    const list = { from: "shop_order o", ...conditionOf(filter, knowsEmails), isPlannedEachTime };
    return { ...list, counted: list };
  }
  // Found as a whole, then sorted: in the list's own order they were looked for already.
  const whole = (from: string, { where, values }: Condition) => {
    const ids = `(select o.id from ${from} where ${where} offset 0) found`;
    const list = { where: "true", values, isPlannedEachTime };
    return {
      ...list,
      from: `${ids} join shop_order o on o.id = found.id`,
      counted: { ...list, from: ids },
    };
  };
  const beside = besideWords(filter, knowsEmails);
  if (!isManyBeside || beside.query === undefined)
    return whole("shop_order o", plannedCondition(filter, knowsEmails));
  const words = `(select order_id from order_search where terms @@ ${beside.query}::tsquery offset 0)`;
  return whole(`${words} s join shop_order o on o.id = s.order_id`, beside);
}

/**
 * Of a filter with words: how many orders these find, if nothing else narrows it, and whether they are many; and whether those that
 * indexes give for everything else are many, too.
 */
async function countFound(
  sql: Sql,
  filter: OrderFilter,
  knowsEmails: boolean,
  manyFound: number,
  manyBeside: number,
): Promise<Found & { readonly total?: number }> {
  const words = wordsOf(filter, knowsEmails);
  if (words === undefined) return { isMany: false };
  const found = { from: "order_search", where: "terms @@ $1::tsquery", values: [words.query] };
  const count = await countRows(sql, found, words.isAll ? undefined : manyFound);
  if (words.isAll) return { isMany: count > manyFound, total: count };
  if (count <= manyFound) return { isMany: false };
  const { search: _words, stage, money, payment, delivery, ...others } = filter;
  const indexed = { stage, money, payment, delivery };
  const isIndexed = !Object.values(others).some(Boolean) && Object.values(indexed).some(Boolean);
  const beside = { from: "shop_order o", ...conditionOf(indexed, knowsEmails), isPlannedEachTime };
  return { isMany: true, isManyBeside: isIndexed && (await countRows(sql, beside, manyBeside)) > manyBeside };
}

/** How many orders fit. */
export async function countDeskOrders(sql: Sql, filter: OrderFilter, knowsEmails: boolean): Promise<number> {
  const { total, ...found } = await countFound(sql, filter, knowsEmails, bounds.manyFound, bounds.manyBeside);
  return total ?? countRows(sql, fitting(filter, knowsEmails, found).counted);
}

/** The numbers of the orders that fit, the newest first, at most so many. */
export async function numbersOfFilter(
  sql: Sql,
  filter: OrderFilter,
  knowsEmails: boolean,
  most: number,
  { manyFound, manyBeside, newest } = { ...bounds, newest: [4 * most, 16 * most] },
): Promise<string[]> {
  const found = await countFound(sql, filter, knowsEmails, manyFound, manyBeside);
  for (const among of found.isMany ? newest : []) {
    const near = await numbersOfNewest(sql, filter, knowsEmails, most, among);
    if (near.length === most) return near;
  }
  const { from, where, values } = fitting(filter, knowsEmails, found);
  const rows = await sql.query<{ number: string }>(
    `select o.number from ${from} where ${where} order by o.placed_at desc, o.id desc limit ${most}`,
    values,
    { isPlannedEachTime },
  );
  return rows.map(({ number }) => number);
}

/** The same of so many of the newest orders. Their ids are close to each other, so that words are looked up in a part of all. */
async function numbersOfNewest(
  sql: Sql,
  filter: OrderFilter,
  knowsEmails: boolean,
  most: number,
  among: number,
): Promise<string[]> {
  const { where, values, query } = besideWords(filter, knowsEmails);
  if (query === undefined) return [];
  const [block] = await sql.query<{ since: string | null; first: number; last: number }>(
    `select min(placed_at)::text as since, min(id) as first, max(id) as last
     from (select o.placed_at, o.id from shop_order o order by o.placed_at desc, o.id desc limit ${among}) newest`,
  );
  if (!block || block.since === null) return [];
  const at = (place: number) => `$${values.length + place}`;
  const rows = await sql.query<{ number: string }>(
    `select o.number from (
       select order_id from order_search where terms @@ ${query}::tsquery
         and order_id between ${at(1)}::bigint and ${at(2)}::bigint offset 0
     ) found join shop_order o on o.id = found.order_id
     where (${where}) and o.placed_at >= ${at(3)}::timestamptz order by o.placed_at desc, o.id desc limit ${most}`,
    [...values, block.first, block.last, block.since],
    { isPlannedEachTime },
  );
  return rows.map(({ number }) => number);
}

async function countWithoutEach(sql: Sql, filter: OrderFilter, knowsEmails: boolean) {
  const without: { filter: keyof OrderFilter; total: number }[] = [];
  for (const name of filterNames.filter((each) => filter[each] !== undefined)) {
    const total = await countDeskOrders(sql, { ...filter, [name]: undefined }, knowsEmails);
    without.push({ filter: name, total });
  }
  return without;
}
