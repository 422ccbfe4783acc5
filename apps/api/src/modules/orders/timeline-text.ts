import { formatNaira, type Kobo } from "@precise/cart-core/money";
import type { OrderActor, OrderStanding } from "@precise/cart-core/order-moves";
import type { OrderStage } from "@precise/cart-core/order-stages";
import { paymentFacts } from "@precise/cart-core/payment-kinds";

/** A move in words for its shopper. `order` is in the stage before it. */
export interface ToldMove {
  readonly order: OrderStanding;
  readonly to: OrderStage;
  readonly by: OrderActor;
  /** The fee that was proposed or accepted, and what is paid with it. */
  readonly fee?: { readonly fee: Kobo; readonly payable: Kobo };
  /** What is paid back, with `refunded`. */
  readonly refunded?: Kobo;
  /** A sentence of the operator's: the courier and its number, or why. */
  readonly detail?: string | undefined;
}

/** What the shopper reads in the order's history. */
export function timelineText(move: ToldMove): string {
  const text = textOf(move);
  return move.detail ? `${text} ${move.detail}` : text;
}

function textOf({ order, to, by, fee, refunded }: ToldMove): string {
  if (order.stage === "cancelled" && to !== "refunded") return standsAgain(order, to);
  const isCollected = order.delivery === "pickup";
  switch (to) {
    case "placed":
      return "We have received your order.";
    case "fee_pending":
      return "We will confirm the delivery fee with you before you pay.";
    case "fee_proposed":
      return `Delivery costs ${fee ? formatNaira(fee.fee) : "extra"}, ${fee ? formatNaira(fee.payable) : "the new total"} in total. Accept it to continue.`;
    case "awaiting_payment":
      if (order.stage === "confirmed") return `We are waiting for your ${whatIsAwaited(order)} again.`;
      return `${accepted(fee?.fee)}We are waiting for your ${whatIsAwaited(order)}.`;
    case "confirmed":
      if (order.stage === "awaiting_payment")
        return "We have received your payment. Your order is confirmed.";
      if (order.isPaid && order.stage === "placed")
        return "Your order is confirmed. There is nothing to pay.";
      if (paymentFacts(order.payment).due === "on_invoice")
        return `${accepted(fee?.fee)}Your order is confirmed. We add it to your company's account.`;
      return `${accepted(fee?.fee)}Your order is confirmed. You pay when ${isCollected ? "you collect it" : "it is delivered"}.`;
    case "packed":
      if (order.stage === "shipped") return "A part of your order came back to us. We will send it again.";
      return isCollected ? "Your order is packed and ready to collect." : "Your order is packed.";
    case "shipped":
      return "Your order is on its way.";
    case "delivered":
      return isCollected ? "You have collected your order." : "Your order was delivered.";
    case "cancelled":
      return cancelledText(order.stage, by);
    case "returned":
      return "We have received your return.";
    case "refunded":
      return refunded ? `We have refunded ${formatNaira(refunded)}.` : "We have refunded your payment.";
  }
}

/** By which way the money of an order comes before its goods go out. */
function whatIsAwaited({ payment }: Pick<OrderStanding, "payment">): string {
  return paymentFacts(payment).isOnline === true ? "payment" : "bank transfer";
}

/** A cancelled order goes on. */
function standsAgain({ payment }: OrderStanding, to: OrderStage): string {
  if (to === "fee_pending") return "Your order is open again. We will confirm the delivery fee with you.";
  if (to === "awaiting_payment")
    return `Your order is open again. We are waiting for your ${whatIsAwaited({ payment })}.`;
  return paymentFacts(payment).due === "before_dispatch"
    ? "We have received your payment. Your order is open again and confirmed."
    : "Your order is open again and confirmed.";
}

function accepted(fee: Kobo | undefined): string {
  return fee === undefined ? "" : `You accepted ${formatNaira(fee)} for delivery. `;
}

function cancelledText(from: OrderStage, by: OrderActor): string {
  if (by === "shopper") return "You cancelled the order.";
  if (by === "operator") return "We cancelled the order.";
  if (from === "placed" || from === "fee_pending")
    return "The order was cancelled because it was not confirmed in time.";
  return from === "fee_proposed"
    ? "The order was cancelled because the delivery fee was not accepted in time."
    : "The order was cancelled because no payment arrived in time.";
}
