import { randomBytes } from "node:crypto";
import { customerOf } from "../shapes/customers.ts";
import { chargeSuccess, transferRejected } from "../shapes/event-bodies.ts";
import { PaystackError } from "../shapes/paystack-error.ts";
import type { Channel, Transaction, TransactionStatus, WebhookMode } from "../store/payments-state.ts";
import type { PaymentsStore } from "../store/payments-store.ts";
import type { Notices, SendOptions } from "../webhooks/notices.ts";
import { feesOf } from "./amounts.ts";

/** How long a one-time code may be typed. */
const CODE_MINUTES = 30;

export interface NewTransaction {
  readonly reference: string | undefined;
  readonly email: string;
  readonly amount: number;
  readonly channels: readonly Channel[] | undefined;
  readonly callbackUrl: string | undefined;
  readonly metadata: unknown;
}

/** What a success may differ in from what was asked for. */
export interface Success {
  readonly channel?: Channel;
  /** What was really paid, in kobo; `requestedAmount` stays. */
  readonly amount?: number | undefined;
  readonly currency?: string | undefined;
  readonly domain?: "test" | "live" | undefined;
  readonly last4?: string;
}

/** Everything that may happen to a payment. Only success and a rejected transfer are reported by a notice. */
export interface Transactions {
  /** @throws PaystackError when the reference has been used */
  open(wanted: NewTransaction): Transaction;
  /** @throws PaystackError when it is not known */
  named(reference: string): Transaction;
  /** The state as it is now: an attempt that nobody ended has lapsed. */
  look(transaction: Transaction): Transaction;
  /** The shopper has begun, and something is awaited: a code, or a transfer until then. */
  begin(transaction: Transaction, channel: Channel, lapsesAt?: number): void;
  /** An account number for a transfer of exactly this amount until then. @returns the number */
  giveAccount(transaction: Transaction, lapsesAt: number): string;
  /** @returns when the notice has been sent for the first time */
  succeed(transaction: Transaction, how: Success, options?: SendOptions): Promise<void>;
  fail(transaction: Transaction, gatewayResponse: string, channel?: Channel): void;
  abandon(transaction: Transaction): void;
  reverse(transaction: Transaction): void;
  /** A transfer of another amount was sent: it goes back, and the payment is as open as before. */
  rejectTransfer(transaction: Transaction, amount: number, options?: SendOptions): Promise<void>;
}

export function createTransactions(store: PaymentsStore, notices: Notices): Transactions {
  const now = () => new Date().toISOString();
  const note = (transaction: Transaction, type: string, message: string) =>
    void transaction.history.push({ type, message, at: now() });
  const end = (transaction: Transaction, status: TransactionStatus) => {
    transaction.status = status;
    transaction.lapsesAt = null;
    transaction.step = null;
    store.save();
  };
  /** Money that came can only go back. */
  const requireUnpaid = ({ status, reference }: Transaction) => {
    if (status === "success" || status === "reversed") throw wrongState(reference, status);
  };

  const begin: Transactions["begin"] = (transaction, channel, lapsesAt) => {
    requireUnpaid(transaction);
    note(transaction, "action", `Attempted to pay with ${channel}`);
    transaction.status = "ongoing";
    transaction.channel = channel;
    transaction.lapsesAt = lapsesAt ?? Date.now() + CODE_MINUTES * 60_000;
    store.save();
  };

  return {
    begin,
    giveAccount: (transaction, lapsesAt) => {
      begin(transaction, "bank_transfer", lapsesAt);
      transaction.accountNumber = `12${String(transaction.id).slice(-8)}`;
      return transaction.accountNumber;
    },
    open: (wanted) => {
      const reference = wanted.reference ?? randomBytes(8).toString("hex");
      if (store.transactions.has(reference)) {
        throw new PaystackError(
          400,
          "duplicate_reference",
          "Duplicate Transaction Reference",
          "Provide a unique reference for each transaction",
        );
      }
      const transaction: Transaction = {
        id: store.nextId(),
        reference,
        accessCode: randomBytes(10).toString("hex"),
        email: customerOf(store, wanted.email).email,
        domain: "test",
        status: "abandoned",
        amount: wanted.amount,
        requestedAmount: wanted.amount,
        currency: "NGN",
        channel: null,
        channels: wanted.channels ?? ["card", "bank", "ussd", "bank_transfer"],
        callbackUrl: wanted.callbackUrl ?? null,
        metadata: wanted.metadata ?? "",
        createdAt: now(),
        paidAt: null,
        gatewayResponse: "The transaction was not completed",
        fees: null,
        last4: null,
        lapsesAt: null,
        accountNumber: null,
        history: [],
        step: null,
        webhook: "now",
      };
      store.keepTransaction(transaction);
      store.save();
      return transaction;
    },
    named: (reference) => {
      const found = store.transactions.get(reference);
      if (found !== undefined) return found;
      throw new PaystackError(
        400,
        "transaction_not_found",
        "Transaction reference not found.",
        "Ensure that you're passing the reference of a transaction that exists on this integration",
      );
    },
    look: (transaction) => {
      if (
        transaction.status === "ongoing" &&
        (transaction.lapsesAt ?? Number.POSITIVE_INFINITY) < Date.now()
      ) {
        end(transaction, "abandoned");
      }
      return transaction;
    },
    succeed: async (transaction, how, options) => {
      if (transaction.status === "reversed") throw wrongState(transaction.reference, "reversed");
      transaction.channel = how.channel ?? transaction.channel ?? "card";
      transaction.amount = how.amount ?? transaction.requestedAmount;
      transaction.currency = how.currency ?? transaction.currency;
      transaction.domain = how.domain ?? transaction.domain;
      transaction.last4 = how.last4 ?? transaction.last4;
      transaction.fees = feesOf(transaction.amount);
      transaction.paidAt ??= now();
      transaction.gatewayResponse = transaction.channel === "card" ? "Successful" : "Approved";
      note(transaction, "success", `Successfully paid with ${transaction.channel}`);
      end(transaction, "success");
      await notices.send("charge.success", transaction.reference, chargeSuccess(store, transaction), options);
    },
    fail: (transaction, gatewayResponse, channel) => {
      requireUnpaid(transaction);
      transaction.channel = channel ?? transaction.channel;
      transaction.gatewayResponse = gatewayResponse;
      note(transaction, "error", `Error: ${gatewayResponse}`);
      end(transaction, "failed");
    },
    abandon: (transaction) => {
      requireUnpaid(transaction);
      transaction.gatewayResponse = "The transaction was not completed";
      end(transaction, "abandoned");
    },
    reverse: (transaction) => {
      if (transaction.status !== "success") throw wrongState(transaction.reference, transaction.status);
      end(transaction, "reversed");
    },
    rejectTransfer: async (transaction, amount, options) => {
      note(transaction, "error", `A transfer of ${amount} kobo was sent back`);
      store.save();
      const body = transferRejected(store, transaction, amount);
      await notices.send("bank.transfer.rejected", transaction.reference, body, options);
    },
  };
}

/** A webhook mode as what the notice does. */
export const sendOptions = (webhook: WebhookMode | undefined, isEscaped = false): SendOptions => ({
  mode: webhook ?? "now",
  isEscaped,
});

export function wrongState(reference: string, status: string): PaystackError {
  return new PaystackError(409, "wrong_state", `${reference} is ${status}: that cannot happen to it now.`);
}
