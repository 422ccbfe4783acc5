import { stockStatus } from "@precise/cart-core/limits";
import { unitNetFor } from "@precise/cart-core/trade-prices";
import type { lookUpQuickOrder } from "@precise/contract/trade/quick-order";
import type { DataOf } from "@precise/contract/wire/route";
import { skuKeyOf } from "#api/modules/catalogue/import/catalogue-product.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { netAndGross } from "../catalogue/client-price.ts";
import { findClientSellable } from "../catalogue/client-products.ts";
import { looseKeyOf, type NamedProduct } from "./named-product.ts";
import type { SkuIndex } from "./sku-index.ts";

type Suggestion = DataOf<typeof lookUpQuickOrder>["suggestions"][number];
const most = 8;

/**
 * Products for a row that is being typed: article numbers that begin so, then those that hold the text, then names that
 * hold all of its words.
 */
export async function suggestProducts(
  sql: Sql,
  index: SkuIndex,
  priceListCode: string,
  text: string,
): Promise<Suggestion[]> {
  const best = bestOf(index, text);
  const sellable = await findClientSellable(
    sql,
    priceListCode,
    best.map(({ sku }) => sku),
  );
  return best.flatMap(({ sku }): Suggestion[] => {
    const product = sellable.get(skuKeyOf(sku));
    const net = product && unitNetFor(product.tiers, 1);
    if (!product || net === undefined) return [];
    const [image] = product.media_gallery;
    return [
      {
        sku: product.sku,
        name: product.name,
        stock_status: stockStatus(product.stockQty),
        stock_left: Math.max(0, product.stockQty),
        unit: netAndGross(net, product.vatPerThousand),
        ...(image ? { image } : {}),
      },
    ];
  });
}

function bestOf({ products, looseKeys, names }: SkuIndex, text: string): NamedProduct[] {
  const key = looseKeyOf(text);
  const [first = "", ...words] = text
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    // The longest word is in the fewest names.
    .sort((one, other) => other.length - one.length);
  const found = new Set<number>();
  const take = (places: Iterable<number>, isWanted: (place: number) => boolean = () => true) => {
    for (const place of places) {
      if (found.size >= most) return;
      if (isWanted(place)) found.add(place);
    }
  };
  take(looseKeys.find(key, true));
  take(looseKeys.find(key));
  take(names.find(first), (place) => {
    const name = products[place]?.name.toLowerCase() ?? "";
    return words.every((word) => name.includes(word));
  });
  return [...found].flatMap((place) => products[place] ?? []);
}
