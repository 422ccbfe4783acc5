import type { TradeTier } from "@precise/cart-core/trade-prices";
import { skuKeyOf } from "#api/modules/catalogue/import/catalogue-product.ts";
import {
  type SellableProduct,
  type SellableRow,
  sellableColumns,
  sellableProduct,
} from "#api/modules/catalogue/products-for-cart.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { readPriceList, type TradePriceRow, tiersOf } from "../prices/price-lists.ts";
import { isClientVisible } from "./client-visible.ts";

/** A product as a trade cart needs it, with its shop price for comparison. */
export interface ClientSellable extends SellableProduct {
  /** By rising quantity, the first from one piece; never empty. */
  readonly tiers: readonly TradeTier[];
  /** Rate of VAT now. */
  readonly vatPerThousand: number;
  /** Days until it is here when it is out of stock; 0 where it is not known. */
  readonly leadTimeDays: number;
}

type Row = SellableRow & TradePriceRow & { lead_time_days: number };

/**
 * The products that a trade client may buy among these article numbers, upper or lower case alike, at a price list's
 * prices of this moment; the others are left out.
 * @returns by article number in capitals (`skuKeyOf`)
 */
export async function findClientSellable(
  sql: Sql,
  priceListCode: string,
  skus: readonly string[],
): Promise<Map<string, ClientSellable>> {
  const keys = skus.map(skuKeyOf);
  const list = await readPriceList(sql, priceListCode, keys);
  const rows = await sql.query<Row>(
    `select ${sellableColumns}, product.sku_key, product.trade_price_kobo, product.quantity_breaks,
       product.lead_time_days
     from product where product.sku_key = any($1::text[]) and ${isClientVisible}`,
    [keys],
  );
  return new Map(
    rows.flatMap((row) => {
      const tiers = tiersOf(row, list);
      if (tiers.length === 0) return [];
      const { vatPerThousand } = list;
      const more = { tiers, vatPerThousand, leadTimeDays: row.lead_time_days };
      return [[row.sku_key, { ...sellableProduct(row), ...more }] as const];
    }),
  );
}
