/**
 * How an attempt to pay online stands. `created`: written down, the payment service was not reached yet; `open`: its page
 * waits for the payer.
 * @source decision 061
 */
export const attemptStatuses = ["created", "open", "succeeded", "failed", "abandoned", "reversed"] as const;
export type AttemptStatus = (typeof attemptStatuses)[number];

/** Money may still come, and nothing that might be paid is cancelled unseen. */
export function isLiveAttempt(status: AttemptStatus): boolean {
  return status === "created" || status === "open";
}

const attemptMoves: Readonly<Record<AttemptStatus, readonly AttemptStatus[]>> = {
  created: ["open", "succeeded", "failed", "abandoned"],
  open: ["succeeded", "failed", "abandoned"],
  // A bank may be late, or change its mind.
  failed: ["succeeded", "open"],
  abandoned: ["succeeded", "open", "failed"],
  // Nothing leaves it but money that was taken back.
  succeeded: ["reversed"],
  reversed: [],
};

/** Whether an attempt may go there; to stay where it is is no move. @source decision 061 */
export function mayAttemptBecome(from: AttemptStatus, to: AttemptStatus): boolean {
  return attemptMoves[from].includes(to);
}

/**
 * How a refund by a payment service stands. `held`: above what the shop pays back without a person; `requested`: to be asked
 * for; `needs_account`: its payer has to name a bank account.
 * @source decision 061
 */
export const refundStatuses = [
  "held",
  "requested",
  "pending",
  "processing",
  "needs_account",
  "processed",
  "failed",
] as const;
export type RefundStatus = (typeof refundStatuses)[number];

const refundMoves: Readonly<Record<RefundStatus, readonly RefundStatus[]>> = {
  held: ["requested", "failed"],
  requested: ["pending", "processing", "needs_account", "processed", "failed"],
  pending: ["processing", "needs_account", "processed", "failed"],
  processing: ["needs_account", "processed", "failed"],
  needs_account: ["pending", "processing", "processed", "failed"],
  // What was paid back stays so, whatever comes late.
  processed: [],
  failed: [],
};

/** Whether a refund may go there. */
export function mayRefundBecome(from: RefundStatus, to: RefundStatus): boolean {
  return refundMoves[from].includes(to);
}

/** Its amount is promised to the payer and not booked yet. */
export function isRefundUnderWay(status: RefundStatus): boolean {
  return status !== "processed" && status !== "failed";
}
