import { formatNaira, type Kobo, subtractKobo, wireValue } from "@precise/cart-core/money";
import { excessKobo, hasEnded, missingKobo } from "@precise/cart-core/payment-status";
import { issueInvoice } from "#api/modules/invoice/issue-invoice.ts";
import type { KnownReference, Receipt } from "#api/modules/money/ledger/receipts.ts";
import { moneyOf, receive } from "#api/modules/money/money.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { AnyOrder } from "../any-order.ts";
import { proveOrder } from "../goods/prove-order.ts";
import { type LockedOrder, lockOrder } from "../locked-order.ts";
import { queueOrderMail } from "../mail/order-mail.ts";
import type { PlainMailKind } from "../mail/order-mail-kinds.ts";
import { moveOrder } from "../move-order.ts";
import { addEvent } from "../order-events.ts";
import { readAgain } from "../order-rows.ts";
import { lockSuccessor } from "../successor.ts";
import { releaseReserve } from "./company-account.ts";

export type Received =
  | { readonly ok: true; readonly order: AnyOrder }
  | ({ readonly ok: false } & KnownReference);

/**
 * Notes money that came for a locked order, or for the one that took its place, whatever its stage, and does what follows: an order whose money is
 * complete is confirmed or counts as paid, its buyer is proved, and its shopper gets a mail.
 * @param respondHours so long the rest of a part is waited for
 * @source decision 039
 */
export async function receivePayment(
  tx: Sql,
  before: LockedOrder,
  receipt: Omit<Receipt, "kind">,
  respondHours: number,
): Promise<Received> {
  const order = await lockSuccessor(tx, before);
  const booked = await receive(tx, order, receipt);
  if (!booked.ok) return booked;
  return { ok: true, order: await settlePayment(tx, order, receipt, respondHours) };
}

/**
 * What follows from money that was just allocated to a locked order.
 * @param booked `refundsExcess`: what is too much goes back by itself, and its payer is informed of that
 */
export async function settlePayment(
  tx: Sql,
  before: LockedOrder,
  booked: { readonly amount: Kobo; readonly actor: string; readonly refundsExcess?: boolean },
  respondHours: number,
): Promise<AnyOrder> {
  const { amount, actor, refundsExcess = false } = booked;
  if (!before.isProved) await proveOrder(tx, before, "payment", respondHours);
  // What is paid on delivery is confirmed by its proof.
  const order = (await lockOrder(tx, before.number)) ?? before;
  const { stage, isPaid } = order.standing;
  const money = await moneyOf(tx, order.id);
  const standing = { stage, money, payable: order.payable, wasPaid: isPaid };
  const came = `We have received ${formatNaira(amount)}`;
  if (hasEnded(stage)) {
    const text = `${came} after this order had ended. We will sort it out and write to you.`;
    return mailPayment(tx, order, text, "payment_late", amount);
  }
  const isFeeOpen = stage === "fee_pending" || stage === "fee_proposed";
  const missing = missingKobo(standing);
  if (isFeeOpen || missing > 0) {
    if (stage === "awaiting_payment") await waitLonger(tx, order, respondHours);
    const rest = isFeeOpen ? "" : ` ${formatNaira(missing)} is left to pay.`;
    return mailPayment(tx, order, `${came}.${rest}`, "payment_part", amount);
  }
  if (!isPaid && (stage === "awaiting_payment" || stage === "placed")) {
    const moved = await moveOrder(tx, order, { to: "confirmed", by: "system", actor, respondHours });
    if (!moved.ok) {
      const text = `${came}. Part of this order is no longer in stock. We will sort it out and write to you.`;
      return mailPayment(tx, order, text, "payment_late", amount);
    }
  }
  const confirmed = (await lockOrder(tx, order.number)) ?? order;
  if (!confirmed.standing.isPaid) await countAsPaid(tx, confirmed);
  const excess = excessKobo(standing);
  if (excess === 0 || refundsExcess) return readAgain(tx, order);
  const text = `You have paid ${formatNaira(excess)} more than this order costs. We will pay it back.`;
  return mailPayment(tx, order, text, "payment_over", excess);
}

/** An order on account, or one that is paid on delivery, whose money is complete; where it stands does not change. */
async function countAsPaid(tx: Sql, order: LockedOrder): Promise<void> {
  await tx.query("update shop_order set paid_at = coalesce(paid_at, now()) where id = $1", [order.id]);
  await releaseReserve(tx, order);
  const whose = order.standing.payment === "on_account" ? "your company's" : "your";
  await addEvent(tx, order, `We have received ${whose} payment.`);
  const paid = await readAgain(tx, order);
  const invoice = { number: await issueInvoice(tx, paid, new Date()) };
  await queueOrderMail(tx, { kind: "payment_confirmed", order: { ...paid, invoice } });
}

/**
 * Takes the word back that an order is paid, because money of it was another order's, or never came.
 * @param why a sentence for the order's history
 */
export async function countAsUnpaid(
  tx: Sql,
  order: LockedOrder,
  why: string,
  respondHours: number,
): Promise<void> {
  const { standing, payable, company } = order;
  const money = await moneyOf(tx, order.id);
  const isLost = standing.isPaid && money.net < payable;
  if (isLost) await tx.query("update shop_order set paid_at = null where id = $1", [order.id]);
  if (isLost && company !== null && standing.payment === "on_account" && !hasEnded(standing.stage)) {
    // It is owed again, whatever the limit: the goods are out.
    await tx.query("update shop_order set reserved_kobo = $2 where id = $1", [order.id, payable]);
    await tx.query(
      "update client_company set credit_reserved_kobo = credit_reserved_kobo + $2 where id = $1",
      [company.id, subtractKobo(payable, company.reserved)],
    );
  }
  const unpaid = { ...order, standing: { ...standing, isPaid: false } };
  if (isLost && standing.stage === "confirmed") {
    const moved = await moveOrder(tx, unpaid, {
      to: "awaiting_payment",
      by: "system",
      detail: why,
      respondHours,
    });
    if (moved.ok) return;
  }
  await addEvent(tx, order, why);
}

/** Says so of money that an order never had. */
export function recordedByMistake(amount: Kobo): string {
  return `A payment of ${formatNaira(amount)} was recorded here by mistake.`;
}

/** An order that is paid in part gets new time, and is never cancelled by the clock. */
async function waitLonger(tx: Sql, { id }: LockedOrder, hours: number): Promise<void> {
  await tx.query(
    `update shop_order set respond_by = greatest(respond_by, now() + make_interval(hours => $2)) where id = $1`,
    [id, hours],
  );
}

async function mailPayment(
  tx: Sql,
  order: LockedOrder,
  text: string,
  kind: PlainMailKind,
  amount: Kobo,
): Promise<AnyOrder> {
  await addEvent(tx, order, text);
  const now = await readAgain(tx, order);
  await queueOrderMail(tx, { kind, order: now, detail: text, naira: wireValue(amount) });
  return now;
}
