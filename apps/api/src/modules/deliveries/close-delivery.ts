import type { Kobo } from "@precise/cart-core/money";
import type { OrderStage } from "@precise/cart-core/order-stages";
import type { Sql } from "#api/platform/database/port.ts";

/** How a delivery ends. */
export interface DeliveryEnd {
  readonly to: OrderStage;
  /** What its shopper still had to pay when the goods were handed over; 0 where it was paid before or is invoiced. */
  readonly due: Kobo;
  /** What the rider says to have collected; undefined where no one asked. */
  readonly collected?: Kobo;
  /** The part that ends alone; undefined: all that are on their way, with their order. */
  readonly part?: number;
}

/**
 * Ends the delivery of a locked order that arrives or comes back: its code goes, and the person who brought it answers for the whole
 * amount that was due, whatever was collected. The shopper, who has the goods, owes nothing any more. An order that no one was
 * sent with, and one whose delivery has ended, stays as it is.
 */
export async function closeDelivery(
  tx: Sql,
  orderId: number,
  { to, due, collected, part }: DeliveryEnd,
): Promise<void> {
  const state = stateAfter(to);
  if (state === undefined) return;
  const [closed] = await tx.query<{ part: number; rider_id: number }>(
    `update delivery set state = $2, ended_at = now(), code = null
     where order_id = $1 and state in ('out', 'failed') and ($3::int is null or part = $3) returning part, rider_id`,
    [orderId, state, part ?? null],
  );
  if (!closed || state !== "delivered" || due === 0) return;
  await tx.query(
    "insert into rider_cash (order_id, part, rider_id, due_kobo, collected_kobo) values ($1, $2, $3, $4, $5)",
    [orderId, closed.part, closed.rider_id, due, collected ?? due],
  );
}

function stateAfter(stage: OrderStage): "delivered" | "returned" | undefined {
  if (stage === "delivered") return "delivered";
  return stage === "returned" || stage === "cancelled" ? "returned" : undefined;
}
