import type { OrderLedger } from "@precise/contract/desk/orders";

/** Naira of an order that can go back: what we have of it, less what is promised back already. */
export function refundableOf({
  received,
  refunded,
  refunding,
}: Pick<OrderLedger, "received" | "refunded" | "refunding">): number {
  return Math.max(0, Math.round((received.value - refunded.value - (refunding?.value ?? 0)) * 100) / 100);
}
