import { fromWirePrice, type Kobo } from "@precise/cart-core/money";
import type { ProductItem } from "@precise/contract/shop/product";
import { pricesOf } from "#shop/base/amounts.ts";

/**
 * What the cheapest article of a family costs, in kobo, where a card must say so: "from ₦46,500".
 * @returns null for a product by itself, and where every article that is known costs what the card's own does
 */
export function leastOfFamily(
  item: Pick<ProductItem, "price" | "special_price" | "price_from" | "family" | "finishes">,
): Kobo | null {
  if (item.price_from === undefined) return null;
  const least = fromWirePrice(item.price_from);
  const { finishes, family } = item;
  // Articles that are not named among the finishes are other sizes: their prices are not on the wire, and differ as a rule.
  const hasSizes = (family?.articles ?? 0) > Math.max(1, finishes.length);
  const isDearer = ({ price, special_price }: (typeof finishes)[number]) =>
    price !== undefined && pricesOf({ price, special_price }).now > least;
  return hasSizes || pricesOf(item).now > least || finishes.some(isDearer) ? least : null;
}
