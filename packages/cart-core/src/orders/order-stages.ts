/**
 * The stages of an order. In `placed` waits what is paid on delivery until its buyer has confirmed it; every other
 * order passes it in the moment of placing.
 * @source design D1 (fee), design D14 (payment), design D15 (stock), design D28 (unproved buyers)
 */
export const orderStages = [
  "placed",
  "fee_pending",
  "fee_proposed",
  "awaiting_payment",
  "confirmed",
  "packed",
  "shipped",
  "delivered",
  "cancelled",
  "returned",
  "refunded",
] as const;
export type OrderStage = (typeof orderStages)[number];

/** The five statuses that the first release of the wire contract knows. */
export type OrderSummary = "placed" | "fee_pending" | "awaiting_payment" | "confirmed" | "cancelled";

/**
 * A stage in the words of the first release, so that apps which were built against it go on reading orders: what goes
 * on after the confirmation is still `confirmed`, and what was undone is `cancelled`.
 */
export const summaryOfStage: Readonly<Record<OrderStage, OrderSummary>> = {
  placed: "placed",
  fee_pending: "fee_pending",
  fee_proposed: "fee_pending",
  awaiting_payment: "awaiting_payment",
  confirmed: "confirmed",
  packed: "confirmed",
  shipped: "confirmed",
  delivered: "confirmed",
  cancelled: "cancelled",
  returned: "cancelled",
  refunded: "cancelled",
};
