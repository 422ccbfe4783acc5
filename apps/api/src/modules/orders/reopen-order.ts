import type { OrderStage } from "@precise/cart-core/order-stages";
import { paymentFacts } from "@precise/cart-core/payment-kinds";
import { moneyOf } from "#api/modules/money/money.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { AnyOrder } from "./any-order.ts";
import { goneGoods } from "./goods/order-goods.ts";
import type { LockedOrder } from "./locked-order.ts";
import { type Moved, moveOrder } from "./move-order.ts";
import { isCredited } from "./retake-order.ts";
import { successorOf } from "./successor.ts";

export type Reopened =
  | { readonly ok: true; readonly order: AnyOrder }
  /** `gone`: names of what is out of stock. */
  | {
      readonly ok: false;
      readonly code: Extract<Moved, { ok: false }>["code"];
      readonly to: OrderStage;
      readonly gone: readonly string[];
      /** With `replaced`: the order that took its place. */
      readonly successor?: string;
    };

/**
 * Reopens a locked, cancelled order: its goods, its coupon and its part of a company's limit are taken once more.
 * It is confirmed where its money is there or comes later, and waits for its money or its fee otherwise. A refusal
 * changes nothing.
 * @source decision 039
 */
export async function reopenOrder(
  tx: Sql,
  order: LockedOrder,
  { actor, respondHours }: { readonly actor: string; readonly respondHours: number },
): Promise<Reopened> {
  const to = await stageWhenReopened(tx, order);
  const successor = await successorOf(tx, order.id);
  if (successor !== undefined) return { ok: false, code: "replaced", to, gone: [], successor };
  if (await isCredited(tx, order.id)) return { ok: false, code: "credited", to, gone: [] };
  const moved = await moveOrder(tx, order, { to, by: "operator", actor, respondHours });
  if (moved.ok) return moved;
  return { ...moved, to, gone: moved.code === "goods-gone" ? await goneGoods(tx, order) : [] };
}

async function stageWhenReopened(tx: Sql, { id, standing, deliveryFee, payable }: LockedOrder) {
  if (deliveryFee === null) return "fee_pending";
  if (paymentFacts(standing.payment).due !== "before_dispatch") return "confirmed";
  const { net } = await moneyOf(tx, id);
  return net >= payable ? "confirmed" : "awaiting_payment";
}
