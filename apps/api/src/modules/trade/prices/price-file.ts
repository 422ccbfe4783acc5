import { csvText } from "@precise/cart-core/csv-text";
import { kobo, wirePrice } from "@precise/cart-core/money";
import {
  type OwnPrice,
  type PriceLine,
  priceListChange,
  thousandthsOfTrade,
  type WrittenPrice,
} from "@precise/cart-core/price-list-change";
import { readVatRate } from "#api/modules/settings/setting-rows.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { catalogueTiers, type TradePriceRow } from "./price-lists.ts";
import { type PriceFault, priceColumns, readPriceRows } from "./read-price-rows.ts";

/** How a file of prices is meant. */
export interface PriceFileOptions {
  /** Own prices that the file does not name are taken off the list. */
  readonly removesUnlisted: boolean;
  /** A line without a price takes that price off. */
  readonly removesEmpty: boolean;
}

/** What a file would do to a list. */
export interface PriceFilePlan {
  /** Each line of the file in its order, then own prices that it does not name. */
  readonly lines: readonly PriceLine[];
  readonly faults: readonly PriceFault[];
  /** Prices that the file gives, and articles that it names. */
  readonly prices: number;
  readonly articles: number;
  /** Articles with own prices that the file does not name. */
  readonly unlisted: number;
  /** The lowest new or changed price in thousandths of the catalogue's trade price; null where there is none. */
  readonly lowest: number | null;
}

/** Works out what a file does to a list as it is now. @throws Refused where it is no such file */
export async function planPriceFile(
  sql: Sql,
  code: string,
  text: string,
  options: PriceFileOptions,
): Promise<PriceFilePlan> {
  const { rows: read, faults: misread } = readPriceRows(text, options);
  const own = await readOwnPrices(sql, code);
  const { rows, faults: unknown } = await knownRows(sql, read, own);
  const change = priceListChange(rows, own, options);
  const faults = [...misread, ...unknown, ...change.flatMap(faultOf)].toSorted((a, b) => a.line - b.line);
  const refused = [...misread, ...unknown].map(refusedLine);
  const lines = [
    ...[...change.filter(({ line }) => line !== null), ...refused].toSorted(
      (a, b) => (a.line ?? 0) - (b.line ?? 0),
    ),
    ...change.filter(({ line }) => line === null),
  ];
  return {
    lines,
    faults,
    prices: rows.filter(({ net }) => net !== null).length,
    articles: new Set(rows.map(({ sku }) => sku)).size,
    unlisted: new Set(change.flatMap(({ line, sku }) => (line === null ? [sku] : []))).size,
    lowest: await lowestOf(sql, change),
  };
}

/** Writes what was planned, in a transaction that holds the list's row. */
export async function writePriceFile(tx: Sql, code: string, lines: readonly PriceLine[]): Promise<void> {
  const gone = lines.flatMap(({ kind, sku, fromQuantity }) =>
    kind === "removed" && fromQuantity !== null ? [{ sku, fromQuantity }] : [],
  );
  const put = lines.flatMap(({ kind, sku, fromQuantity, net }) =>
    (kind === "new" || kind === "changed") && fromQuantity !== null && net !== null
      ? [{ sku, fromQuantity, net }]
      : [],
  );
  // The revision is what makes every process read the list again.
  await tx.query("update price_list set revision = revision + 1 where code = $1", [code]);
  await tx.query(
    `delete from price_list_entry e using unnest($2::text[], $3::int[]) gone (sku_key, from_quantity)
     where e.list_code = $1 and e.sku_key = gone.sku_key and e.from_quantity = gone.from_quantity`,
    [code, gone.map(({ sku }) => sku), gone.map(({ fromQuantity }) => fromQuantity)],
  );
  await tx.query(
    `insert into price_list_entry (list_code, sku_key, from_quantity, net_kobo)
     select $1, * from unnest($2::text[], $3::int[], $4::bigint[])
     on conflict (list_code, sku_key, from_quantity) do update set net_kobo = excluded.net_kobo`,
    [code, put.map(({ sku }) => sku), put.map(({ fromQuantity }) => fromQuantity), put.map(({ net }) => net)],
  );
}

/** Own prices of a list, by article number and quantity. */
export async function readOwnPrices(sql: Sql, code: string): Promise<OwnPrice[]> {
  const rows = await sql.query<{ sku_key: string; from_quantity: number; net_kobo: number }>(
    `select sku_key, from_quantity, net_kobo from price_list_entry where list_code = $1
     order by sku_key, from_quantity`,
    [code],
  );
  return rows.map(({ sku_key: sku, from_quantity: fromQuantity, net_kobo }) => ({
    sku,
    fromQuantity,
    net: kobo(net_kobo),
  }));
}

/** Own prices as the file that `planPriceFile` reads, for a spreadsheet. @param names of articles, to read by */
export function priceFileText(prices: readonly OwnPrice[], names: ReadonlyMap<string, string>): string {
  const rows = prices.map(({ sku, fromQuantity, net }) => [
    ...[sku, fromQuantity, wirePrice(net)],
    names.get(sku) ?? null,
  ]);
  return `\ufeff${csvText([...priceColumns, "name"], rows)}`;
}

async function knownRows(sql: Sql, read: readonly WrittenPrice[], own: readonly OwnPrice[]) {
  const found = await sql.query<{ sku_key: string }>(
    "select sku_key from product where sku_key = any($1::text[])",
    [[...new Set(read.map(({ sku }) => sku))]],
  );
  // What the list has already is no news, whatever became of the article.
  const known = new Set([...found.map(({ sku_key }) => sku_key), ...own.map(({ sku }) => sku)]);
  const rows = read.filter(({ sku }) => known.has(sku));
  const faults = read.flatMap(({ line, sku }): PriceFault[] =>
    known.has(sku) ? [] : [{ line, sku, reason: `sku: the catalogue has no ${sku}` }],
  );
  return { rows, faults };
}

function faultOf({ line, sku, reason }: PriceLine): PriceFault[] {
  return line === null || reason === null ? [] : [{ line, sku, reason }];
}

function refusedLine({ line, sku = "", reason }: PriceFault): PriceLine {
  return { kind: "refused", line, sku, fromQuantity: null, old: null, net: null, reason };
}

async function lowestOf(sql: Sql, lines: readonly PriceLine[]): Promise<number | null> {
  const changed = lines.filter(({ kind }) => kind === "new" || kind === "changed");
  const products = await sql.query<TradePriceRow>(
    "select sku_key, trade_price_kobo, quantity_breaks, price_kobo from product where sku_key = any($1::text[])",
    [[...new Set(changed.map(({ sku }) => sku))]],
  );
  const bySku = new Map(products.map((product) => [product.sku_key, product]));
  const vatPerThousand = await readVatRate(sql);
  let lowest: number | null = null;
  for (const { sku, fromQuantity, net } of changed) {
    const product = bySku.get(sku);
    if (product === undefined || fromQuantity === null || net === null) continue;
    const of = thousandthsOfTrade(
      { fromQuantity, net },
      catalogueTiers(product),
      kobo(product.price_kobo),
      vatPerThousand,
    );
    lowest = lowest === null ? of : Math.min(lowest, of);
  }
  return lowest;
}

/**
 * The lowest price that a rule makes of the catalogue, in thousandths of the trade price: its factor, and less where a cheap
 * article is rounded down.
 */
export async function lowestByRule(
  sql: Sql,
  rule: { readonly factorPerThousand: number; readonly roundingKobo: number },
): Promise<number> {
  const [row] = await sql.query<{ lowest: number | null }>(
    `select min(floor((greatest(1, round(net * $1::numeric / 1000 / $2) * $2) + 0.5) * 1000 / net))::int as lowest
     from (select trade_price_kobo as net from product where trade_price_kobo is not null and withdrawn_at is null
       union all select (b ->> 'tradePriceKobo')::bigint from product, jsonb_array_elements(quantity_breaks) b
         where trade_price_kobo is not null and withdrawn_at is null) tier where net > 0`,
    [rule.factorPerThousand, rule.roundingKobo],
  );
  return Math.min(rule.factorPerThousand, row?.lowest ?? rule.factorPerThousand);
}
