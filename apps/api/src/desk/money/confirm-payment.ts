import { formatNaira, fromWireValue, type Kobo, kobo } from "@precise/cart-core/money";
import { missingKobo } from "@precise/cart-core/payment-status";
import type { PaymentProvider } from "#api/modules/money/ledger/receipts.ts";
import { moneyOf, receive } from "#api/modules/money/money.ts";
import { listPayments } from "#api/modules/money/payment-lists.ts";
import type { AnyOrder } from "#api/modules/orders/any-order.ts";
import { cannotMove, getOrder } from "#api/modules/orders/get-order.ts";
import type { LockedOrder } from "#api/modules/orders/locked-order.ts";
import { receivePayment, settlePayment } from "#api/modules/orders/money/receive-payment.ts";
import { type Reopened, reopenOrder } from "#api/modules/orders/reopen-order.ts";
import { lockSuccessor } from "#api/modules/orders/successor.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { knownReference } from "./known-reference.ts";

/** Money that an operator says has come. */
export interface ReportedPayment {
  readonly amount: Kobo;
  readonly reference?: string | undefined;
  readonly payer?: string | undefined;
  readonly at?: Date | undefined;
  readonly provider: PaymentProvider;
  readonly actor: string;
}

/** Notes money for a locked order, or for the one that took its place, whatever its stage. @throws Error for the operator where its reference is known */
export async function notePayment(
  tx: Sql,
  order: LockedOrder,
  reported: ReportedPayment,
  respondHours: number,
): Promise<AnyOrder> {
  const received = await receivePayment(tx, order, reported, respondHours);
  if (!received.ok) throw new Refused(knownReference(received));
  return received.order;
}

/**
 * Notes money for a locked order that someone says it is paid with, or for the one that took its place: a cancelled one is
 * reopened with it. Less than is
 * missing is noted all the same, unless the order is cancelled.
 * @param amount undefined for all that is missing
 * @throws Error for the operator: paid already, nothing to pay, or what a cancelled order lacks; nothing was changed
 */
export async function confirmPayment(
  tx: Sql,
  named: LockedOrder,
  { amount, ...reported }: Omit<ReportedPayment, "amount"> & { readonly amount: Kobo | undefined },
  respondHours: number,
): Promise<AnyOrder> {
  const order = await lockSuccessor(tx, named);
  const { number, standing, payable } = order;
  const { stage, isPaid } = standing;
  const money = await moneyOf(tx, order.id);
  if (stage === "fee_pending" || stage === "fee_proposed")
    throw new Refused(
      `The delivery fee of ${number} is not agreed yet, so its total is not known. Use payments note.`,
    );
  if (stage === "returned" || stage === "refunded")
    throw new Refused(`${number} is ${stage}: there is nothing to pay. Use payments note.`);
  const isCancelled = stage === "cancelled";
  if (isPaid && !isCancelled) throw new Refused(await alreadyPaid(tx, order));
  const missing = isCancelled
    ? kobo(Math.max(0, payable - money.net))
    : missingKobo({ stage, money, payable, wasPaid: isPaid });
  const sum = amount ?? missing;
  if (isCancelled && sum < missing) {
    throw new Refused(
      `${number} is cancelled and costs ${formatNaira(payable)}; ${formatNaira(kobo(money.net + sum))} would be received. Record it with payments note, or reopen the order with orders reopen.`,
    );
  }
  if (sum > 0) {
    const booked = await receive(tx, order, { ...reported, amount: sum });
    if (!booked.ok) throw new Refused(knownReference(booked));
  }
  if (!isCancelled) {
    const settled = { amount: sum > 0 ? sum : money.net, actor: reported.actor };
    return settlePayment(tx, order, settled, respondHours);
  }
  const reopened = await reopenOrder(tx, order, { actor: reported.actor, respondHours });
  if (!reopened.ok) throw new Refused(notReopened(order, reopened));
  const stands = await getOrder(tx, order.number);
  // What came above its price is reported like any other excess.
  return reopened.order.payment.excess === undefined
    ? reopened.order
    : settlePayment(tx, stands, { amount: sum, actor: reported.actor }, respondHours);
}

/** Why a cancelled order stays so. */
export function notReopened(order: LockedOrder, refused: Extract<Reopened, { ok: false }>): string {
  const { number } = order;
  switch (refused.code) {
    case "goods-gone":
      return `${number} stays cancelled; nothing was changed. Not enough in stock: ${refused.gone.join(", ")}. Record the money with payments note, then refund it with payments refund.`;
    case "replaced":
      return `${number} was changed and stays cancelled: ${refused.successor ?? "another order"} took its place. Nothing was changed.`;
    case "coupon-gone":
      return `${number} stays cancelled; nothing was changed. Its voucher is no longer valid.`;
    case "discount-gone":
      return `${number} stays cancelled; nothing was changed. Its discount counts once per person, and another order has used it since.`;
    case "credited":
      return `${number} stays cancelled; nothing was changed. Its invoice was credited: ask the customer to order again.`;
    case "over-limit":
      return `${number} stays cancelled; nothing was changed. The company's limit is used up.`;
    default:
      return cannotMove(order, refused.to);
  }
}

async function alreadyPaid(tx: Sql, { number }: LockedOrder): Promise<string> {
  const received = (await listPayments(tx, number)).filter(
    ({ kind, undone_at }) => kind === "received" && undone_at === null,
  );
  const reported = received.map(
    ({ provider, reference, amount }) => `${formatNaira(amount)} by ${provider}, ${reference}`,
  );
  return `${number} is already paid (${reported.join("; ")}). Nothing was changed. Record more money with payments note.`;
}

/** Naira of a command as kobo. */
export function koboOf(naira: number | undefined): Kobo | undefined {
  return naira === undefined ? undefined : fromWireValue(naira);
}
