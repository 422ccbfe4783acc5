import { nairaText } from "@precise/cart-core/money";
import { stageOf } from "@precise/cart-core/order-way";
import { paymentFacts } from "@precise/cart-core/payment-kinds";
import type { Order } from "@precise/contract/shop/orders/order";
import { sentParts } from "@precise/web/orders/shipment-rows";
import { orderCopy } from "./order-copy.ts";

/** What happens next with an order, in sentences. */
export function nextSteps(
  order: Pick<Order, "stage" | "status" | "delivery" | "payment" | "prices" | "hold">,
): readonly string[] {
  const { delivery, payment, prices } = order;
  const { next } = orderCopy;
  const isPickup = delivery.method === "pickup";
  const isPaid = payment.paid_at !== undefined;
  const paysOnDelivery = paymentFacts(payment.method).due === "on_handover" && !isPaid;
  const stage = stageOf(order);
  switch (stage) {
    case "fee_proposed":
      return order.hold?.is_proved === false ? next.fee_by_mail : next[stage];
    case "fee_pending":
    case "returned":
    case "refunded":
    case "delivered":
      return next[stage];
    case "cancelled":
      return isPaid || payment.excess ? next.cancelledPaid : next.cancelled;
    case "packed":
      if (delivery.parts) return sentParts(order)?.areThere ? next.partThere : next.part;
      return isPickup ? next.ready : next.packed;
    case "shipped":
      return paysOnDelivery
        ? [...next.shipped, next.shippedToPay(nairaText(prices.payable.value))]
        : next.shipped;
    case "placed":
      return [next.placed, ...(isPickup ? next.pickup : next.pay_on_delivery)];
    case "awaiting_payment":
      if (paymentFacts(payment.method).isOnline) return onlineSteps(order, isPickup);
      if (order.hold && order.hold.goods !== "held") return next.notHeld;
      if (payment.missing) return next.part_paid;
      if (payment.method === "bank_transfer") return next.bank_transfer;
      return isPickup ? next.pickup : next.pay_on_delivery;
    case "confirmed":
      if (isPickup) return next.pickup;
      if (prices.payable.value === 0) return next.free;
      return paysOnDelivery ? next.pay_on_delivery : next.paid;
  }
}

/** How it is paid, the order's payment says itself, whatever became of it. */
function onlineSteps({ hold }: Pick<Order, "hold">, isPickup: boolean): readonly string[] {
  const { next } = orderCopy;
  if (hold && hold.goods !== "held") return next.onlineNotHeld;
  return isPickup ? [next.online, ...next.pickup] : [next.online, next.callFirst];
}
