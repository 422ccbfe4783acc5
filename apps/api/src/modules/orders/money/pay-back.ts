import { subtractKobo } from "@precise/cart-core/money";
import type { OrderMoney } from "@precise/cart-core/payment-status";
import { issueCreditNote } from "#api/modules/invoice/issue-credit-note.ts";
import { type GivenBack, giveBack, type Repayment } from "#api/modules/money/money.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { LockedOrder } from "../locked-order.ts";

/** Why nothing was paid back. */
export type NotPaidBack = Extract<GivenBack, { ok: false }>;

/**
 * Books money that goes back from a locked order, and credits its invoice with what is not excess: who paid too much bought for
 * no less. Call it last, see `issueCreditNote`.
 * @source decision 039
 */
export async function payBack(tx: Sql, order: LockedOrder, back: Repayment): Promise<GivenBack> {
  const paidBack = await giveBack(tx, order, back);
  if (paidBack.ok) await issueCreditNote(tx, order, paidBack.bought, back.reason);
  return paidBack;
}

/** Credits what of a locked order's invoice was never paid, when its goods come back or it is cancelled: nothing is owed. */
export async function creditUnpaid(
  tx: Sql,
  order: LockedOrder,
  { net }: OrderMoney,
  reason: string,
): Promise<void> {
  if (net < order.payable) await issueCreditNote(tx, order, subtractKobo(order.payable, net), reason);
}
