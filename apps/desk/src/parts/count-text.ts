import { mostCounted, mostPricesAtOnce } from "@precise/cart-core/limits";

/** How many rows a list or view has: "1,234", and "10,000+" or, of prices, "20,000+" where no more were counted. */
export function countText(count: number): string {
  const text = (number: number) => number.toLocaleString("en-NG");
  const counted = [mostCounted, mostPricesAtOnce].find((most) => count === most + 1);
  return counted === undefined ? text(count) : `${text(counted)}+`;
}
