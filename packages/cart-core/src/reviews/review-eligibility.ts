import type { OrderStage } from "../orders/order-stages.ts";
import type { PaymentStatus } from "../orders/payment-status.ts";

/** What of an order decides whether its buyer may write about an article of it. */
export interface ReviewedOrder {
  readonly stage: OrderStage;
  readonly money: PaymentStatus;
  /** A seeded or trial order: nobody bought anything. */
  readonly isSample: boolean;
  /** Of a trade client's company. */
  readonly isCompany: boolean;
  /** Article numbers of its lines. */
  readonly skus: readonly string[];
}

/** Why a buyer may not write about an article. */
export type NotReviewable = "not-bought" | "not-delivered" | "undone" | "sample" | "company";

/**
 * Whether the buyer of an order may write about one of its articles: from its delivery or collection on, unless the goods went
 * back or all the money did. Who buys it is checked before: the order's own link, or its account. A sample never counts.
 * @param sku spelled as the order has it
 * @returns undefined where they may
 * @source design D35 "Honesty"
 */
export function whyNotReviewable(order: ReviewedOrder, sku: string): NotReviewable | undefined {
  if (order.isSample) return "sample";
  if (order.isCompany) return "company";
  if (!order.skus.includes(sku)) return "not-bought";
  if (order.stage === "cancelled" || order.stage === "returned" || order.stage === "refunded")
    return "undone";
  if (order.stage !== "delivered") return "not-delivered";
  return order.money === "refunded" || order.money === "refunding" ? "undone" : undefined;
}
