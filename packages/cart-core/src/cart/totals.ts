import {
  type Delivery,
  type DeliveryAskedBy,
  type DeliveryMethod,
  type DeliveryTier,
  deliveryFor,
  feeOf,
} from "../delivery/delivery-fee.ts";
import { addKobo, type Kobo, kobo, subtractKobo, timesKobo } from "../money/money.ts";

/** What a total needs of a cart line: the price paid for one piece now, and the number of pieces. */
export interface PricedLine {
  readonly unitPrice: Kobo;
  readonly quantity: number;
}

/** All amounts of a cart, in kobo. `grandTotal` is after discounts and before delivery. */
export interface CartTotals {
  readonly totalQuantity: number;
  readonly subtotal: Kobo;
  /** What the discounts take off in truth: never more than the goods cost. */
  readonly discountTotal: Kobo;
  readonly grandTotal: Kobo;
  /** Why the fee is what it is. */
  readonly delivery: Delivery;
  /** Null while delivery for this total must be confirmed (design D1). */
  readonly deliveryFee: Kobo | null;
  /** Grand total and fee; without the fee while that is null. */
  readonly payable: Kobo;
}

/** Price of one piece times the pieces. @throws RangeError on a negative price, or a quantity that is no whole number from 0 */
export function rowTotal(unitPrice: Kobo, quantity: number): Kobo {
  if (unitPrice < 0 || quantity < 0) throw new RangeError(`no cart line: ${quantity} at ${unitPrice} kobo`);
  return timesKobo(unitPrice, quantity);
}

/**
 * The totals of a cart with any number of discounts; their order does not matter.
 * @throws RangeError on a negative discount, a line that is none, or sums beyond what whole kobo can count
 * @source spec §3 "prices", spec §9 "Delivery fee", design D1, D2
 */
export function cartTotals(cart: {
  readonly lines: readonly PricedLine[];
  readonly discounts?: readonly Kobo[];
  readonly delivery: {
    readonly method: DeliveryMethod;
    readonly asked?: DeliveryAskedBy;
    readonly isPaidByCoupon?: boolean;
    /** The specification's where they are left out. */
    readonly tiers?: readonly DeliveryTier[] | undefined;
  };
}): CartTotals {
  const { lines, discounts = [] } = cart;
  if (discounts.some((discount) => discount < 0)) throw new RangeError("a discount is never negative");
  const subtotal = addKobo(...lines.map((line) => rowTotal(line.unitPrice, line.quantity)));
  const discountTotal = kobo(Math.min(addKobo(...discounts), subtotal));
  const grandTotal = subtractKobo(subtotal, discountTotal);
  const delivery = deliveryFor({ lines, grandTotal, ...cart.delivery });
  const deliveryFee = feeOf(delivery);
  return {
    totalQuantity: lines.reduce((pieces, line) => pieces + line.quantity, 0),
    subtotal,
    discountTotal,
    grandTotal,
    delivery,
    deliveryFee,
    payable: addKobo(grandTotal, deliveryFee ?? kobo(0)),
  };
}
