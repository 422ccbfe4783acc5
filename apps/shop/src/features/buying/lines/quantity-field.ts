import { maxQuantityPerLine } from "@precise/cart-core/limits";

/** A quantity as a form field gives it: a whole number from `least` to the limit per line, else null. */
export function quantityOf(text: string | null, least: 0 | 1): number | null {
  if (text === null || !/^\s*\d{1,4}\s*$/.test(text)) return null;
  const quantity = Number(text);
  return quantity >= least && quantity <= maxQuantityPerLine ? quantity : null;
}
