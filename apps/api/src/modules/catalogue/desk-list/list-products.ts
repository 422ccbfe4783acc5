import { mostCounted } from "@precise/cart-core/limits";
import type { productSorts } from "@precise/contract/desk/products/products";
import type { MediaEntry } from "@precise/contract/shop/product";
import type { Sql } from "#api/platform/database/port.ts";
import { countRows, type List, readPage, type SortKey } from "#api/platform/lists/read-page.ts";
import { findMatches, type WordIndex } from "../search/find-matches.ts";
import { wasNotSeen } from "../stock-changes.ts";
import type { Structure } from "../structure.ts";
import { type FilterIndex, listedFitting } from "./listed-fitting.ts";
import {
  asksForLow,
  type BadFilter,
  besideFound,
  type Condition,
  conditionOf,
  type Found,
  isOnlyLow,
  type ProductFilter,
} from "./product-filter.ts";

export type ProductSort = (typeof productSorts)[number];

/** A row of the desk's list: a product, or a draft that was never on sale. Money in kobo. */
export interface ListedProduct {
  readonly sku: string;
  readonly name: string;
  readonly picture: MediaEntry | null;
  readonly category_ids: readonly number[];
  readonly variant_group: string | null;
  readonly size_label: string | null;
  readonly price_kobo: number | null;
  readonly list_price_kobo: number | null;
  readonly trade_price_kobo: number | null;
  readonly stock_qty: number;
  readonly is_product: boolean;
  readonly is_listed: boolean;
  readonly has_draft: boolean;
  readonly publish_at: Date | null;
  readonly problem: string | null;
}

export interface ProductListPage {
  readonly rows: readonly ListedProduct[];
  readonly total: number;
  /** Where the next page begins; null on the last. */
  readonly next: string | null;
}

/** Products, and drafts of new ones, as one list. */
const goods = `(
  select p.id, p.sku, p.sku_key, p.name_key, lower(p.sku) || ' ' || p.name_key as words, p.price_kobo, p.trade_price_kobo, p.stock_qty, p.few_left,
    p.category_ids, p.room_ids, p.variant_group, p.attributes, p.media_gallery, p.created_at, true as is_product,
    p.withdrawn_at is null as is_listed
  from product p
  union all
  select 0, d.sku, d.sku_key, d.name_key, lower(d.sku) || ' ' || d.name_key, coalesce(d.price_kobo, 0), null, 0, null,
    d.category_ids, d.room_ids, d.variant_group, d.attributes, d.media_gallery, d.saved_at, false, false
  from product_draft d where d.base is null and not exists (select 1 from product p where p.sku_key = d.sku_key)
) g`;

const bySku: SortKey = { by: "g.sku_key", type: "text" };
const byName: SortKey = { by: "g.name_key", type: "text" };
const byPrice: SortKey = { by: "g.price_kobo", type: "bigint" };
const byStock: SortKey = { by: "g.stock_qty", type: "bigint" };
const sorts: Readonly<
  Record<ProductSort, { readonly order: readonly SortKey[]; readonly way: "asc" | "desc" }>
> = {
  sku: { order: [bySku], way: "asc" },
  "-sku": { order: [bySku], way: "desc" },
  name: { order: [byName, bySku], way: "asc" },
  "-name": { order: [byName, bySku], way: "desc" },
  price: { order: [byPrice, bySku], way: "asc" },
  "-price": { order: [byPrice, bySku], way: "desc" },
  stock: { order: [byStock, bySku], way: "asc" },
  "-stock": { order: [byStock, bySku], way: "desc" },
  "-created": { order: [{ by: "g.created_at", type: "timestamptz" }, bySku], way: "desc" },
};

const isPlannedEachTime = true;

/** Of no more products than this the page is found by their ids, instead of in the list's order. */
const fewFitting = 2_000;

/** Finds the ids of the products on sale that are low: the rule is that of the list of stock. */
export type FindLow = (sql: Sql) => Promise<readonly number[]>;

/** What both a page and a count need. */
interface Wanted {
  readonly filter: ProductFilter;
  readonly structure: Structure;
  readonly findLow: FindLow;
  /** Saves asking PostgreSQL for the products of words, and looking at all of them for a few. */
  readonly index?: (WordIndex & FilterIndex) | undefined;
}

/** A page of products, with how many there are in all. */
export async function listProducts(
  sql: Sql,
  wanted: Wanted & {
    readonly sort: ProductSort;
    readonly cursor?: string | undefined;
    readonly limit: number;
  },
): Promise<ProductListPage | BadFilter> {
  const { filter, structure, index, sort, cursor, limit } = wanted;
  const found = await findFirst(sql, wanted);
  const condition = conditionOf(filter, structure, found);
  if ("field" in condition) return condition;
  // The rows are chosen by what is narrow; what is wide is read for one page.
  const list: List = {
    columns: "g.sku_key, g.is_product, g.is_listed",
    from: goods,
    ...((index && (await amongFew(sql, { ...wanted, index }, found))) ?? condition),
    ...sorts[sort],
    isPlannedEachTime,
    wide: {
      columns: `page.is_product, page.is_listed, coalesce(p.sku, d.sku) as sku, coalesce(p.name, d.name) as name,
        coalesce(p.media_gallery, d.media_gallery) -> 0 as picture,
        coalesce(p.category_ids, d.category_ids) as category_ids,
        case when page.is_product then p.variant_group else d.variant_group end as variant_group,
        case when page.is_product then p.size_label else d.fields ->> 'size_label' end as size_label,
        case when page.is_product then p.price_kobo else d.price_kobo end as price_kobo,
        case when page.is_product then p.list_price_kobo else d.list_price_kobo end as list_price_kobo,
        p.trade_price_kobo, coalesce(p.stock_qty, 0) as stock_qty, d.sku_key is not null as has_draft, d.publish_at, d.problem`,
      from: "page left join product p on p.sku_key = page.sku_key left join product_draft d on d.sku_key = page.sku_key",
    },
    cursor,
    limit,
  };
  return readPage<ListedProduct>(sql, list, () => countFitting(sql, wanted, found, condition));
}

/**
 * The condition where an index knows that few on sale fit: of them, of what changed since it was read, and of what is not on sale.
 * What is in stock is not asked of it, for that changes without being written.
 */
async function amongFew(
  sql: Sql,
  { filter, structure, index }: Wanted & { readonly index: FilterIndex },
  found: Found,
): Promise<Condition | undefined> {
  const listed = listedFitting({ ...filter, stock: undefined }, index, found);
  if (listed === undefined || listed.ids.length > (listed.isWide ? mostCounted : fewFitting))
    return undefined;
  const written = wasNotSeen("written_in", index.readAt);
  const changed = await sql.query<{ id: number }>(
    `select id from product where ${written.condition} limit ${fewFitting + 1}`,
    [written.value],
  );
  if (changed.length > fewFitting) return undefined;
  return conditionAmong([...listed.ids, ...changed.map(({ id }) => id)], filter, structure, found);
}

/** Of these alone, and of what is not on sale. */
function conditionAmong(
  ids: readonly number[],
  filter: ProductFilter,
  structure: Structure,
  found: Found,
): Condition | undefined {
  // Of very many that a word finds, no more than these are looked at.
  const byWords = new Set(ids.filter((id) => found.byWords.has(id)));
  const condition = conditionOf(filter, structure, { ...found, byWords });
  if ("field" in condition) return undefined;
  const { where, values } = condition;
  return {
    where: `${where} and (g.id = any($${values.length + 1}::int[]) or not g.is_listed)`,
    values: [...values, ids],
  };
}

/** @param condition made of the filter and of what is `found` for it */
async function countFitting(
  sql: Sql,
  { filter, structure, index }: Wanted,
  found: Found,
  condition: Condition,
): Promise<number> {
  const count = ({ where, values }: Condition) =>
    countRows(sql, { from: goods, where, values, isPlannedEachTime });
  if (isOnlyLow(filter)) return Math.min(found.low.length, mostCounted + 1);
  const beside = besideFound(filter, found.byWords);
  const listed = beside ? undefined : index && listedFitting(filter, index, found);
  const known = beside ? found.byWords.size : listed?.ids.length;
  if (known === undefined || (listed?.isWide && known > mostCounted)) return count(condition);
  if (known > mostCounted) return mostCounted + 1;
  const ids = listed?.isWide ? listed.ids : [];
  const others = beside ?? conditionAmong(ids, filter, structure, found) ?? condition;
  return Math.min((listed?.isWide ? 0 : known) + (await count(others)), mostCounted + 1);
}

/** Item numbers of all products that fit, at most so many, without drafts that were never on sale. */
export async function skusOfFilter(sql: Sql, wanted: Wanted, most: number): Promise<string[] | BadFilter> {
  const condition = conditionOf(wanted.filter, wanted.structure, await findFirst(sql, wanted));
  if ("field" in condition) return condition;
  const rows = await sql.query<{ sku: string }>(
    `select g.sku from ${goods} where ${condition.where} order by g.sku_key limit ${most}`,
    condition.values,
    { isPlannedEachTime },
  );
  return rows.map(({ sku }) => sku);
}

/** How many fit; nothing where the filter means nothing. */
export async function countProducts(sql: Sql, wanted: Wanted): Promise<number> {
  const found = await findFirst(sql, wanted);
  const condition = conditionOf(wanted.filter, wanted.structure, found);
  return "field" in condition ? 0 : countFitting(sql, wanted, found, condition);
}

async function findFirst(sql: Sql, { filter, index, findLow }: Wanted): Promise<Found> {
  return {
    byWords: await findByWords(sql, filter, index),
    low: asksForLow(filter) ? await findLow(sql) : [],
  };
}

/** Ids of products on sale that the words of a search find. */
async function findByWords(
  sql: Sql,
  { search = "" }: ProductFilter,
  index?: WordIndex,
): Promise<ReadonlySet<number>> {
  if (search.trim() === "") return new Set();
  const { ids, suggestion } = await findMatches(sql, search.trim(), index);
  // Another spelling is an offer for shoppers; here what was typed counts.
  return new Set(suggestion === undefined ? ids : []);
}
