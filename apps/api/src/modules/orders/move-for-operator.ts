import { formatNaira, wireValue } from "@precise/cart-core/money";
import { refundableKobo } from "@precise/cart-core/payment-status";
import { moneyOf } from "#api/modules/money/money.ts";
import type { AnyOrder } from "#api/modules/orders/any-order.ts";
import { goneGoods } from "#api/modules/orders/goods/order-goods.ts";
import type { LockedOrder } from "#api/modules/orders/locked-order.ts";
import { RefundRefused } from "#api/modules/orders/money/move-money.ts";
import { type MoveWish, moveOrder, refuseLeaving } from "#api/modules/orders/move-order.ts";
import { successorOf } from "#api/modules/orders/successor.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { type Actor, actorName } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { cannotMove, getOrder } from "./get-order.ts";

/** Where someone of the shop wants an order to go. */
export type OperatorWish = Omit<MoveWish, "by" | "actor" | "respondHours"> & {
  /** What the audit notes of it besides. */
  readonly noted?: Readonly<Record<string, string>>;
};

/**
 * Moves an order for someone of the shop, and audits it, in the caller's transaction.
 * @param act the command that it is a part of
 * @throws Refused where it cannot go there; the transaction must be rolled back
 */
export async function moveFor(
  tx: Sql,
  respondHours: number,
  which: { readonly number: string; readonly by: Actor },
  act: string,
  { noted, ...move }: OperatorWish,
): Promise<AnyOrder> {
  const order = await getOrder(tx, which.number);
  const moved = await moveOrder(tx, order, {
    ...move,
    by: "operator",
    actor: actorName(which.by),
    respondHours,
  }).catch((fault: unknown) => {
    if (!(fault instanceof RefundRefused)) throw fault;
    throw new Refused(`Refund ${order.number} with payments refund: what is paid back moves it.`);
  });
  if (!moved.ok && moved.code === "goods-gone") {
    const gone = await goneGoods(tx, order);
    throw new Refused(
      `The goods of ${order.number} went back on sale. Not enough in stock: ${gone.join(", ")}. Nothing was changed.`,
    );
  }
  if (!moved.ok && (moved.code === "money-taken-back" || moved.code === "money-given-back"))
    throw await heldRefusal(tx, order, moved.code);
  if (!moved.ok && moved.code === "parts-sent")
    throw new Refused(
      `A part of ${order.number} was sent, so it cannot be cancelled. Cancel what is not sent with orders cancel-rest; what was sent comes back as a return. Nothing was changed.`,
    );
  if (!moved.ok && moved.code === "replaced")
    throw new Refused(
      `${order.number} stays cancelled: ${await successorOf(tx, order.id)} took its place. Nothing was changed.`,
    );
  if (!moved.ok && moved.code === "not-paid")
    throw new Refused(
      `${order.number} waits for its money: record it with payments confirm ${order.number}. Nothing was changed.`,
    );
  if (!moved.ok) throw new Refused(cannotMove(order, move.to));
  await writeAudit(tx, {
    actor: which.by,
    act,
    subject: order.number,
    before: { stage: order.standing.stage, payable: wireValue(order.payable) },
    after: {
      stage: move.to,
      payable: moved.order.prices.payable.value,
      ...(move.fee === undefined ? {} : { proposed_fee: wireValue(move.fee) }),
      ...(move.detail === undefined ? {} : { detail: move.detail }),
      ...(move.despiteRefund === undefined ? {} : { despite_refund: move.despiteRefund }),
      ...(move.restocks ? { restocked: true } : {}),
      ...noted,
    },
  });
  return moved.order;
}

/**
 * Lets a part of a locked order leave the house as its money stands, as `moveFor` does for the whole.
 * @throws Refused where it may not
 */
export async function mustBeLeaving(tx: Sql, order: LockedOrder, despiteRefund: string | undefined) {
  const held = await refuseLeaving(tx, order, await moneyOf(tx, order.id), despiteRefund);
  if (held) throw await heldRefusal(tx, order, held);
}

async function heldRefusal(
  tx: Sql,
  order: LockedOrder,
  code: "money-taken-back" | "money-given-back",
): Promise<Refused> {
  if (code === "money-given-back") return new Refused(await heldWords(tx, order));
  return new Refused(
    `${order.number} is held: a bank disputes or reversed its payment. See payments show ${order.number}. Nothing was changed.`,
  );
}

async function heldWords(tx: Sql, { id, number }: LockedOrder): Promise<string> {
  const money = await moneyOf(tx, id);
  const left = refundableKobo(money);
  const isMoved = money.refunding === 0 && money.refunded === 0;
  const what = isMoved ? "was moved away" : money.refunding > 0 ? "goes back, or went back" : "went back";
  if (isMoved && left === 0)
    return `${number} is held: its money ${what}. Record what comes for it, or cancel it. Nothing was changed.`;
  return left === 0
    ? `${number} is held: its money ${what}. Cancel it. Nothing was changed.`
    : `${number} is held: money of it ${what}, and ${formatNaira(left)} is left. To send it all the same, say why. Nothing was changed.`;
}
