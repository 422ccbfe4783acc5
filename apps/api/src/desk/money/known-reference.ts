import type { KnownReference } from "#api/modules/money/ledger/receipts.ts";

/** Why money of a reference is not booked once more. */
export function knownReference({ reference, orders }: KnownReference): string {
  const where = orders.length > 0 ? `for ${orders.join(", ")}` : "and belongs to no order; use payments move";
  return `The reference ${reference} is already recorded, ${where}. Nothing was changed.`;
}
