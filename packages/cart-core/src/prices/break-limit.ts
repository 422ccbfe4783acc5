import type { Kobo } from "../money/money.ts";
import { largestOwnChange } from "./price-limit.ts";

/** What trade clients pay for a piece from so many on, without VAT. */
export interface QuantityBreak {
  readonly from: number;
  readonly tradePriceKobo: number;
}

/**
 * Whether quantity breaks take the owner: one that someone below changes is held against what trade clients paid for so many
 * pieces before, by the same share as a price. Breaks that stay, and fewer of them, are nobody's question.
 * @param trade the trade price before; the list price where there is none
 * @source design "The desk"
 */
export function areBeyondOwnBreaks(
  trade: Kobo,
  before: readonly QuantityBreak[],
  after: readonly QuantityBreak[],
): boolean {
  return after.some(({ from, tradePriceKobo }) => {
    const paid = before.findLast((each) => each.from <= from)?.tradePriceKobo ?? trade;
    return Math.abs(tradePriceKobo - paid) * 100 > paid * largestOwnChange;
  });
}
