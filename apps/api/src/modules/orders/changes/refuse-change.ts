import type { OrderStage } from "@precise/cart-core/order-stages";
import { moneyOf } from "#api/modules/money/money.ts";
import { isInReviewColumn } from "#api/modules/money/money-columns.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { failure, type Refusal } from "#api/platform/http/reply.ts";
import type { LockedOrder } from "../locked-order.ts";

/** Nothing of such an order has been packed. */
const changeable: readonly OrderStage[] = [
  "placed",
  "fee_pending",
  "fee_proposed",
  "awaiting_payment",
  "confirmed",
];

export function isChangeable(stage: OrderStage): boolean {
  return changeable.includes(stage);
}

/** Why a locked order cannot be changed any more; undefined where it can. @source decision 062 */
export async function refuseChange(tx: Sql, order: LockedOrder): Promise<Refusal | undefined> {
  const { number, standing, company, id } = order;
  if (!isChangeable(standing.stage))
    return notChangeable(`${number} is ${standing.stage} and can no longer be changed.`);
  if (company !== null)
    return notChangeable(`${number} is a company's order. Cancel it, and have it ordered again.`);
  const money = await moneyOf(tx, id);
  // What a bank disputes counts as gone back.
  if (money.refunded > 0 || money.refunding > 0)
    return notChangeable(`Money of ${number} went back or is disputed. Settle that first.`);
  const [row] = await tx.query<{ is_in_review: boolean }>(
    `select ${isInReviewColumn} as is_in_review from shop_order o where o.id = $1`,
    [id],
  );
  return row?.is_in_review
    ? notChangeable(`A payment of ${number} waits for a person to look at it. Settle that first.`)
    : undefined;
}

function notChangeable(message: string): Refusal {
  return failure(409, "order_not_changeable", message);
}
