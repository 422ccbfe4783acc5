import type { Customer, Dispute, Refund, Transaction } from "../store/payments-state.ts";
import type { PaymentsStore } from "../store/payments-store.ts";
import { customerOf } from "./customers.ts";

/** The number of the stand-in's own business at Paystack. */
export const integration = 100_032;

/** A customer as Paystack shows one. */
export function customerView({ id, code, email, firstName, lastName, phone }: Customer) {
  return {
    id,
    first_name: firstName,
    last_name: lastName,
    email,
    customer_code: code,
    phone,
    metadata: null,
    risk_action: "default",
    international_format_phone: null,
  };
}

/** A transaction as verify, fetch and list show it. */
export function transactionView(store: PaymentsStore, transaction: Transaction) {
  const { createdAt, paidAt, history } = transaction;
  return {
    id: transaction.id,
    domain: transaction.domain,
    status: transaction.status,
    reference: transaction.reference,
    amount: transaction.amount,
    message: null,
    gateway_response: transaction.gatewayResponse,
    paid_at: paidAt,
    created_at: createdAt,
    channel: transaction.channel ?? "card",
    currency: transaction.currency,
    ip_address: "127.0.0.1",
    metadata: transaction.metadata,
    log: history.length === 0 ? null : logView(transaction),
    fees: transaction.fees,
    fees_split: null,
    authorization: authorizationView(transaction),
    customer: customerView(customerOf(store, transaction.email)),
    plan: null,
    split: {},
    order_id: null,
    paidAt,
    createdAt,
    requested_amount: transaction.requestedAmount,
    pos_transaction_data: null,
    source: null,
    fees_breakdown: null,
    transaction_date: createdAt,
    plan_object: {},
    subaccount: {},
  };
}

function logView({ createdAt, history, status }: Transaction) {
  const start = Date.parse(createdAt);
  const secondsAfter = (at: string) => Math.max(Math.round((Date.parse(at) - start) / 1000), 0);
  return {
    start_time: Math.floor(start / 1000),
    time_spent: secondsAfter(history.at(-1)?.at ?? createdAt),
    attempts: history.filter(({ type }) => type === "action").length,
    errors: history.filter(({ type }) => type === "error").length,
    success: status === "success",
    mobile: false,
    input: [],
    history: history.map(({ type, message, at }) => ({ type, message, time: secondsAfter(at) })),
  };
}

/** What it was paid with; empty until it was. */
function authorizationView({ status, channel, last4, id }: Transaction) {
  if (status !== "success" && status !== "reversed") return {};
  const isCard = channel === "card";
  return {
    authorization_code: `AUTH_${id.toString(36)}`,
    bin: isCard ? "408408" : "008XXX",
    last4: last4 ?? (isCard ? "4081" : "X553"),
    exp_month: "12",
    exp_year: "2030",
    channel,
    card_type: isCard ? "visa " : "transfer",
    bank: isCard ? "TEST BANK" : null,
    country_code: "NG",
    brand: isCard ? "visa" : "Managed Account",
    reusable: isCard,
    signature: isCard ? `SIG_${id.toString(36)}` : null,
    account_name: null,
    ...(!isCard && {
      sender_country: "NG",
      sender_bank: "Test Bank",
      sender_bank_account_number: `XXXXXXX${last4 ?? "553"}`,
      sender_name: "Stand-in Payer",
      narration: "Stand-in transfer",
    }),
  };
}

/** A refund as fetch and list show it; `transaction` is its number there. */
export function refundView(store: PaymentsStore, refund: Refund) {
  const transaction = store.transactions.get(refund.reference);
  return {
    integration,
    transaction: transaction?.id ?? null,
    transaction_reference: refund.reference,
    dispute: null,
    settlement: null,
    id: refund.id,
    domain: transaction?.domain ?? "test",
    currency: transaction?.currency ?? "NGN",
    amount: refund.amount,
    status: refund.status,
    refunded_at: refund.refundedAt,
    expected_at: refund.expectedAt,
    channel: transaction?.channel ?? null,
    refunded_by: "stand-in@example.com",
    customer_note: refund.customerNote,
    merchant_note: refund.merchantNote,
    deducted_amount: refund.amount,
    fully_deducted: true,
    bank_reference: refund.refundReference,
    reason: refund.status.toUpperCase(),
    customer: transaction === undefined ? null : customerView(customerOf(store, transaction.email)),
    initiated_by: "stand-in@example.com",
    reversed_at: null,
    session_id: null,
    createdAt: refund.createdAt,
    updatedAt: refund.updatedAt,
  };
}

/** A dispute as the calls and the notices show it. */
export function disputeView(store: PaymentsStore, dispute: Dispute) {
  const transaction = store.transactions.get(dispute.reference);
  const by = transaction?.email ?? "";
  return {
    id: dispute.id,
    refund_amount: dispute.refundAmount,
    currency: transaction?.currency ?? "NGN",
    status: dispute.status,
    resolution: dispute.resolution,
    domain: transaction?.domain ?? "test",
    transaction: transaction === undefined ? null : transactionView(store, transaction),
    transaction_reference: null,
    category: "chargeback",
    customer: customerView(customerOf(store, by)),
    bin: transaction?.channel === "card" ? "408408" : null,
    last4: transaction?.last4 ?? null,
    dueAt: dispute.dueAt,
    resolvedAt: dispute.resolvedAt,
    evidence: dispute.evidence,
    attachments: null,
    note: dispute.message,
    history: [{ status: "pending", by, createdAt: dispute.createdAt }],
    messages: [
      { sender: by, body: "Customer complained about debit without value", createdAt: dispute.createdAt },
    ],
    created_at: dispute.createdAt,
    updated_at: dispute.updatedAt,
  };
}
