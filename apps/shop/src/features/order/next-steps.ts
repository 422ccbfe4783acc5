import type { Order } from "@precise/contract/order";
import { orderCopy } from "../../purchase/copy/order-copy.ts";

/** What happens next with an order, in sentences. */
export function nextSteps({
  status,
  delivery,
  payment,
}: Pick<Order, "status" | "delivery" | "payment">): readonly string[] {
  const { next } = orderCopy;
  if (status === "cancelled") return next.cancelled;
  if (status === "fee_pending") return next.fee_pending;
  if (payment.method === "bank_transfer" && status !== "confirmed") return next.bank_transfer;
  return delivery.method === "pickup" ? next.pickup : next.pay_on_delivery;
}
