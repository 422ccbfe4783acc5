import { kobo } from "@precise/cart-core/money";
import {
  chargedTiers,
  type PriceListRule,
  type TradeTier,
  tiersByRule,
} from "@precise/cart-core/trade-prices";
import { readVatRate } from "#api/modules/settings/setting-rows.ts";
import type { Sql } from "#api/platform/database/port.ts";

/** Prices of a list's own, by article number in capitals. Where there are any, they replace the catalogue's. */
export type OwnPrices = ReadonlyMap<string, readonly TradeTier[]>;

/** A price list: how it makes its prices of the catalogue's, and those of its own. */
export interface PriceList {
  readonly rule: PriceListRule;
  readonly own: OwnPrices;
  /** Rate of VAT now: no price is above what everyone pays with it. */
  readonly vatPerThousand: number;
}

/** What a row of `product` says of its trade prices. */
export interface TradePriceRow {
  readonly sku_key: string;
  readonly trade_price_kobo: number | null;
  readonly quantity_breaks: readonly { readonly from: number; readonly tradePriceKobo: number }[];
  /** What is paid in the shop now, VAT included. */
  readonly price_kobo: number;
}

/** @param skuKeys reads own prices of these alone; null for all */
export async function readPriceList(
  sql: Sql,
  code: string,
  skuKeys: readonly string[] | null,
): Promise<PriceList> {
  const [rule] = await sql.query<{ factor_per_thousand: number; rounding_kobo: number }>(
    "select factor_per_thousand, rounding_kobo from price_list where code = $1",
    [code],
  );
  if (rule === undefined) throw new Error(`there is no price list ${code}`);
  const entries = await sql.query<{ sku_key: string; from_quantity: number; net_kobo: number }>(
    `select sku_key, from_quantity, net_kobo from price_list_entry
     where list_code = $1 and ($2::text[] is null or sku_key = any($2)) order by sku_key, from_quantity`,
    [code, skuKeys],
  );
  const bySku = Map.groupBy(entries, (entry) => entry.sku_key);
  return {
    vatPerThousand: await readVatRate(sql),
    rule: { factorPerThousand: rule.factor_per_thousand, roundingKobo: rule.rounding_kobo },
    own: new Map(
      Array.from(bySku, ([sku, rows]) => [
        sku,
        rows.map(({ from_quantity, net_kobo }) => ({ fromQuantity: from_quantity, net: kobo(net_kobo) })),
      ]),
    ),
  };
}

/** What a product costs by a list, by rising quantity; empty where the list has no price of it. */
export function tiersOf(row: TradePriceRow, list: PriceList): TradeTier[] {
  const own = list.own.get(row.sku_key);
  const tiers = own ?? tiersByRule(catalogueTiers(row), list.rule);
  return chargedTiers(tiers, kobo(row.price_kobo), list.vatPerThousand);
}

/** The catalogue's own tiers of a product; empty where it has no trade price. */
export function catalogueTiers({ trade_price_kobo, quantity_breaks }: TradePriceRow): TradeTier[] {
  if (trade_price_kobo === null) return [];
  return [
    { fromQuantity: 1, net: kobo(trade_price_kobo) },
    ...quantity_breaks.map(({ from, tradePriceKobo }) => ({ fromQuantity: from, net: kobo(tradePriceKobo) })),
  ];
}
