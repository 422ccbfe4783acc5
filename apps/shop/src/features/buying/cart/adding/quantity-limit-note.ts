import { maxQuantityPerLine } from "@precise/cart-core/limits";
import { addToCartCopy } from "./add-to-cart-copy.ts";

/** Why there cannot be more of a product. @param stockLeft known when there are few */
export function quantityLimitNote(stockLeft: number | undefined): string {
  return stockLeft === undefined
    ? addToCartCopy.most(maxQuantityPerLine)
    : addToCartCopy.onlyInStock(stockLeft);
}
