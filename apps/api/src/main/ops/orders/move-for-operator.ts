import type { AnyOrder } from "#api/modules/orders/any-order.ts";
import { goneGoods } from "#api/modules/orders/goods/order-goods.ts";
import { type MoveWish, moveOrder } from "#api/modules/orders/move-order.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { type Actor, actorName } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { cannotMove, findOrder } from "./find-order.ts";

/** Where someone of the shop wants an order to go. */
export type OperatorWish = Omit<MoveWish, "by" | "actor" | "respondHours">;

/**
 * Moves an order for someone of the shop, and audits it, in the caller's transaction.
 * @param act the command that it is a part of
 * @throws Refused where it cannot go there; the transaction must be rolled back
 */
export async function moveFor(
  tx: Sql,
  respondHours: number,
  given: { readonly number: string; readonly by: Actor },
  act: string,
  wish: OperatorWish,
): Promise<AnyOrder> {
  const order = await findOrder(tx, given.number);
  const moved = await moveOrder(tx, order, {
    ...wish,
    by: "operator",
    actor: actorName(given.by),
    respondHours,
  });
  if (!moved.ok && moved.code === "goods-gone") {
    const gone = await goneGoods(tx, order);
    throw new Refused(
      `The goods of ${order.number} went back on sale. Not enough in stock: ${gone.join(", ")}. Nothing was changed.`,
    );
  }
  if (!moved.ok && moved.code === "money-taken-back") {
    throw new Refused(
      `${order.number} is held: a bank disputes or reversed its payment. See payments show ${order.number}. Nothing was changed.`,
    );
  }
  if (!moved.ok) throw new Refused(cannotMove(order, wish.to));
  await writeAudit(tx, {
    actor: given.by,
    act,
    subject: order.number,
    before: { stage: order.standing.stage, payable: order.payable / 100 },
    after: {
      stage: wish.to,
      payable: moved.order.prices.payable.value,
      ...(wish.fee === undefined ? {} : { proposed_fee: wish.fee / 100 }),
      ...(wish.detail === undefined ? {} : { detail: wish.detail }),
      ...(wish.restocks ? { restocked: true } : {}),
    },
  });
  return moved.order;
}
