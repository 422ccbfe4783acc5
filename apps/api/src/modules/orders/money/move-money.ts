import type { OrderMoney } from "@precise/cart-core/payment-status";
import type { Sql } from "#api/platform/database/port.ts";
import type { LockedOrder } from "../locked-order.ts";
import type { MoveWish } from "../move-order.ts";
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

/** Takes back what was invoiced and not paid, and books what is paid back. */
export async function settleEnd(
  tx: Sql,
  order: LockedOrder,
  { to, detail, refund }: MoveWish,
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
