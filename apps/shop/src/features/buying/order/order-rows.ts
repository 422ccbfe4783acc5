import { formatNaira, fromWireValue } from "@precise/cart-core/money";
import type { Order } from "@precise/contract/order";
import { summaryCopy } from "#shop/features/buying/totals/summary-copy.ts";

/** The amounts of an order as it was accepted, in words: nothing is computed anew. */
export function orderRows({ prices, delivery, items }: Pick<Order, "prices" | "delivery" | "items">) {
  const naira = (value: number) => formatNaira(fromWireValue(value));
  const fee = prices.delivery_fee;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    rows: [
      {
        label: summaryCopy.subtotal,
        amount: naira(prices.subtotal.value),
        explanation: summaryCopy.pieces(pieces),
      },
      ...(prices.discounts ?? []).map(({ label, code, amount }) => ({
        label,
        amount: `−${naira(amount.value)}`,
        explanation: code,
      })),
      {
        label: summaryCopy.delivery,
        amount:
          fee === null ? summaryCopy.toBeConfirmed : fee.value === 0 ? summaryCopy.free : naira(fee.value),
        ...(fee === null && { explanation: summaryCopy.noTier }),
        ...(delivery.method === "pickup" && { explanation: summaryCopy.pickupFree }),
      },
    ],
    total: {
      label: fee === null ? summaryCopy.totalNoFee : summaryCopy.total,
      amount: naira(prices.payable.value),
      explanation: summaryCopy.vatIncluded(naira(prices.vat.value)),
    },
  };
}
