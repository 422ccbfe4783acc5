import { formatNaira, type Kobo } from "@precise/cart-core/money";
import { type PromisedBack, promiseBack, type RefundPlan } from "#api/modules/money/money.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { LockedOrder } from "../locked-order.ts";
import { addEvent } from "../order-events.ts";

/** Promises money of a locked order back, see `promiseBack`; its shopper reads it in the order's history. */
export async function requestRefund(
  tx: Sql,
  order: LockedOrder,
  plan: RefundPlan,
  ownLimit: Kobo,
): Promise<PromisedBack> {
  const promised = await promiseBack(tx, order, plan, ownLimit);
  if (promised.ok) await addEvent(tx, order, `${formatNaira(plan.amount)} goes back to you. ${plan.reason}`);
  return promised;
}
