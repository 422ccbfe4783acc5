import {
  type DeliveryWay,
  deliveryWay,
  nextStages,
  type OrderStanding,
} from "@precise/cart-core/order-moves";
import type { OrderStage } from "@precise/cart-core/order-stages";
import { paymentFacts } from "@precise/cart-core/payment-kinds";
import type { OrderMove } from "@precise/contract/desk/orders/orders";
import type { StaffSession } from "#api/modules/staff/staff-session.ts";

type Reader = Pick<StaffSession, "may">;

/** Where the table lets the shop bring the order, and whether this reader may. A cancelled order has one way back. */
export function allowedMoves(order: OrderStanding, staff: Reader): OrderMove[] {
  const next = nextStages(order, "operator");
  const stages = order.stage === "cancelled" ? onlyOneWayBack(next) : next;
  return stages.map((to) => ({ to, may: mayMove(order, to, staff), needs: needsOf(order, to) }));
}

/** Whether this reader may bring the order there; that the table lets anybody is another question. */
export function mayMove(order: OrderStanding, to: OrderStage, staff: Reader): boolean {
  const isPickUp = order.delivery === "pickup" && staff.may("order.pick-up");
  if (deliveryWay(order, to) === "attempt") return staff.may("delivery");
  switch (to) {
    case "packed":
    case "shipped":
    case "delivered":
      return staff.may("order.move") || isPickUp;
    case "returned":
      return staff.may("return.receive");
    case "refunded":
      return staff.may("payment.refund");
    case "cancelled":
      return staff.may("order.cancel");
    case "fee_proposed":
      return staff.may("order.fee");
    default:
      if (order.stage === "cancelled") return staff.may("order.cancel");
      return order.stage === "placed" ? staff.may("order.confirm") : staff.may("payment.confirm");
  }
}

/**
 * How the desk carries a move out. `payment` and `refund`: money is what moves it, and only with its amount and reference;
 * `dispatch` and `attempt`: its delivery does.
 */
export type MoveWay = "move" | "cancel" | "confirm" | "reopen" | "fee" | "payment" | "refund" | DeliveryWay;

export function wayOf(order: OrderStanding, to: OrderStage): MoveWay {
  const { stage } = order;
  if (to === "refunded") return "refund";
  if (to === "cancelled") return "cancel";
  if (to === "fee_proposed") return "fee";
  if (stage === "cancelled") return "reopen";
  if (stage === "placed" && to === "confirmed") return "confirm";
  return stage === "awaiting_payment" && to === "confirmed" ? "payment" : (deliveryWay(order, to) ?? "move");
}

/** Whether money may be due when the goods are handed over in the showroom: who hands them over says how it was paid. */
export function isPaidAtHandover({ delivery, payment, isPaid }: OrderStanding, to: OrderStage): boolean {
  return (
    to === "delivered" && delivery === "pickup" && !isPaid && paymentFacts(payment).due === "on_handover"
  );
}

function needsOf(order: OrderStanding, to: OrderStage): OrderMove["needs"] {
  const way = wayOf(order, to);
  if (way === "cancel") return ["reason"];
  if (way !== "move" && way !== "confirm" && way !== "reopen") return [way];
  if (to === "returned") return ["restock"];
  return isPaidAtHandover(order, to) ? ["paid"] : [];
}

/** What a cancelled order becomes is decided when it is reopened: by its fee and its money. */
function onlyOneWayBack(stages: readonly OrderStage[]): OrderStage[] {
  const back = stages.find((to) => to !== "refunded");
  return [...(back ? [back] : []), ...stages.filter((to) => to === "refunded")];
}
