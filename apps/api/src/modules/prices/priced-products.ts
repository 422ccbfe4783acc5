import { type Kobo, kobo } from "@precise/cart-core/money";
import type { ProductPrices } from "@precise/cart-core/price-change";
import type { Sql } from "#api/platform/database/port.ts";

/** A product as a change of prices sees it. */
export interface PricedProduct {
  readonly id: number;
  readonly sku: string;
  readonly skuKey: string;
  readonly name: string;
  /** On sale in the shop. */
  readonly isListed: boolean;
  readonly prices: ProductPrices;
  /** Of 24 hours ago, or the first known ones of a product that is newer than that. */
  readonly dayBefore: ProductPrices;
  /** It has trade prices from a quantity on. */
  readonly hasQuantityPrices: boolean;
}

/** Prices as columns of the database. */
export interface PriceColumns {
  readonly list_price_kobo: number;
  readonly special_price_kobo: number | null;
  readonly trade_price_kobo: number | null;
  readonly cost_price_kobo: number | null;
}

interface Row extends PriceColumns {
  readonly id: number;
  readonly sku: string;
  readonly sku_key: string;
  readonly name: string;
  readonly is_listed: boolean;
  readonly has_quantity_prices: boolean;
  readonly day_before: PriceColumns | null;
}

/** Products by upper-case item number, withdrawn ones too. */
export async function readPricedProducts(
  sql: Sql,
  skuKeys: readonly string[],
): Promise<ReadonlyMap<string, PricedProduct>> {
  const rows = await sql.query<Row>(
    `select p.id, p.sku, p.sku_key, p.name, p.withdrawn_at is null as is_listed,
       p.list_price_kobo, p.special_price_kobo, p.trade_price_kobo, p.cost_price_kobo,
       jsonb_array_length(p.quantity_breaks) > 0 as has_quantity_prices, to_jsonb(known) as day_before
     from product p left join lateral (
       select h.list_price_kobo, h.special_price_kobo, h.trade_price_kobo, h.cost_price_kobo
       from price_history h where h.product_id = p.id
       order by h.at > now() - interval '1 day', case when h.at > now() - interval '1 day' then h.id else -h.id end
       limit 1
     ) known on true
     where p.sku_key = any($1::text[])`,
    [skuKeys],
  );
  return new Map(
    rows.map((row) => {
      const prices = pricesOf(row);
      return [
        row.sku_key,
        {
          id: row.id,
          sku: row.sku,
          skuKey: row.sku_key,
          name: row.name,
          isListed: row.is_listed,
          prices,
          dayBefore: row.day_before === null ? prices : pricesOf(row.day_before),
          hasQuantityPrices: row.has_quantity_prices,
        },
      ];
    }),
  );
}

/** Prices of the database as money. */
export function pricesOf(row: PriceColumns): ProductPrices {
  return {
    list: kobo(row.list_price_kobo),
    special: koboOrNull(row.special_price_kobo),
    trade: koboOrNull(row.trade_price_kobo),
    cost: koboOrNull(row.cost_price_kobo),
  };
}

function koboOrNull(count: number | null): Kobo | null {
  return count === null ? null : kobo(count);
}
