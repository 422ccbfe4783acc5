import type { Kobo } from "../money/money.ts";
import { vatIncluded } from "../money/vat.ts";
import { chargedPrice, type ProductPrices } from "./price-change.ts";

/** What a product earns at its prices. */
export interface Margin {
  /** Percent of the price without VAT, to a tenth; negative below cost. */
  readonly percent: number;
  /** A shopper or a trade client would pay less than the shop does. */
  readonly isBelowCost: boolean;
}

/**
 * The margin: price without VAT less cost, of the price without VAT. The price is what a shopper pays now.
 * @param vatPerThousand rate of VAT
 * @returns undefined where the cost is not known: nothing is claimed
 * @source design "The desk"
 */
export function marginOf(prices: ProductPrices, vatPerThousand: number): Margin | undefined {
  const { cost, trade } = prices;
  if (cost === null) return undefined;
  const net = withoutVat(chargedPrice(prices), vatPerThousand);
  return {
    percent: Math.round(((net - cost) * 1000) / net) / 10 + 0,
    isBelowCost: net < cost || (trade !== null && trade < cost),
  };
}

function withoutVat(gross: Kobo, perThousand: number): number {
  return gross - vatIncluded(gross, perThousand);
}
