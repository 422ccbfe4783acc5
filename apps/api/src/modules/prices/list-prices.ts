import { dictionary } from "@precise/cart-core/dictionary";
import { mostPricesAtOnce } from "@precise/cart-core/limits";
import type { ProductPrices } from "@precise/cart-core/price-change";
import { foldText } from "#api/modules/catalogue/search/words.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { countRows, type List, readPage, type SortKey } from "#api/platform/lists/read-page.ts";
import { type PriceColumns, pricesOf } from "./priced-products.ts";

/** What is looked for; all of it must fit. */
export interface PriceFilter {
  /** This product alone, however its number is spelt. */
  readonly sku?: string | undefined;
  /** Words of the item number or the name, in any order. */
  readonly search?: string | undefined;
  /** Products in any of these categories and those below them; ids parted by commas. */
  readonly category?: string | undefined;
  /** Any of `shows`, parted by commas; what is none of them shows nothing. */
  readonly show?: string | undefined;
}

export interface PriceWish extends PriceFilter {
  /** @defaultValue sku */
  readonly sort?: "sku" | "price" | "-price" | "margin" | "-margin" | undefined;
  readonly cursor?: string | undefined;
  /** @defaultValue 50 */
  readonly limit?: number | undefined;
}

/** A product on sale with its prices. */
export interface ListedPrices {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly prices: ProductPrices;
  readonly hasQuantityPrices: boolean;
  readonly changedAt: Date | null;
  readonly sale: {
    readonly id: number;
    readonly name: string;
    readonly state: string;
    readonly effective_at: string;
    readonly ends_at: string;
  } | null;
}

interface Row extends PriceColumns {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly has_quantity_prices: boolean;
  readonly changed_at: Date | null;
  readonly sale: ListedPrices["sale"];
}

const isPlannedEachTime = true;

/** What a shopper pays without VAT: the VAT inside is 75 of 1,075 parts, rounded to kobo. */
const net = "(p.price_kobo - round(p.price_kobo * 75 / 1075.0))";

const shows: Readonly<Record<string, string>> = dictionary({
  reduced: "p.special_price_kobo is not null",
  below_cost: `(${net} < p.cost_price_kobo or p.trade_price_kobo < p.cost_price_kobo)`,
  no_cost: "p.cost_price_kobo is null",
  no_trade_price: "p.trade_price_kobo is null",
});

/** Least first; products without a known margin come last either way. Each has an index (migrations 0132 and 0324). */
const ranks: Readonly<Record<NonNullable<PriceWish["sort"]>, readonly SortKey[]>> = {
  sku: [],
  price: [{ by: "p.price_kobo", type: "bigint" }],
  "-price": [{ by: "-p.price_kobo", type: "bigint" }],
  margin: [{ by: `coalesce((${net} - p.cost_price_kobo) / ${net}, 1000000)`, type: "numeric" }],
  "-margin": [{ by: `coalesce(-(${net} - p.cost_price_kobo) / ${net}, 1000000)`, type: "numeric" }],
};

/** $1: the categories with all below them, $2: the one item number, further: patterns that each must fit. */
function conditionOf({ show, category, sku, search }: PriceFilter): string {
  return [
    "p.withdrawn_at is null",
    category === undefined ? "$1::int[] is null" : "p.category_ids && $1::int[]",
    sku === undefined ? "$2::text is null" : "p.sku_key = upper($2)",
    // One by one, for then the index of words is used.
    ...wordsOf(search).map((_, at) => `lower(p.sku) || ' ' || p.name_key like $${at + 3}`),
    ...(show === undefined
      ? []
      : [
          `(${show
            .split(",")
            .map((each) => shows[each] ?? "false")
            .join(" or ")})`,
        ]),
  ].join(" and ");
}

/** Categories are looked up first, so that the planner knows whether few products are in them or many. */
async function valuesOf(sql: Sql, { search, category, sku }: PriceFilter) {
  return [
    category === undefined ? null : await withAllBelow(sql, category.split(",").map(Number)),
    sku ?? null,
    ...wordsOf(search).map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`),
  ] as const;
}

async function withAllBelow(sql: Sql, ids: readonly number[]): Promise<number[]> {
  const rows = await sql.query<{ id: number }>(
    `with recursive below as (
       select id from category where id = any($1::int[])
       union select c.id from category c join below on c.parent_id = below.id
     ) select id from below`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

function wordsOf(search = ""): string[] {
  return foldText(search).trim().split(/\s+/).filter(Boolean);
}

/** Products on sale by number, price or margin. */
export async function listPrices(
  sql: Sql,
  query: PriceWish,
): Promise<{
  readonly rows: readonly ListedPrices[];
  readonly total: number;
  readonly cursor: string | null;
}> {
  const { limit = 50, sort = "sku" } = query;
  const list: List = {
    columns: "p.id",
    from: "product p",
    where: conditionOf(query),
    values: await valuesOf(sql, query),
    isPlannedEachTime,
    order: [...ranks[sort], { by: "p.sku_key", type: "text" }],
    way: "asc",
    wide: {
      columns: `p.id, p.sku, p.name, p.list_price_kobo, p.special_price_kobo, p.trade_price_kobo, p.cost_price_kobo,
        jsonb_array_length(p.quantity_breaks) > 0 as has_quantity_prices,
        (select h.at from price_history h where h.product_id = p.id and not h.is_first_known order by h.id desc limit 1) as changed_at,
        (select jsonb_build_object('id', c.id, 'name', c.name, 'state', c.state, 'effective_at', c.effective_at, 'ends_at', c.ends_at)
         from price_change_row r join price_change c on c.id = r.change_id
         where r.product_id = p.id and r.outcome in ('planned', 'applied') and c.kind = 'sale' and c.state in ('scheduled', 'applied')
         order by c.effective_at limit 1) as sale`,
      from: "page join product p on p.id = page.id",
    },
    cursor: query.cursor,
    limit,
  };
  const { rows, total, next } = await readPage<Row>(sql, list, () => countRows(sql, list, mostPricesAtOnce));
  return { rows: rows.map(listed), total, cursor: next };
}

/** Numbers of all products that fit a filter. */
export async function skusOfFilter(
  sql: Sql,
  filter: PriceFilter,
  most = 1_000_000,
): Promise<readonly string[]> {
  const values = await valuesOf(sql, filter);
  const rows = await sql.query<{ sku: string }>(
    `select p.sku from product p where ${conditionOf(filter)} order by p.sku limit $${values.length + 1}`,
    [...values, most],
    { isPlannedEachTime },
  );
  return rows.map(({ sku }) => sku);
}

/** One product on sale; undefined for another number. */
export async function readPricesOf(sql: Sql, sku: string): Promise<ListedPrices | undefined> {
  return (await listPrices(sql, { sku, limit: 1 })).rows[0];
}

function listed(row: Row): ListedPrices {
  return {
    id: row.id,
    sku: row.sku,
    name: row.name,
    prices: pricesOf(row),
    hasQuantityPrices: row.has_quantity_prices,
    changedAt: row.changed_at,
    sale: row.sale,
  };
}
