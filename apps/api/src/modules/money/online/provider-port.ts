import type { Kobo } from "@precise/cart-core/money";
import type { Result } from "@precise/cart-core/result";

/** How a payer may pay on the provider's page. */
export type PaymentChannel = "card" | "bank" | "bank_transfer" | "ussd" | "qr";

/** A payment that is to be begun. */
export interface PaymentStart {
  /** Ours, unique for ever; letters, digits and `-` only. */
  readonly reference: string;
  readonly amount: Kobo;
  readonly email: string;
  /** Where the provider sends the payer afterwards, however it ended. */
  readonly returnUrl: string;
  /** Where "cancel" on its page leads. */
  readonly cancelUrl: string;
  /** Undefined for all that the provider has. */
  readonly channels?: readonly PaymentChannel[];
  /** A short line for our own people in the provider's dashboard. */
  readonly note: string;
}

/**
 * What a provider says of a payment. `waiting`: nothing was tried yet, or it was left; `under_way`: the payer or a bank is
 * at work on it. Only `succeeded` and `reversed` are facts: a payment that failed may still succeed.
 */
export type PaymentState = "waiting" | "under_way" | "succeeded" | "failed" | "reversed";

/** A payment as its provider has it, by a call from server to server. */
export interface PaymentLook {
  readonly reference: string;
  readonly state: PaymentState;
  /** What was asked for. */
  readonly requested: Kobo;
  /** What came; above `requested` where the payer bore the provider's fee. */
  readonly paid: Kobo;
  /** ISO 4217, in capitals. */
  readonly currency: string;
  /** Of the provider's live mode; false: a test. */
  readonly isLive: boolean;
  /** The provider's own word, such as `card`. */
  readonly channel: string | null;
  /** Last four digits of a card. */
  readonly last4: string | null;
  /** The provider's own number of it. */
  readonly providerRef: string;
  /** What the provider keeps of it. */
  readonly fees: Kobo;
  readonly paidAt: Date | null;
  /** The bank's words for the payer, such as `Insufficient Funds`. */
  readonly message: string | null;
}

/** How a refund stands at its provider. `needs_account`: the payer has to name a bank account. */
export type RefundState = "pending" | "processing" | "processed" | "failed" | "needs_account";

/** A refund as its provider has it. */
export interface RefundLook {
  readonly refundRef: string;
  readonly state: RefundState;
  readonly amount: Kobo;
  /** The day by which the payer should have it. */
  readonly expectedAt: Date | null;
}

/** How a dispute stands: `accepted` where the money went back because no one answered, or because we agreed. */
export type DisputeState = "open" | "won" | "lost" | "accepted";

/**
 * What a provider's webhook reports. A hint only, but for disputes: what is booked is what the provider answers when it is
 * asked. `key`: the same event has the same key, however often it comes.
 */
export type ProviderEvent =
  | { readonly kind: "payment"; readonly key: string; readonly reference: string }
  | {
      readonly kind: "transfer_rejected";
      readonly key: string;
      /** The provider's number of the payment: such an event names no reference of ours. */
      readonly providerRef: string;
      /** What the payer's bank sent, where the event says it. */
      readonly sent: Kobo | null;
    }
  | {
      readonly kind: "refund";
      readonly key: string;
      /** The payment's reference. */
      readonly reference: string;
      /** As `lookAtRefund` takes it; null where the event does not say it, as most of Paystack's do not. */
      readonly refundRef: string | null;
      readonly state: RefundState;
      readonly amount: Kobo;
    }
  | {
      readonly kind: "dispute";
      readonly key: string;
      readonly disputeRef: string;
      readonly reference: string;
      readonly state: DisputeState;
      readonly amount: Kobo;
      /** Until when we have to answer. */
      readonly dueAt: Date | null;
    }
  | { readonly kind: "other"; readonly key: string };

/** A Nigerian bank account to which a refund goes. */
export interface RefundAccount {
  /** The bank's code in `banks`. */
  readonly bankCode: string;
  /** NUBAN: 10 digits. */
  readonly accountNumber: string;
}

/** A bank by the code that its provider knows. */
export interface Bank {
  readonly code: string;
  readonly name: string;
}

/**
 * A service that takes money for us. Expected outcomes are values: `unavailable` where it cannot be asked now, or answers
 * something that is no answer (then nothing is known); `unknown` where it knows no such thing; `refused` where it will not
 * do it. No method throws for what the service answers. Amounts are integer kobo.
 * @source design D14, decision 060
 */
export interface PaymentProvider {
  readonly name: "paystack" | "flutterwave" | "monnify";
  /** Asks for a page on which the payer pays. `duplicate`: the reference was used before, so look at it. */
  start(
    payment: PaymentStart,
  ): Promise<
    Result<{ readonly url: string; readonly expiresAt: Date | null }, "duplicate" | "refused" | "unavailable">
  >;
  /** `unknown` is no proof that nothing was begun: some know a payment only once someone tries to pay. */
  look(reference: string): Promise<Result<PaymentLook, "unknown" | "unavailable">>;
  /** The same by the provider's own number. */
  lookByProviderRef(providerRef: string): Promise<Result<PaymentLook, "unknown" | "unavailable">>;
  /**
   * Asks for money to go back. Where a call may have been lost, it finds a refund of that payment and amount made since
   * `since` that is none of `known`, and answers it instead of asking twice.
   */
  refund(request: {
    readonly providerRef: string;
    readonly amount: Kobo;
    readonly note: string;
    /** True where this refund was asked for before and no answer came. */
    readonly wasAsked: boolean;
    readonly since: Date;
    /** Numbers of refunds that are other ones of ours. */
    readonly known: readonly string[];
  }): Promise<Result<RefundLook, "refused" | "unavailable">>;
  lookAtRefund(refundRef: string): Promise<Result<RefundLook, "unknown" | "unavailable">>;
  /** Names the account of a refund that needs one. */
  sendRefundTo(
    refundRef: string,
    account: RefundAccount,
  ): Promise<Result<RefundLook, "refused" | "unavailable">>;
  /** Banks of Nigeria, by name. */
  banks(): Promise<Result<readonly Bank[], "unavailable">>;
  /** Whose account it is; `unknown` where the bank has none of this number. */
  accountName(account: RefundAccount): Promise<Result<string, "unknown" | "unavailable">>;
  /**
   * Reads a webhook.
   * @param body as it came, byte for byte: the signature is over it
   */
  readWebhook(
    body: Uint8Array,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): Result<readonly ProviderEvent[], "bad_signature" | "not_readable">;
  /** Everything that succeeded between two moments. @throws Error where it cannot be asked */
  listSuccesses(from: Date, to: Date): AsyncIterable<PaymentLook>;
}
