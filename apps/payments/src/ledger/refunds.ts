import { randomInt } from "node:crypto";
import type { WorkQueue } from "../clock/work-queue.ts";
import { refundEvent } from "../shapes/event-bodies.ts";
import { PaystackError } from "../shapes/paystack-error.ts";
import type { Refund, RefundStatus, Transaction } from "../store/payments-state.ts";
import type { PaymentsStore } from "../store/payments-store.ts";
import type { Notices, SendOptions } from "../webhooks/notices.ts";

/** Of Paystack's time: a minute until it is processing, nine more until it is processed. */
const UNTIL_PROCESSING_SECONDS = 60;
const UNTIL_PROCESSED_SECONDS = 540;
const DAY_MS = 86_400_000;

export interface Refunds {
  /** @param amount kobo; what is left when undefined @throws PaystackError when nothing, or less, is left */
  ask(transaction: Transaction, amount: number | undefined, notes: RefundNotes): Promise<Refund>;
  /** @throws PaystackError when it is not known */
  withId(id: number): Refund;
  of(reference: string): readonly Refund[];
  /** What its status becomes; nothing more then happens by itself but from `processing`. */
  move(refund: Refund, status: RefundStatus, options?: SendOptions): Promise<void>;
  /** The customer's account, where the card could not take the money. @throws PaystackError unless it needs attention */
  retry(refund: Refund, accountNumber: string): Promise<void>;
}

export interface RefundNotes {
  readonly customerNote: string | undefined;
  readonly merchantNote: string | undefined;
}

export function createRefunds(store: PaymentsStore, notices: Notices, queue: WorkQueue): Refunds {
  const of = (reference: string) =>
    [...store.refunds.values()].filter((refund) => refund.reference === reference);
  const isLive = ({ status }: Refund) => status !== "failed";
  const tell = (refund: Refund, options?: SendOptions) =>
    notices.send(`refund.${refund.status}`, refund.reference, refundEvent(store, refund), options);

  const move = async (refund: Refund, status: RefundStatus, options?: SendOptions, from?: number) => {
    if (refund.status === "processed" || refund.status === "failed") {
      throw new PaystackError(
        409,
        "wrong_state",
        `Refund ${refund.id} is ${refund.status}, which is its end.`,
      );
    }
    queue.drop("refund", refund.id);
    refund.status = status;
    refund.updatedAt = new Date().toISOString();
    if (status === "processing") queue.add("refund", refund.id, UNTIL_PROCESSED_SECONDS, from);
    if (status === "processed") {
      refund.refundedAt = refund.updatedAt;
      refund.refundReference = String(randomInt(100_000_000_000, 999_999_999_999));
      reverseWhenWhole(refund.reference);
    }
    if (status === "failed") refund.refundReference = `TRF_${refund.id.toString(36)}`;
    store.save();
    await tell(refund, options);
  };
  const reverseWhenWhole = (reference: string) => {
    const transaction = store.transactions.get(reference);
    const processed = of(reference).filter(({ status }) => status === "processed");
    if (transaction !== undefined && sumOf(processed) >= transaction.amount) transaction.status = "reversed";
  };

  queue.handle("refund", async (id, dueAt) => {
    const refund = store.refunds.get(id);
    if (refund?.status === "pending") await move(refund, "processing", undefined, dueAt);
    else if (refund?.status === "processing") await move(refund, "processed", undefined, dueAt);
  });

  return {
    ask: async (transaction, amount, { customerNote, merchantNote }) => {
      if (transaction.status === "reversed") {
        throw new PaystackError(400, "transaction_reversed", "Transaction has been fully reversed");
      }
      if (transaction.status !== "success") {
        throw new PaystackError(
          400,
          "invalid_transaction",
          "Transaction is not successful and cannot be refunded",
        );
      }
      const rest = transaction.amount - sumOf(of(transaction.reference).filter(isLive));
      const wanted = amount ?? rest;
      if (rest === 0)
        throw new PaystackError(400, "transaction_reversed", "Transaction has been fully reversed");
      if (wanted > rest) {
        throw new PaystackError(
          400,
          "invalid_amount",
          "Refund amount cannot be more than amount left to refund",
        );
      }
      const now = new Date();
      const refund: Refund = {
        id: store.nextId(),
        reference: transaction.reference,
        amount: wanted,
        status: "pending",
        refundReference: null,
        customerNote: customerNote ?? `Refund for transaction ${transaction.reference}`,
        merchantNote:
          merchantNote ?? `Refund for transaction ${transaction.reference} by stand-in@example.com`,
        createdAt: now.toISOString(),
        updatedAt: now.toISOString(),
        expectedAt: new Date(now.getTime() + 7 * DAY_MS).toISOString(),
        refundedAt: null,
        accountNumber: null,
      };
      store.refunds.set(refund.id, refund);
      queue.add("refund", refund.id, UNTIL_PROCESSING_SECONDS);
      void tell(refund);
      return refund;
    },
    withId: (id) => {
      const found = store.refunds.get(id);
      if (found !== undefined) return found;
      throw new PaystackError(404, "refund_not_found", "Refund not found");
    },
    of,
    move,
    retry: async (refund, accountNumber) => {
      if (refund.status !== "needs-attention") {
        throw new PaystackError(
          400,
          "invalid_refund",
          "Refund does not need attention and cannot be retried",
        );
      }
      refund.accountNumber = accountNumber;
      void move(refund, "processing");
    },
  };
}

function sumOf(refunds: readonly Refund[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}
