export type TransactionStatus = "abandoned" | "ongoing" | "failed" | "success" | "reversed";
const refundStatuses = ["pending", "processing", "processed", "failed", "needs-attention"] as const;
export type RefundStatus = (typeof refundStatuses)[number];
export type DisputeStatus = "awaiting-merchant-feedback" | "awaiting-bank-feedback" | "resolved";
/** What is asked before a card pays. `approval` is the bank's own page. */
export type Question = "pin" | "phone" | "otp" | "approval";
export type Channel = "card" | "bank" | "ussd" | "qr" | "bank_transfer" | "dedicated_nuban";
export const webhookModes = ["now", "never", "twice", "late", "bad_signature"] as const;
export type WebhookMode = (typeof webhookModes)[number];

export function isWebhookMode(text: string): text is WebhookMode {
  return webhookModes.some((mode) => mode === text);
}

export function isRefundStatus(text: string): text is RefundStatus {
  return refundStatuses.some((status) => status === text);
}

/** A payment, from its initialization on. Amounts are integer kobo, times ISO 8601. */
export interface Transaction {
  readonly id: number;
  readonly reference: string;
  readonly accessCode: string;
  readonly email: string;
  domain: "test" | "live";
  status: TransactionStatus;
  amount: number;
  readonly requestedAmount: number;
  currency: string;
  channel: Channel | null;
  readonly channels: readonly Channel[];
  readonly callbackUrl: string | null;
  /** As it was sent; an empty string where nothing was. */
  readonly metadata: unknown;
  readonly createdAt: string;
  paidAt: string | null;
  gatewayResponse: string;
  fees: number | null;
  /** The last digits of the card or account it was paid from. */
  last4: string | null;
  /** Until when its account or one-time code may be used, in milliseconds since 1970. */
  lapsesAt: number | null;
  accountNumber: string | null;
  /** What has been tried, for `log`. */
  readonly history: { readonly type: string; readonly message: string; readonly at: string }[];
  /** The step on the hosted page that waits for an answer. */
  step: { readonly card: string; readonly asks: Question; wrongTries: number } | null;
  /** What the hosted page does with the notice of its success. */
  webhook: WebhookMode;
}

export interface Refund {
  readonly id: number;
  readonly reference: string;
  readonly amount: number;
  status: RefundStatus;
  refundReference: string | null;
  readonly customerNote: string;
  readonly merchantNote: string;
  readonly createdAt: string;
  updatedAt: string;
  readonly expectedAt: string;
  refundedAt: string | null;
  accountNumber: string | null;
}

export interface Dispute {
  readonly id: number;
  readonly reference: string;
  refundAmount: number;
  status: DisputeStatus;
  resolution: string | null;
  readonly createdAt: string;
  updatedAt: string;
  readonly dueAt: string;
  resolvedAt: string | null;
  evidence: Readonly<Record<string, unknown>> | null;
  message: string | null;
  /** How often the merchant has been reminded. */
  reminders: number;
}

export interface Customer {
  readonly id: number;
  readonly code: string;
  readonly email: string;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
}

/** A customer's permanent account number. */
export interface DedicatedAccount {
  readonly id: number;
  readonly accountNumber: string;
  readonly email: string;
  readonly createdAt: string;
}

/** One notice and every try to deliver it. */
export interface Delivery {
  readonly id: number;
  readonly event: string;
  /** Of the transaction it is about. */
  readonly reference: string;
  readonly body: string;
  readonly isSignedWell: boolean;
  readonly createdAt: string;
  /** `held`: not sent until someone sends it by hand. */
  state: "waiting" | "delivered" | "given-up" | "held";
  readonly tries: { readonly at: string; readonly status: number | null; readonly fault?: string }[];
}

export type TaskKind = "deliver" | "refund" | "dispute";

/** What is done later without being asked for. */
export interface Task {
  readonly kind: TaskKind;
  readonly subject: number;
  /** Milliseconds since 1970. */
  dueAt: number;
}
