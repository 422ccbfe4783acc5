import type { Sql } from "#api/platform/database/port.ts";
import { mostWrongCodes, typedCode } from "./delivery-code.ts";
import type { LockedDelivery } from "./send-order.ts";

export const attemptOutcomes = ["delivered", "nobody", "refused", "address", "rescheduled"] as const;
export type AttemptOutcome = (typeof attemptOutcomes)[number];

/** Whether a code opens a delivery: `locked` after five wrong ones, whatever this one is. */
export type CodeCheck = "right" | "wrong" | "locked";

/**
 * Compares the code that a shopper gave, and counts a wrong one: the caller's transaction must be committed even so.
 * @param delivery locked
 */
export async function checkCode(
  tx: Sql,
  orderId: number,
  delivery: LockedDelivery,
  typed: string,
): Promise<{ readonly check: CodeCheck; readonly left: number }> {
  const left = mostWrongCodes - delivery.wrong_codes;
  if (left <= 0) return { check: "locked", left: 0 };
  if (delivery.code !== null && typedCode(typed) === delivery.code) return { check: "right", left };
  await tx.query("update delivery set wrong_codes = wrong_codes + 1 where order_id = $1", [orderId]);
  return { check: left === 1 ? "locked" : "wrong", left: left - 1 };
}

/** Notes what happened at the door. A failed attempt leaves the order on its way, to be sent once more or brought back. */
export async function noteAttempt(
  tx: Sql,
  orderId: number,
  attempt: {
    readonly riderId: number;
    readonly outcome: AttemptOutcome;
    readonly note?: string | undefined;
    readonly actor: string;
    /** Who took it without a code, and why. */
    readonly receiver?: { readonly name: string; readonly reason: string } | undefined;
    /** The carrier's number of it, where it was not noted before. */
    readonly waybill?: string | undefined;
  },
): Promise<void> {
  const { riderId, outcome, note, actor, receiver, waybill } = attempt;
  await tx.query(
    "insert into delivery_attempt (order_id, rider_id, outcome, note, actor) values ($1, $2, $3, $4, $5)",
    [orderId, riderId, outcome, note ?? null, actor],
  );
  if (outcome !== "delivered")
    await tx.query("update delivery set state = 'failed' where order_id = $1", [orderId]);
  if (receiver)
    await tx.query("update delivery set receiver = $2, receiver_reason = $3 where order_id = $1", [
      orderId,
      receiver.name,
      receiver.reason,
    ]);
  if (waybill !== undefined)
    await tx.query("update delivery set waybill = $2 where order_id = $1", [orderId, waybill]);
}
