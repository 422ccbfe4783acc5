import type { Sql } from "../database/port.ts";
import { issueInvoice } from "../invoice/issue-invoice.ts";
import { queueOrderMail } from "../mail/queue-mail.ts";
import type { AnyOrder } from "./any-order.ts";
import { releaseReserve } from "./company-account.ts";
import type { LockedOrder } from "./locked-order.ts";
import { readOrderOf } from "./order-rows.ts";

const owedIn: readonly string[] = ["confirmed", "packed", "shipped", "delivered"];

/**
 * Notes the payment of a locked order that went on its company's account: what it held of the limit is free again, it is
 * invoiced if it was not, and its person is told. Where it stands does not change: goods on account go out unpaid.
 * @returns `not-owed` for an order that is paid, or that nothing is owed for
 */
export async function receiveOnAccount(tx: Sql, order: LockedOrder): Promise<AnyOrder | "not-owed"> {
  const { standing } = order;
  if (standing.isPaid || !owedIn.includes(standing.stage)) return "not-owed";
  await tx.query("update shop_order set paid_at = now() where id = $1", [order.id]);
  await releaseReserve(tx, order);
  const text = "We have received your company's payment.";
  await tx.query("insert into shop_order_event (order_id, text) values ($1, $2)", [order.id, text]);
  await issueInvoice(tx, await readAgain(tx, order), new Date());
  const paid = await readAgain(tx, order);
  await queueOrderMail(tx, { kind: "payment_confirmed", order: paid });
  return paid;
}

async function readAgain(tx: Sql, { number }: LockedOrder): Promise<AnyOrder> {
  const order = await readOrderOf(tx, number);
  if (!order) throw new Error("a locked order is not there");
  return order;
}
