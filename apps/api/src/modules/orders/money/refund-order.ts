import { formatNaira, wireValue } from "@precise/cart-core/money";
import { findMove } from "@precise/cart-core/order-moves";
import { moneyOf, type Repayment } from "#api/modules/money/money.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { AnyOrder } from "../any-order.ts";
import type { LockedOrder } from "../locked-order.ts";
import { queueOrderMail } from "../mail/order-mail.ts";
import { moveOrder } from "../move-order.ts";
import { addEvent } from "../order-events.ts";
import { readAgain } from "../order-rows.ts";
import { RefundRefused } from "./move-money.ts";
import { type NotPaidBack, payBack } from "./pay-back.ts";

export type Refunded = { readonly ok: true; readonly order: AnyOrder } | NotPaidBack;

/**
 * Pays money of a locked order back, never more than is there: books it, credits its invoice, and mails its shopper. What
 * was cancelled or returned and has nothing left is `refunded` then.
 * @source decision 039
 */
export async function refundOrder(tx: Sql, order: LockedOrder, back: Repayment): Promise<Refunded> {
  const { amount, reason, actor, ...refund } = back;
  const { net } = await moneyOf(tx, order.id);
  if (amount === net && findMove(order.standing, "refunded", "operator").ok) {
    // What the move wrote before its refund was refused must not stay, whatever the caller does next.
    await tx.query("savepoint before_refund");
    try {
      const move = {
        to: "refunded",
        by: "operator",
        actor,
        refund,
        detail: reason,
        respondHours: 0,
      } as const;
      const moved = await moveOrder(tx, order, move);
      if (!moved.ok) throw new Error(`an order could not be refunded: ${moved.code}`);
      return moved;
    } catch (fault) {
      if (!(fault instanceof RefundRefused)) throw fault;
      await tx.query("rollback to savepoint before_refund");
      return fault.refused;
    }
  }
  const paid = await payBack(tx, order, back);
  if (!paid.ok) return paid;
  const text = `We have refunded ${formatNaira(amount)}. ${reason}`;
  await addEvent(tx, order, text);
  const now = await readAgain(tx, order);
  await queueOrderMail(tx, { kind: "refunded", order: now, detail: reason, naira: wireValue(amount) });
  return { ok: true, order: now };
}
