import { formatNaira, type Kobo, kobo } from "@precise/cart-core/money";
import { refundableKobo } from "@precise/cart-core/payment-status";
import { readOrderMoney } from "#api/modules/money/money-columns.ts";
import { insertRefund, refundableAttempts } from "#api/modules/money/online/refund-rows.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { LockedOrder } from "../locked-order.ts";
import { addEvent } from "../order-events.ts";

/** Money that is to go back by the payment service. */
export interface RefundWish {
  readonly amount: Kobo;
  /** A sentence for the shopper; the credit note states it too. */
  readonly reason: string;
  /** An operator, or `system`. */
  readonly by: string;
  /** The payment that it is of; undefined for the newest ones. */
  readonly reference?: string;
}

export type RefundRequested =
  /** `isHeld`: it waits for a person's yes. */
  | { readonly ok: true; readonly ids: readonly number[]; readonly isHeld: boolean }
  /** `most`: what can be refunded by the service at most. */
  | { readonly ok: false; readonly most: Kobo };

/**
 * Promises money of a locked order back, never more than is there and not promised yet: the refund is written down, and a
 * job asks the service for it. It is booked, credited and mailed once the service says that it went.
 * @param ownLimit above it a refund that no person asked for waits for one
 * @source decision 061
 */
export async function requestRefund(
  tx: Sql,
  order: LockedOrder,
  { amount, reason, by, reference }: RefundWish,
  ownLimit: Kobo,
): Promise<RefundRequested> {
  const refundable = refundableKobo(await readOrderMoney(tx, order.id));
  const payments = (await refundableAttempts(tx, order.id)).filter(
    (payment) => payment.left > 0 && (reference === undefined || payment.reference === reference),
  );
  const most = kobo(
    Math.min(
      refundable,
      payments.reduce((sum, { left }) => sum + left, 0),
    ),
  );
  if (amount <= 0 || amount > most) return { ok: false, most };
  const isHeld = by === "system" && amount > ownLimit;
  const ids: number[] = [];
  let left: number = amount;
  for (const payment of payments) {
    const part = kobo(Math.min(left, payment.left));
    if (part === 0) break;
    left -= part;
    const row = { orderId: order.id, attemptId: payment.id, amount: part, reason, requestedBy: by } as const;
    ids.push(await insertRefund(tx, { ...row, status: isHeld ? "held" : "requested" }));
  }
  await addEvent(tx, order, `${formatNaira(amount)} goes back to you. ${reason}`);
  return { ok: true, ids, isHeld };
}
