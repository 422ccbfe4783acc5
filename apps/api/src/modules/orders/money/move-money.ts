import type { OrderStage } from "@precise/cart-core/order-stages";
import type { OrderMoney } from "@precise/cart-core/payment-status";
import type { Repayment } from "#api/modules/money/money.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { LockedOrder } from "../locked-order.ts";
import { creditUnpaid, type NotPaidBack, payBack } from "./pay-back.ts";

/** A refund that was refused inside of a move: the transaction is rolled back by it. */
export class RefundRefused extends Error {
  override readonly name = "RefundRefused";
  readonly refused: NotPaidBack;
  constructor(refused: NotPaidBack) {
    super(`a refund was refused: ${refused.code}`);
    this.refused = refused;
  }
}

/** Where an order is to go, as far as its money is concerned. */
export interface OrderEnd {
  readonly to: OrderStage;
  /** A sentence for the shopper: the courier and its tracking number, or why. */
  readonly detail?: string | undefined;
  /** With `refunded`: how the money went back. */
  readonly refund?: Omit<Repayment, "amount" | "actor" | "reason">;
}

/** Takes back what was invoiced and not paid, and books what is paid back. */
export async function settleEnd(
  tx: Sql,
  order: LockedOrder,
  { to, detail, refund }: OrderEnd,
  money: OrderMoney,
  actor: string,
): Promise<void> {
  if (to === "cancelled" || to === "returned") {
    const reason = detail ?? (to === "cancelled" ? "The order was cancelled." : "The goods were returned.");
    return creditUnpaid(tx, order, money, reason);
  }
  if (money.net === 0) return;
  const reason =
    detail ?? (order.standing.stage === "returned" ? "The goods were returned." : "The order was cancelled.");
  const back = await payBack(tx, order, { ...refund, amount: money.net, actor, reason });
  if (!back.ok) throw new RefundRefused(back);
}
