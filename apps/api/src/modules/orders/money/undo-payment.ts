import type { Kobo } from "@precise/cart-core/money";
import type { PaymentProvider } from "#api/modules/money/ledger/receipts.ts";
import { findUndoable, undo } from "#api/modules/money/money.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { lockOrder } from "../locked-order.ts";
import { countAsUnpaid, recordedByMistake } from "./receive-payment.ts";

export type PaymentUndone =
  | { readonly ok: true; readonly number: string; readonly reference: string; readonly amount: Kobo }
  /** `why`: a sentence for the operator. */
  | { readonly ok: false; readonly why: string };

/**
 * Takes the booking of money back that never came, as if it never was: within some minutes, and as long as nothing followed
 * from it. Later it is moved to its order, or paid back.
 * @source decision 078
 */
export async function undoPayment(
  tx: Sql,
  payment: { readonly reference: string; readonly provider: PaymentProvider; readonly number: string },
  respondHours: number,
): Promise<PaymentUndone> {
  const { reference, number } = payment;
  const refuse = (why: string) => ({ ok: false, why }) as const;
  const order = await lockOrder(tx, number);
  if (!order) return refuse(`There is no order ${number}.`);
  const found = await findUndoable(tx, order.number, payment);
  if (!found.ok) return found;
  const { booked } = found;
  const [moved] = await tx.query(
    `select 1 from shop_order_event e
     where e.order_id = $1 and e.stage is not null and e.at > $2::text::timestamptz limit 1`,
    [order.id, booked.notedAt],
  );
  if (moved)
    return refuse(`${number} went on since ${reference} was booked: it is ${order.standing.stage} now.`);
  await undo(tx, booked);
  await countAsUnpaid(tx, order, recordedByMistake(booked.amount), respondHours);
  return { ok: true, number: order.number, reference, amount: booked.amount };
}
