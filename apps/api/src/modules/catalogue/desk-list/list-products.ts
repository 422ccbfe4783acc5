import { mostCounted } from "@precise/cart-core/limits";
import type { productSorts } from "@precise/contract/desk/products/products";
import type { MediaEntry } from "@precise/contract/shop/product";
import type { Sql } from "#api/platform/database/port.ts";
import { countRows, type List, readPage, type SortKey } from "#api/platform/lists/read-page.ts";
import { findMatches, type WordIndex } from "../search/find-matches.ts";
import type { Structure } from "../structure.ts";
import {
  type BadFilter,
  besideFound,
  type Condition,
  conditionOf,
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
  select p.id, p.sku, p.sku_key, p.name_key, lower(p.sku) || ' ' || p.name_key as words, p.price_kobo, p.trade_price_kobo, p.stock_qty,
    p.category_ids, p.room_ids, p.variant_group, p.attributes, p.media_gallery, p.created_at, true as is_product,
    p.withdrawn_at is null as is_listed
  from product p
  union all
  select 0, d.sku, d.sku_key, d.name_key, lower(d.sku) || ' ' || d.name_key, coalesce(d.price_kobo, 0), null, 0,
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

/**
 * A page of products, with how many there are in all.
 * @param wanted its index saves asking PostgreSQL for the products of words
 */
export async function listProducts(
  sql: Sql,
  wanted: {
    readonly filter: ProductFilter;
    readonly structure: Structure;
    readonly index?: WordIndex | undefined;
    readonly sort: ProductSort;
    readonly cursor?: string | undefined;
    readonly limit: number;
  },
): Promise<ProductListPage | BadFilter> {
  const { filter, structure, index, sort, cursor, limit } = wanted;
  const found = await findByWords(sql, filter, index);
  const condition = conditionOf(filter, structure, found);
  if ("field" in condition) return condition;
  // The rows are chosen by what is narrow; what is wide is read for one page.
  const list: List = {
    columns: "g.sku_key, g.is_product, g.is_listed",
    from: goods,
    ...condition,
    ...sorts[sort],
    // All of them, those with words and those of a category come by an index.
    isCountedOnTheWay: condition.where !== "true" && !filter.search && !filter.category,
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
  return readPage<ListedProduct>(sql, list, () => countFitting(sql, filter, found, condition));
}

/** @param condition made of the filter and of what its words find */
async function countFitting(
  sql: Sql,
  filter: ProductFilter,
  found: ReadonlySet<number>,
  condition: Condition,
): Promise<number> {
  const beside = besideFound(filter, found);
  if (beside === undefined) return countRows(sql, { from: goods, ...condition });
  const total =
    found.size > mostCounted ? found.size : found.size + (await countRows(sql, { from: goods, ...beside }));
  return Math.min(total, mostCounted + 1);
}

/** Item numbers of all products that fit, at most so many, without drafts that were never on sale. */
export async function skusOfFilter(
  sql: Sql,
  filter: ProductFilter,
  structure: Structure,
  most: number,
): Promise<string[] | BadFilter> {
  const condition = conditionOf(filter, structure, await findByWords(sql, filter));
  if ("field" in condition) return condition;
  const rows = await sql.query<{ sku: string }>(
    `select g.sku from ${goods} where ${condition.where} order by g.sku_key limit ${most}`,
    condition.values,
  );
  return rows.map(({ sku }) => sku);
}

/** How many fit; nothing where the filter means nothing. */
export async function countProducts(sql: Sql, filter: ProductFilter, structure: Structure): Promise<number> {
  const found = await findByWords(sql, filter);
  const condition = conditionOf(filter, structure, found);
  return "field" in condition ? 0 : countFitting(sql, filter, found, condition);
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
