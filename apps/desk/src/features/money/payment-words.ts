import { dictionary } from "@precise/cart-core/dictionary";
import type { MoneyRow } from "@precise/contract/desk/money/payments";

/** What the money of an order, an attempt, a refund or a dispute is called. */
const statusNames: Readonly<Record<string, string>> = dictionary({
  none: "Nothing received",
  pending: "Awaiting payment",
  part_paid: "Part paid",
  paid: "Paid",
  over_paid: "Paid too much",
  refunding: "Refund due",
  part_refunded: "Part refunded",
  refunded: "Refunded",
  disputed: "Disputed",
  review: "To review",
  not_paid: "Handed over, not paid",
  held: "Waits for a yes",
  declined: "Declined",
  needs_account: "Needs a bank account",
  other_name: "Account in another name",
  failed: "Failed",
  open: "Open",
  won: "Won",
  lost: "Lost",
  accepted: "Accepted",
  unmatched: "Not matched",
  bank: "Bank",
  cash: "Cash",
  pos: "POS",
  paystack: "Paystack",
  succeeded: "Succeeded",
  requested: "Asked for",
  processing: "Under way",
  processed: "Sent back",
  received: "Received",
  reversed: "Taken back by the bank",
  chargeback: "Disputed, taken back",
  chargeback_won: "Dispute won",
});

/** A status for people; one of a later release by its name. */
export function statusName(status: string): string {
  const words = statusNames[status] ?? status.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a case of a queue is called: what is to be done about a refund, how the money of an order stands. */
const caseNames: Readonly<Record<string, string>> = dictionary({
  "refund held": "Refund to release",
  "refund needs_account": "Refund that needs a bank account",
  "refund failed": "Refund that failed",
  "order refunding": "Refund to pay",
  "order review": "Money that does not match",
});

export function caseName({ kind, status }: Pick<MoneyRow, "kind" | "status">): string {
  return caseNames[`${kind} ${status}`] ?? statusName(status);
}

/** How long a dispute can still be answered: "31 h left". */
export function timeLeft(
  dueAt: string | null,
  now: Date,
): { readonly words: string; readonly isUrgent: boolean } {
  if (dueAt === null) return { words: "", isUrgent: false };
  const hours = Math.floor((Date.parse(dueAt) - now.getTime()) / 3_600_000);
  if (hours < 0) return { words: "Too late", isUrgent: true };
  return {
    words: hours < 72 ? `${hours} h left` : `${Math.floor(hours / 24)} days left`,
    isUrgent: hours < 24,
  };
}
