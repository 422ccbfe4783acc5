import { type Kobo, wirePrice } from "@precise/cart-core/money";
import { grossOf, type TradeTier, unitNetFor } from "@precise/cart-core/trade-prices";
import type { ClientProductItem, QuantityBreak } from "@precise/contract/trade/product";

/** A net price and its gross, as the wire has them. */
export function netAndGross(net: Kobo, vatPerThousand: number): { net: string; gross: string } {
  return { net: wirePrice(net), gross: wirePrice(grossOf(net, vatPerThousand)) };
}

/** The tiers above one piece, as the wire has them. */
export function quantityBreaks(tiers: readonly TradeTier[], vatPerThousand: number): QuantityBreak[] {
  return tiers
    .filter(({ fromQuantity }) => fromQuantity > 1)
    .map(({ fromQuantity, net }) => ({ from_quantity: fromQuantity, ...netAndGross(net, vatPerThousand) }));
}

/**
 * What a piece costs the company that asks.
 * @param shopPrice what everybody pays now, VAT included, as the wire has it
 * @param vatPerThousand rate of VAT now
 */
export function clientPrice(
  tiers: readonly TradeTier[],
  shopPrice: string,
  vatPerThousand: number,
): Pick<ClientProductItem, "net" | "gross" | "quantity_breaks" | "shop_price" | "vat_percent"> {
  const net = unitNetFor(tiers, 1);
  if (net === undefined) throw new Error("a product without a trade price is shown");
  return {
    ...netAndGross(net, vatPerThousand),
    quantity_breaks: quantityBreaks(tiers, vatPerThousand),
    shop_price: shopPrice,
    vat_percent: vatPerThousand / 10,
  };
}
