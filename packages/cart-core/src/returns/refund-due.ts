import { type Kobo, kobo, timesKobo } from "../money/money.ts";
import type { ClaimReason } from "./claim-words.ts";

/** An order as far as a refund of some of its goods needs it; amounts in kobo. */
export interface RefundableOrder {
  readonly lines: readonly { readonly sku: string; readonly quantity: number; readonly unitPrice: Kobo }[];
  readonly discount: Kobo;
  readonly deliveryFee: Kobo;
}

/**
 * What is due for goods that came back: their price less their share of the order's discounts, rounded down to the kobo in
 * the shopper's favour, and the delivery fee where the whole order comes back for a reason that is the shop's to put right.
 * It is a proposal: who settles the claim may name another amount, with a reason.
 * @param back pieces that came back; of an article that the order does not have nothing is due
 * @source apps/shop/content/terms.md "Returns"
 */
export function refundDue(
  order: RefundableOrder,
  back: readonly { readonly sku: string; readonly quantity: number; readonly reason: ClaimReason }[],
): Kobo {
  const ordered = order.lines.reduce((sum, line) => sum + timesKobo(line.unitPrice, line.quantity), 0);
  if (ordered === 0) return kobo(0);
  let goods = 0;
  let isWhole = true;
  for (const line of order.lines) {
    const pieces = back
      .filter(({ sku }) => sku === line.sku)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const most = Math.min(pieces, line.quantity);
    goods += timesKobo(line.unitPrice, most);
    isWhole &&= most === line.quantity;
  }
  const discount = isWhole
    ? order.discount
    : Number((BigInt(order.discount) * BigInt(goods)) / BigInt(ordered));
  const fee = isWhole && back.every(({ reason }) => reason !== "changed_mind") ? order.deliveryFee : 0;
  return kobo(Math.max(0, goods - discount) + fee);
}
