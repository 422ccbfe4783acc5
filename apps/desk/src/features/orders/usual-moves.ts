import { dictionary } from "@precise/cart-core/dictionary";
import type { DeskOrder, OrderMove } from "@precise/contract/desk/orders/orders";

/** What the staff do next with an order of a stage, as a rule: that button is filled, and no other. */
const usualMoves: Readonly<Record<string, readonly string[]>> = dictionary({
  placed: ["confirmed"],
  fee_pending: ["fee_proposed"],
  awaiting_payment: ["confirmed"],
  confirmed: ["packed"],
  // What is collected is handed over.
  packed: ["shipped", "delivered"],
  shipped: ["delivered"],
});

/** Whether a move is the most usual act with the order now. Goods that its money holds are not sent on by the filled button. */
export function isUsualMove(
  { stage }: Pick<DeskOrder, "stage">,
  move: Pick<OrderMove, "to" | "is_held">,
): boolean {
  return move.is_held !== true && usualMoves[stage]?.includes(move.to) === true;
}
