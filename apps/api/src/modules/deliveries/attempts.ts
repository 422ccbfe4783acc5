import type { AttemptOutcome } from "@precise/contract/desk/deliveries";
import type { Sql } from "#api/platform/database/port.ts";
import { mostWrongCodes, typedCode } from "./delivery-code.ts";
import type { LockedDelivery } from "./send-order.ts";

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
  await tx.query("update delivery set wrong_codes = wrong_codes + 1 where order_id = $1 and part = $2", [
    orderId,
    delivery.part,
  ]);
  return { check: left === 1 ? "locked" : "wrong", left: left - 1 };
}

/** Notes what happened at the door. A failed attempt leaves it on its way, to be sent once more or brought back. */
export async function noteAttempt(
  tx: Sql,
  orderId: number,
  attempt: {
    readonly part: number;
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
  const { part, riderId, outcome, note, actor, receiver, waybill } = attempt;
  await tx.query(
    "insert into delivery_attempt (order_id, part, rider_id, outcome, note, actor) values ($1, $2, $3, $4, $5, $6)",
    [orderId, part, riderId, outcome, note ?? null, actor],
  );
  await tx.query(
    `update delivery set state = case when $3 then state else 'failed' end, receiver = coalesce($4, receiver),
       receiver_reason = case when $4 is null then receiver_reason else $5 end, waybill = coalesce($6, waybill)
     where order_id = $1 and part = $2`,
    [
      orderId,
      part,
      outcome === "delivered",
      receiver?.name ?? null,
      receiver?.reason ?? null,
      waybill ?? null,
    ],
  );
}
