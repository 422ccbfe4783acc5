import type { OrderStage } from "@precise/cart-core/order-stages";
import type { OrderHold } from "@precise/contract/shop/orders/order";
import { wireTime } from "#api/platform/time/wire-time.ts";

/**
 * `held`: out of stock for this order. `free`: given back. `waiting`: set aside only once the buyer has confirmed it.
 * @source design D28
 */
export type GoodsState = OrderHold["goods"];

/**
 * How it is known that a real person stands behind an order: signed in, a trade client, the link of our mail, a payment,
 * a call by staff; `earlier` is what was ordered before this was asked. @source design D28
 */
export type ProofOfOrder = "session" | "client" | "mail" | "payment" | "staff" | "earlier";

/** How often someone who has not confirmed the order may have its goods set aside again. @source design D28 */
export const mostRenewals = 1;

/** Stages in which an order still waits for someone: its goods may come and go. */
const openStages: readonly OrderStage[] = ["placed", "fee_pending", "fee_proposed", "awaiting_payment"];

interface HeldRow {
  readonly status: OrderStage;
  readonly goods: GoodsState;
  readonly hold_until: Date | null;
  readonly hold_renewals: number;
  readonly respond_by: Date | null;
  readonly proved_at: Date | null;
  readonly gone: readonly string[] | null;
}

export function isOpenStage(stage: OrderStage): boolean {
  return openStages.includes(stage);
}

/** What an order shows of its goods. @source design D28 */
export function holdView(row: HeldRow): OrderHold {
  // What is cancelled in time gives its goods back then; a fee that we owe cancels nothing.
  const until = row.hold_until ?? (row.status === "fee_pending" ? null : row.respond_by);
  return {
    is_proved: row.proved_at !== null,
    goods: row.goods,
    ...(row.goods === "held" && until !== null ? { until: wireTime(until) } : {}),
    ...(row.gone === null ? {} : { gone: [...row.gone] }),
  };
}

/** Whether the shopper may have goods that are not held set aside, without the link of our mail. @source design D28 */
export function mayHoldAgain({
  status,
  goods,
  proved_at,
  hold_renewals,
}: Omit<HeldRow, "hold_until" | "respond_by" | "gone">) {
  if (goods === "held" || !isOpenStage(status)) return false;
  return proved_at !== null || (goods === "free" && hold_renewals < mostRenewals);
}
