import { parseJson } from "@precise/cart-core/json";
import type { productSorts } from "@precise/contract/desk/products/products";
import type { MediaEntry } from "@precise/contract/shop/product";
import * as z from "zod/mini";
import type { Sql } from "#api/platform/database/port.ts";
import { findMatches } from "../search/find-matches.ts";
import type { Structure } from "../structure.ts";
import { type BadFilter, type Condition, conditionOf, type ProductFilter } from "./product-filter.ts";

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
  /** Where the next page begins; undefined on the last. */
  readonly next?: string;
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

const sorts: Readonly<
  Record<ProductSort, { readonly by: string; readonly type: string; readonly way: "asc" | "desc" }>
> = {
  sku: { by: "g.sku_key", type: "text", way: "asc" },
  "-sku": { by: "g.sku_key", type: "text", way: "desc" },
  name: { by: "g.name_key", type: "text", way: "asc" },
  "-name": { by: "g.name_key", type: "text", way: "desc" },
  price: { by: "g.price_kobo", type: "bigint", way: "asc" },
  "-price": { by: "g.price_kobo", type: "bigint", way: "desc" },
  stock: { by: "g.stock_qty", type: "int", way: "asc" },
  "-stock": { by: "g.stock_qty", type: "int", way: "desc" },
  "-created": { by: "g.created_at", type: "timestamptz", way: "desc" },
};

/** A page of products, with how many there are in all. */
export async function listProducts(
  sql: Sql,
  wanted: {
    readonly filter: ProductFilter;
    readonly structure: Structure;
    readonly sort: ProductSort;
    readonly cursor?: string | undefined;
    readonly limit: number;
  },
): Promise<ProductListPage | BadFilter> {
  const { filter, structure, sort, cursor, limit } = wanted;
  const condition = await readCondition(sql, filter, structure);
  if ("field" in condition) return condition;
  const after = cursor === undefined ? undefined : readPlace(cursor);
  if (cursor !== undefined && !after) return { field: "cursor", message: "The cursor is not one of ours." };
  const { where, values } = condition;
  const { by, type, way } = sorts[sort];
  const at = values.length;
  const start = after
    ? ` and (${by}, g.sku_key) ${way === "desc" ? "<" : ">"} ($${at + 1}::${type}, $${at + 2}::text)`
    : "";
  // Whatever narrows the list looks at every product: they are counted on the way. All of them come by an index.
  const isCounted = after === undefined && where !== "true";
  // The rows are chosen by what is narrow; what is wide is read for one page.
  const found = await sql.query<ListedProduct & Placed>(
    `with page as materialized (
       select g.sku_key, g.is_product, g.is_listed, ${by} as place, ${isCounted ? "count(*) over ()" : "null"}::int as total
       from ${goods} where ${where}${start} order by ${by} ${way}, g.sku_key ${way} limit ${limit + 1}
     )
     select page.sku_key, page.place::text as place, page.total, page.is_product, page.is_listed,
       coalesce(p.sku, d.sku) as sku, coalesce(p.name, d.name) as name,
       coalesce(p.media_gallery, d.media_gallery) -> 0 as picture,
       coalesce(p.category_ids, d.category_ids) as category_ids,
       case when page.is_product then p.variant_group else d.variant_group end as variant_group,
       case when page.is_product then p.size_label else d.fields ->> 'size_label' end as size_label,
       case when page.is_product then p.price_kobo else d.price_kobo end as price_kobo,
       case when page.is_product then p.list_price_kobo else d.list_price_kobo end as list_price_kobo,
       p.trade_price_kobo, coalesce(p.stock_qty, 0) as stock_qty, d.sku_key is not null as has_draft, d.publish_at, d.problem
     from page left join product p on p.sku_key = page.sku_key left join product_draft d on d.sku_key = page.sku_key
     order by page.place ${way}, page.sku_key ${way}`,
    [...values, ...(after ? [after.value, after.sku] : [])],
  );
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const total = after?.total ?? (isCounted ? (found[0]?.total ?? 0) : await count(sql, condition));
  return {
    rows,
    total,
    ...(found.length > limit && last
      ? { next: placeText({ value: last.place, sku: last.sku_key, total }) }
      : {}),
  };
}

interface Placed {
  readonly sku_key: string;
  readonly place: string;
  readonly total: number | null;
}

/** Item numbers of all products that fit, at most so many, without drafts that were never on sale. */
export async function skusOfFilter(
  sql: Sql,
  filter: ProductFilter,
  structure: Structure,
  most: number,
): Promise<string[] | BadFilter> {
  const condition = await readCondition(sql, filter, structure);
  if ("field" in condition) return condition;
  const rows = await sql.query<{ sku: string }>(
    `select g.sku from ${goods} where ${condition.where} order by g.sku_key limit ${most}`,
    condition.values,
  );
  return rows.map(({ sku }) => sku);
}

/** How many fit; nothing where the filter means nothing. */
export async function countProducts(sql: Sql, filter: ProductFilter, structure: Structure): Promise<number> {
  const condition = await readCondition(sql, filter, structure);
  return "field" in condition ? 0 : count(sql, condition);
}

async function count(sql: Sql, { where, values }: Condition): Promise<number> {
  const [row] = await sql.query<{ total: number }>(
    `select count(*)::int as total from ${goods} where ${where}`,
    values,
  );
  return row?.total ?? 0;
}

async function readCondition(sql: Sql, filter: ProductFilter, structure: Structure) {
  const search = filter.search?.trim() ?? "";
  const { ids, suggestion } =
    search === "" ? { ids: [], suggestion: undefined } : await findMatches(sql, search);
  // Another spelling is an offer for shoppers; here what was typed counts.
  return conditionOf(filter, structure, suggestion === undefined ? ids : []);
}

/** Where a page ended, and how many there were in all when the first was read. */
interface Place {
  readonly value: string;
  readonly sku: string;
  readonly total: number;
}
const place = z.tuple([z.string(), z.string(), z.int()]);

function placeText({ value, sku, total }: Place): string {
  return Buffer.from(JSON.stringify([value, sku, total])).toString("base64url");
}

function readPlace(text: string): Place | undefined {
  const read = place.safeParse(parseJson(Buffer.from(text, "base64url").toString("utf8")));
  return read.success ? { value: read.data[0], sku: read.data[1], total: read.data[2] } : undefined;
}
