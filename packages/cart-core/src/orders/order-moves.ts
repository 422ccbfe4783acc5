import type { DeliveryMethod } from "../delivery/delivery-fee.ts";
import type { Kobo } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import type { OrderStage } from "./order-stages.ts";
import { allPaymentKinds, type PaymentKind, paymentFacts } from "./payment-kinds.ts";

/** Who moves an order: its shopper, someone of the shop, or the shop's own machinery (placing, payment, expiry). */
export type OrderActor = "shopper" | "operator" | "system";

/** What decides which moves an order may make. */
export interface OrderStanding {
  readonly stage: OrderStage;
  readonly delivery: DeliveryMethod;
  readonly payment: PaymentKind;
  /** The money was received. */
  readonly isPaid: boolean;
}

/** How a delivery goes on: someone is sent with it, and what happened at the door ends it. */
export type DeliveryWay = "dispatch" | "attempt";

/**
 * Whether a move of an order is its delivery's; undefined where the order is moved by itself, as what is collected.
 * @source decision 078
 */
export function deliveryWay(
  { delivery }: Pick<OrderStanding, "delivery">,
  to: OrderStage,
): DeliveryWay | undefined {
  if (delivery === "pickup") return undefined;
  if (to === "shipped") return "dispatch";
  return to === "delivered" ? "attempt" : undefined;
}

/** One allowed move. What `only` does not name does not matter. */
export interface OrderMove {
  readonly from: OrderStage;
  readonly to: OrderStage;
  readonly by: readonly OrderActor[];
  readonly only?: {
    readonly delivery?: DeliveryMethod;
    readonly payment?: readonly PaymentKind[];
    readonly isPaid?: boolean;
  };
  /** Goods go back to stock and a coupon may be used again: nothing has left the house. */
  readonly releases?: true;
  /** The order is reinstated: goods, coupon and a company's limit are taken once more, or it does not move. */
  readonly retakes?: true;
}

const isPaidBefore = (kind: PaymentKind) => paymentFacts(kind).due === "before_dispatch";
const paidBefore = allPaymentKinds.filter(isPaidBefore);
const paidLater = allPaymentKinds.filter((kind) => !isPaidBefore(kind));

/**
 * Every move that an order may make; there is no other.
 * @source design D1 (fee), design D14 (only a verified payment or the operator confirms), design D15 (stock), design D28 (`placed` until
 * the buyer has confirmed); design "Consumer law" (cancel, return); decision 039 (cancelled orders that are reinstated)
 */
export const orderMoves: readonly OrderMove[] = [
  { from: "placed", to: "fee_pending", by: ["system"] },
  { from: "placed", to: "awaiting_payment", by: ["system"], only: { payment: paidBefore } },
  { from: "placed", to: "confirmed", by: ["shopper", "operator", "system"], only: { payment: paidLater } },
  // Nothing is owed, so nothing is waited for.
  { from: "placed", to: "confirmed", by: ["system"], only: { payment: paidBefore, isPaid: true } },

  { from: "fee_pending", to: "fee_proposed", by: ["operator"] },
  { from: "fee_proposed", to: "fee_proposed", by: ["operator"] },
  { from: "fee_proposed", to: "awaiting_payment", by: ["shopper"], only: { payment: paidBefore } },
  { from: "fee_proposed", to: "confirmed", by: ["shopper"], only: { payment: paidLater } },

  { from: "awaiting_payment", to: "confirmed", by: ["operator", "system"] },
  { from: "confirmed", to: "packed", by: ["operator"] },
  { from: "packed", to: "shipped", by: ["operator"], only: { delivery: "delivery" } },
  { from: "packed", to: "delivered", by: ["operator"], only: { delivery: "pickup" } },
  { from: "shipped", to: "delivered", by: ["operator"] },
  // All that is left of it has arrived: the rest was cancelled. @source decision 139
  { from: "packed", to: "delivered", by: ["system"], only: { delivery: "delivery" } },
  // One of its parts came back, and is to be sent again.
  { from: "shipped", to: "packed", by: ["system"], only: { delivery: "delivery" } },

  { from: "placed", to: "cancelled", by: ["shopper", "operator", "system"], releases: true },
  { from: "fee_pending", to: "cancelled", by: ["shopper", "operator", "system"], releases: true },
  { from: "fee_proposed", to: "cancelled", by: ["shopper", "operator", "system"], releases: true },
  { from: "awaiting_payment", to: "cancelled", by: ["shopper", "operator", "system"], releases: true },
  { from: "confirmed", to: "cancelled", by: ["shopper"], only: { isPaid: false }, releases: true },
  { from: "confirmed", to: "cancelled", by: ["operator"], releases: true },
  { from: "packed", to: "cancelled", by: ["operator"], releases: true },

  // An order that ended by mistake, or whose money came late.
  { from: "cancelled", to: "fee_pending", by: ["operator"], only: { isPaid: false }, retakes: true },
  {
    from: "cancelled",
    to: "awaiting_payment",
    by: ["operator"],
    only: { payment: paidBefore, isPaid: false },
    retakes: true,
  },
  // Where it is paid before, only once its money is there.
  { from: "cancelled", to: "confirmed", by: ["operator", "system"], retakes: true },
  // Its money turned out to be another order's.
  {
    from: "confirmed",
    to: "awaiting_payment",
    by: ["system"],
    only: { payment: paidBefore, isPaid: false },
  },

  { from: "shipped", to: "returned", by: ["operator"] },
  { from: "delivered", to: "returned", by: ["operator"] },
  { from: "cancelled", to: "refunded", by: ["operator"], only: { isPaid: true } },
  { from: "returned", to: "refunded", by: ["operator"], only: { isPaid: true } },
];

/**
 * The move that brings an order there.
 * @returns `no-such-move` when no one may make it, `not-allowed` when someone else may
 */
export function findMove(
  order: OrderStanding,
  to: OrderStage,
  by: OrderActor,
): Result<OrderMove, "no-such-move" | "not-allowed"> {
  const moves = orderMoves.filter((move) => move.to === to && fits(move, order));
  const mine = moves.find((move) => move.by.includes(by));
  if (mine) return ok(mine);
  return err(moves.length > 0 ? "not-allowed" : "no-such-move");
}

/** Where this actor may bring the order, in the order of the table. */
export function nextStages(order: OrderStanding, by: OrderActor): OrderStage[] {
  return orderMoves.filter((move) => move.by.includes(by) && fits(move, order)).map((move) => move.to);
}

/**
 * Where placing brings an order. What is paid later and not proved stays `placed`; what costs nothing is confirmed.
 * @param order `payable` in kobo, without a fee that is not known yet; `isProved`: a real person is known to stand
 * behind the order
 * @source design D1, D14, D28
 */
export function stageAfterPlacing(order: {
  readonly payment: PaymentKind;
  readonly isFeeKnown: boolean;
  readonly isProved: boolean;
  readonly payable: Kobo;
}): OrderStage {
  if (!order.isFeeKnown) return "fee_pending";
  if (order.payable === 0) return "confirmed";
  return order.isProved || isPaidBefore(order.payment) ? stageAfterFee(order.payment) : "placed";
}

/** Where an order goes once its fee is known: it waits for the money, or is paid when or after it is handed over. */
export function stageAfterFee(payment: PaymentKind): "awaiting_payment" | "confirmed" {
  return isPaidBefore(payment) ? "awaiting_payment" : "confirmed";
}

function fits({ from, only }: OrderMove, order: OrderStanding): boolean {
  if (from !== order.stage) return false;
  if (only?.delivery !== undefined && only.delivery !== order.delivery) return false;
  if (only?.isPaid !== undefined && only.isPaid !== order.isPaid) return false;
  return only?.payment?.includes(order.payment) ?? true;
}
