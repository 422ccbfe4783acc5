import { inNaira, nairaText } from "@precise/cart-core/money";
import { momentText, tableText } from "#api/desk/kit/table-text.ts";
import type { ListedAttempt, ListedDispute, ListedRefund } from "#api/modules/money/online-lists.ts";
import type { ListedPayment, PaymentReviews } from "#api/modules/money/payment-lists.ts";
import type { AnyOrder } from "#api/modules/orders/any-order.ts";
import { amountInNaira, attemptsTable, disputesText, refundsTable } from "./online-text.ts";

/** An order, and all its money. */
export interface PaymentsOfOrder {
  readonly order: AnyOrder;
  readonly payments: readonly ListedPayment[];
  readonly attempts: readonly ListedAttempt[];
  readonly refunds: readonly ListedRefund[];
  readonly disputes: readonly ListedDispute[];
}

interface MovedMoney {
  readonly reference: string;
  readonly amount: number;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** How an order's money stands, after a command that changed it. */
export function moneyText(order: AnyOrder): string {
  const { payment, number, stage, prices, credit_notes = [] } = order;
  const amount = (sum: { readonly value: number } | undefined) => nairaText(sum?.value ?? 0);
  const note = credit_notes.at(-1);
  return [
    `${number} is ${stage}, ${payment.status}: received ${amount(payment.received)} of ${amount(prices.payable)}.`,
    ...(payment.refunded?.value ? [`Refunded: ${amount(payment.refunded)}.`] : []),
    ...(payment.missing ? [`Missing: ${amount(payment.missing)}.`] : []),
    ...(payment.excess ? [`To refund: ${amount(payment.excess)}. Use payments refund.`] : []),
    ...(note ? [`Credit note ${note.number} for ${amount(note.amount)}.`] : []),
  ].join(" ");
}

export function movedMoneyText({ reference, amount, from, to }: MovedMoney): string {
  const sum = nairaText(amount);
  const source = from === undefined ? "" : ` from ${from}`;
  return `${sum} of ${reference} moved${source}${to === undefined ? ", now without an order" : ` to ${to}`}.`;
}

/** An order's money as `payments list` answers it; amounts in naira. */
export function paymentsAnswer({ order, payments, attempts, refunds, disputes }: PaymentsOfOrder) {
  return {
    order,
    payments: payments.map((each) => inNaira(each, "amount", "of")),
    attempts: attempts.map(amountInNaira),
    refunds: refunds.map(amountInNaira),
    disputes: disputes.map(amountInNaira),
  };
}

/** The money that waits for a person as `payments reviews` answers it; amounts in naira. */
export function reviewsAnswer({ orders, due, free, attempts, refunds }: PaymentReviews) {
  return {
    orders: orders.map((each) => inNaira(each, "payable", "net", "left")),
    due: due.map((each) => inNaira(each, "payable", "net", "left")),
    free: free.map((each) => inNaira(each, "free")),
    attempts: attempts.map(amountInNaira),
    refunds: refunds.map(amountInNaira),
  };
}

export function paymentsText({
  order,
  payments,
  attempts,
  refunds,
  disputes,
}: ReturnType<typeof paymentsAnswer>): string {
  return [
    moneyText(order),
    "",
    tableText(
      ["When", "What", "How", "Reference", "Amount", "Of", "Payer", "Recorded by", "Undone"],
      payments.map((each) => [
        momentText(each.at),
        each.kind,
        each.provider,
        each.reference,
        nairaText(each.amount),
        nairaText(each.of),
        each.payer ?? "",
        each.actor,
        momentText(each.undone_at),
      ]),
    ),
    ...section("Online:", attempts, attemptsTable),
    ...section("Refunds by Paystack:", refunds, refundsTable),
    ...section("Disputes:", disputes, disputesText),
  ].join("\n");
}

/** A heading and its table, or nothing. */
function section<Row>(
  heading: string,
  rows: readonly Row[],
  table: (rows: readonly Row[]) => string,
): string[] {
  return rows.length === 0 ? [] : ["", heading, table(rows)];
}

export function reviewsText({
  orders,
  due,
  free,
  attempts,
  refunds,
}: ReturnType<typeof reviewsAnswer>): string {
  return [
    tableText(
      ["Order", "Stage", "Money", "Costs", "Received"],
      orders.map(({ number, stage, status, payable, net }) => [
        number,
        stage,
        status,
        nairaText(payable),
        nairaText(net),
      ]),
    ),
    ...section("To pay back (payments refund <number>):", due, (rows) =>
      tableText(
        ["Order", "Stage", "Amount"],
        rows.map(({ number, stage, left }) => [number, stage, nairaText(left)]),
      ),
    ),
    ...section("Without an order:", free, (rows) =>
      tableText(
        ["When", "How", "Reference", "Amount", "Payer"],
        rows.map((each) => [
          momentText(each.at),
          each.provider,
          each.reference,
          nairaText(each.free),
          each.payer ?? "",
        ]),
      ),
    ),
    ...section("Payments that do not match (payments reviewed <reference>):", attempts, attemptsTable),
    ...section(
      "Refunds that wait or failed (payments release <number>, payments decline <number>):",
      refunds,
      refundsTable,
    ),
  ].join("\n");
}
