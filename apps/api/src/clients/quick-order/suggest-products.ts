import { unitNetFor } from "@precise/cart-core/trade-prices";
import type { lookUpQuickOrder } from "@precise/contract/clients/quick-order";
import type { DataOf } from "@precise/contract/route";
import { skuKeyOf } from "../../catalogue/import/catalogue-product.ts";
import { stockStatus } from "../../catalogue/product/wire-product.ts";
import type { Sql } from "../../database/port.ts";
import { netAndGross } from "../catalogue/client-price.ts";
import { findClientSellable } from "../catalogue/client-products.ts";
import { looseKeyOf, type NamedProduct, type SkuIndex } from "./sku-index.ts";

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
  const best = bestOf(index.products, text);
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
        unit: netAndGross(net),
        ...(image ? { image } : {}),
      },
    ];
  });
}

function bestOf(products: readonly NamedProduct[], text: string): NamedProduct[] {
  const key = looseKeyOf(text);
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const ranks: NamedProduct[][] = [[], [], []];
  for (const product of products) {
    const sku = looseKeyOf(product.sku);
    const name = product.name.toLowerCase();
    if (key !== "" && sku.startsWith(key)) ranks[0]?.push(product);
    else if (key !== "" && sku.includes(key)) ranks[1]?.push(product);
    else if (words.every((word) => name.includes(word))) ranks[2]?.push(product);
    if ((ranks[0]?.length ?? 0) >= most) break;
  }
  return ranks.flat().slice(0, most);
}
