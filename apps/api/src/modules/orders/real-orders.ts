import type { Sql } from "#api/platform/database/port.ts";

/** An order that nobody marked as a sample. */
export interface RealOrder {
  readonly number: string;
  readonly placed_at: Date;
  readonly payable_kobo: number;
  readonly is_paid: boolean;
}

/**
 * Orders that someone placed and nobody marked as a sample, those that money came for first.
 * @source decision 098
 */
export function findRealOrders(sql: Sql): Promise<RealOrder[]> {
  return sql.query<RealOrder>(
    `select number, placed_at, payable_kobo, payment_status not in ('none', 'pending') as is_paid
     from shop_order where not is_sample order by (payment_status not in ('none', 'pending')) desc, placed_at, id limit 50`,
  );
}

/** Lets nobody place an order before the transaction ends. */
export async function lockOrders(tx: Sql): Promise<void> {
  await tx.query("lock table shop_order in share row exclusive mode");
}
