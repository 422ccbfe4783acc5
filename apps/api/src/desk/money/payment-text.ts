import { inNaira, nairaText } from "@precise/cart-core/money";
import { tableOf } from "#api/desk/kit/table-text.ts";
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
    tableOf(payments, {
      When: "at",
      What: "kind",
      How: "provider",
      Reference: "reference",
      Amount: (each) => nairaText(each.amount),
      Of: (each) => nairaText(each.of),
      Payer: "payer",
      "Recorded by": "actor",
      Undone: "undone_at",
    }),
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
    tableOf(orders, {
      Order: "number",
      Stage: "stage",
      Money: "status",
      Costs: ({ payable }) => nairaText(payable),
      Received: ({ net }) => nairaText(net),
    }),
    ...section("To pay back (payments refund <number>):", due, (rows) =>
      tableOf(rows, { Order: "number", Stage: "stage", Amount: ({ left }) => nairaText(left) }),
    ),
    ...section("Without an order:", free, (rows) =>
      tableOf(rows, {
        When: "at",
        How: "provider",
        Reference: "reference",
        Amount: (each) => nairaText(each.free),
        Payer: "payer",
      }),
    ),
    ...section("Payments that do not match (payments reviewed <reference>):", attempts, attemptsTable),
    ...section(
      "Refunds that wait or failed (payments release <number>, payments decline <number>):",
      refunds,
      refundsTable,
    ),
  ].join("\n");
}
