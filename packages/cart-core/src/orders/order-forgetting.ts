import type { OrderStage } from "./order-stages.ts";
import { hasEnded, type PaymentStatus } from "./payment-status.ts";

/** Why the person of an order must still be known: it is on its way, money is owed by one side, or goods come back. */
export type NeedsPerson = "under-way" | "money" | "claim";

/**
 * What of an order still needs its person; undefined for an order that is done, whose person can be erased.
 * @param order.hasOpenClaim a return or warranty claim of it waits for an answer, for goods or to be settled
 * @source Nigeria Data Protection Act 2023, s. 34 (2): erasure waits for a contract that is carried out
 */
export function needsPerson(order: {
  readonly stage: OrderStage;
  readonly money: PaymentStatus;
  readonly hasOpenClaim: boolean;
}): NeedsPerson | undefined {
  const { stage, money, hasOpenClaim } = order;
  if (stage !== "delivered" && !hasEnded(stage)) return "under-way";
  if (hasOpenClaim) return "claim";
  if (money === "paid" || money === "refunded" || money === "part_refunded") return undefined;
  return money === "none" && hasEnded(stage) ? undefined : "money";
}
