import type { OrderStage } from "@precise/cart-core/order-stages";
import type { Sql } from "#api/platform/database/port.ts";

/** Stages after which nobody comes for the goods any more. */
const ended = ["delivered", "cancelled", "returned", "refunded"] as const satisfies readonly OrderStage[];

/** Numbers of orders that are still to be collected in a showroom, oldest first. */
export async function openPickups(sql: Sql, showroom: string): Promise<string[]> {
  const rows = await sql.query<{ number: string }>(
    `select number from shop_order where delivery_method = 'pickup' and showroom ->> 'id' = $1
       and status <> all($2::text[]) order by placed_at limit 20`,
    [showroom, [...ended]],
  );
  return rows.map(({ number }) => number);
}
