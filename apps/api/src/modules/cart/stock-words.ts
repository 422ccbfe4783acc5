import { mostStockShown } from "@precise/cart-core/limits";

/** The one sentence for a product that is out of stock, wherever a person meets it. */
export function outOfStockText(name: string): string {
  return `${name} is out of stock.`;
}

/**
 * The one sentence for a product of which there are too few.
 * @param tellsStock whether the caller may know how many there are: trade clients do, shoppers from five down
 * @source design D28
 */
export function tooFewText(name: string, stockQty: number, tellsStock: boolean): string {
  return tellsStock || stockQty <= mostStockShown
    ? `${name}: only ${stockQty.toLocaleString("en")} in stock.`
    : notThatManyText(name);
}

/** The same where the number must not be shown. */
export function notThatManyText(name: string): string {
  return `${name}: we do not have that many in stock.`;
}
