import { type Kobo, kobo } from "@precise/cart-core/money";
import type { Sql } from "#api/platform/database/port.ts";
import { type PaymentProvider, referenceKey } from "./receipts.ts";

/** So long what was booked by mistake can be taken back as if it never was. */
export const undoMinutes = 30;

/** Money that came, as far as it matters whether its booking can be taken back. */
export interface BookedReceipt {
  readonly id: number;
  readonly amount: Kobo;
  /** The database's own text, for its moments are finer than ours. */
  readonly notedAt: string;
  readonly isOld: boolean;
  /** Numbers of the orders that have or had a part of it. */
  readonly orders: readonly string[];
  /** A bank's statement shows it: it came. */
  readonly isOnStatement: boolean;
  /** Cash that a rider answers for. */
  readonly isWithRider: boolean;
  /** The day that it is booked on was counted after it. */
  readonly isCounted: boolean;
  /** Other money of its order was booked, or promised back, after it. */
  readonly isFollowed: boolean;
}

/** Money that was received under a reference, locked until the transaction ends. */
export async function lockBooked(
  tx: Sql,
  provider: PaymentProvider,
  reference: string,
): Promise<BookedReceipt | undefined> {
  const [row] = await tx.query<Omit<BookedReceipt, "amount"> & { readonly amount: number }>(
    `select r.id, r.amount_kobo as amount, r.noted_at::text as "notedAt",
       r.noted_at < now() - make_interval(mins => $3) as "isOld",
       array(select distinct o.number from payment_allocation a join shop_order o on o.id = a.order_id
         where a.receipt_id = r.id) as orders,
       exists (select 1 from bank_credit c where c.receipt_id = r.id) as "isOnStatement",
       r.provider = 'cash' and exists (select 1 from rider_cash c join payment_allocation a on a.order_id = c.order_id
         where a.receipt_id = r.id) as "isWithRider",
       exists (select 1 from cash_count c where c.day = (r.at at time zone 'Africa/Lagos')::date and c.at > r.noted_at)
         as "isCounted",
       exists (select 1 from payment_allocation mine join payment_allocation later on later.order_id = mine.order_id
         where mine.receipt_id = r.id and later.receipt_id <> r.id and later.id > mine.id)
         or exists (select 1 from payment_allocation mine join payment_refund f on f.order_id = mine.order_id
         where mine.receipt_id = r.id and f.created_at > r.noted_at) as "isFollowed"
     from payment_receipt r where r.provider = $1 and r.kind = 'received' and r.provider_ref = $2 for update`,
    [provider, referenceKey(reference), undoMinutes],
  );
  return row && { ...row, amount: kobo(row.amount) };
}

/** Takes a locked booking out of the ledger; its reference can be booked again. The audit keeps what it was. */
export async function deleteBooked(tx: Sql, id: number): Promise<void> {
  // First, so that the order is counted again.
  await tx.query("update payment_allocation set undone_at = now() where receipt_id = $1", [id]);
  await tx.query("delete from payment_allocation where receipt_id = $1", [id]);
  await tx.query("delete from payment_receipt where id = $1", [id]);
}
