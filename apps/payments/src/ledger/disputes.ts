import type { WorkQueue } from "../clock/work-queue.ts";
import { disputeEvent } from "../shapes/event-bodies.ts";
import { PaystackError } from "../shapes/paystack-error.ts";
import type { Dispute, Transaction } from "../store/payments-state.ts";
import type { PaymentsStore } from "../store/payments-store.ts";
import type { Notices, SendOptions } from "../webhooks/notices.ts";
import { wrongState } from "./transactions.ts";

const HOUR_SECONDS = 3600;
const REMINDERS_EVERY_HOURS = 4;
const DUE_AFTER_HOURS = 24;

/** How a dispute ended; all but `declined` take the money. */
export type Resolution = "merchant-accepted" | "declined" | "auto-accepted";

export interface Disputes {
  /** @throws PaystackError unless the payment is a success without an open dispute */
  open(transaction: Transaction, options?: SendOptions): Promise<Dispute>;
  /** @throws PaystackError when it is not known */
  withId(id: number): Dispute;
  /** @throws PaystackError where none is open */
  openOne(reference: string): Dispute;
  of(reference: string): readonly Dispute[];
  answer(dispute: Dispute, evidence: Readonly<Record<string, unknown>>): void;
  /** The merchant contests it: the bank decides. */
  contest(dispute: Dispute, message: string): void;
  resolve(
    dispute: Dispute,
    resolution: Resolution,
    refundAmount?: number,
    options?: SendOptions,
  ): Promise<void>;
}

/** Disputes remind every four hours, and a merchant's silence of a day ends as `auto-accepted`. */
export function createDisputes(store: PaymentsStore, notices: Notices, queue: WorkQueue): Disputes {
  const of = (reference: string) =>
    [...store.disputes.values()].filter((each) => each.reference === reference);
  const isOpen = ({ status }: Dispute) => status !== "resolved";
  const tell = (name: string, dispute: Dispute, options?: SendOptions) =>
    notices.send(`charge.dispute.${name}`, dispute.reference, disputeEvent(store, name, dispute), options);
  const touch = (dispute: Dispute) => {
    dispute.updatedAt = new Date().toISOString();
    store.save();
  };
  /** Each reminder is a task that is due a number of hours after the dispute was opened; so is the silent end. */
  const wait = (dispute: Dispute, from?: number) =>
    queue.add("dispute", dispute.id, REMINDERS_EVERY_HOURS * HOUR_SECONDS, from);

  const resolve: Disputes["resolve"] = async (dispute, resolution, refundAmount, options) => {
    if (!isOpen(dispute)) throw wrongState(dispute.reference, "no longer disputed");
    queue.drop("dispute", dispute.id);
    dispute.status = "resolved";
    dispute.resolution = resolution;
    dispute.refundAmount = refundAmount ?? dispute.refundAmount;
    dispute.resolvedAt = new Date().toISOString();
    const transaction = store.transactions.get(dispute.reference);
    if (
      resolution !== "declined" &&
      transaction !== undefined &&
      dispute.refundAmount >= transaction.amount
    ) {
      transaction.status = "reversed";
    }
    touch(dispute);
    await tell("resolve", dispute, options);
  };

  queue.handle("dispute", async (id, dueAt) => {
    const dispute = store.disputes.get(id);
    if (dispute?.status !== "awaiting-merchant-feedback") return;
    dispute.reminders += 1;
    if (dispute.reminders * REMINDERS_EVERY_HOURS >= DUE_AFTER_HOURS)
      return resolve(dispute, "auto-accepted");
    wait(dispute, dueAt);
    await tell("remind", dispute);
  });

  return {
    open: async (transaction, options) => {
      if (transaction.status !== "success" || of(transaction.reference).some(isOpen)) {
        throw wrongState(
          transaction.reference,
          transaction.status === "success" ? "disputed" : transaction.status,
        );
      }
      const now = new Date();
      const dispute: Dispute = {
        id: store.nextId(),
        reference: transaction.reference,
        refundAmount: transaction.amount,
        status: "awaiting-merchant-feedback",
        resolution: null,
        createdAt: now.toISOString(),
        updatedAt: now.toISOString(),
        dueAt: new Date(now.getTime() + DUE_AFTER_HOURS * HOUR_SECONDS * 1000).toISOString(),
        resolvedAt: null,
        evidence: null,
        message: null,
        reminders: 0,
      };
      store.disputes.set(dispute.id, dispute);
      wait(dispute);
      await tell("create", dispute, options);
      return dispute;
    },
    withId: (id) => {
      const found = store.disputes.get(id);
      if (found !== undefined) return found;
      throw new PaystackError(404, "dispute_not_found", "Dispute not found");
    },
    openOne: (reference) => {
      const found = of(reference).find(isOpen);
      if (found !== undefined) return found;
      throw wrongState(reference, "not disputed");
    },
    of,
    answer: (dispute, evidence) => {
      if (!isOpen(dispute)) throw new PaystackError(400, "invalid_dispute", "Dispute has been resolved");
      dispute.evidence = evidence;
      touch(dispute);
    },
    contest: (dispute, message) => {
      if (!isOpen(dispute)) throw new PaystackError(400, "invalid_dispute", "Dispute has been resolved");
      dispute.status = "awaiting-bank-feedback";
      dispute.message = message;
      queue.drop("dispute", dispute.id);
      touch(dispute);
    },
    resolve,
  };
}
