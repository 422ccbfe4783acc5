import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { dictionary } from "@precise/cart-core/dictionary";
import { parseJson } from "@precise/cart-core/json";
import { err, ok } from "@precise/cart-core/result";
import type { DisputeState, PaymentProvider, ProviderEvent, RefundState } from "../provider-port.ts";
import {
  accountNotice,
  chargeNotice,
  disputeNotice,
  notice,
  refundNotice,
  rejectionNotice,
} from "./paystack-shapes.ts";

const refundStates: Readonly<Record<string, RefundState>> = dictionary({
  "refund.pending": "pending",
  "refund.processing": "processing",
  "refund.processed": "processed",
  "refund.failed": "failed",
  "refund.needs-attention": "needs_account",
});

/**
 * Reads what Paystack's webhook brought: one event. What is signed but of no form we know is kept as `other`.
 * @param secretKeys each of them may have signed: a key that was just replaced still does
 * @source decision 060; keys of events as Paystack names nothing better
 */
export function readPaystackNotice(
  secretKeys: readonly string[],
  body: Uint8Array,
  signature: string | string[] | undefined,
): ReturnType<PaymentProvider["readWebhook"]> {
  if (!isSigned(secretKeys, body, signature)) return err("bad_signature");
  const read = notice.safeParse(parseJson(textOf(body)));
  if (!read.success) return err("not_readable");
  const { event, data } = read.data;
  const unknown: ProviderEvent = {
    kind: "other",
    key: `${event}:${createHash("sha256").update(body).digest("hex")}`,
  };
  return ok([eventOf(event, data) ?? unknown]);
}

/** `timingSafeEqual` over the 64 bytes; only 128 lower-case hexadecimal digits are a signature. */
function isSigned(
  secretKeys: readonly string[],
  body: Uint8Array,
  signature: string | string[] | undefined,
): boolean {
  if (typeof signature !== "string" || !/^[0-9a-f]{128}$/.test(signature)) return false;
  const sent = Buffer.from(signature, "hex");
  return secretKeys.some((key) => timingSafeEqual(createHmac("sha512", key).update(body).digest(), sent));
}

/** Undefined where the event is none of ours, or not of the form we know. */
function eventOf(event: string, data: unknown): ProviderEvent | undefined {
  if (event === "charge.success") {
    const charge = chargeNotice.safeParse(data).data;
    return charge && { kind: "payment", key: `${event}:${charge.id}`, reference: charge.reference };
  }
  if (event === "bank.transfer.rejected") {
    const transfer = rejectionNotice.safeParse(data).data?.bank_transfer;
    return (
      transfer && {
        kind: "transfer_rejected",
        key: `${event}:${transfer.transaction_id}`,
        providerRef: transfer.transaction_id,
        sent: transfer.amount,
      }
    );
  }
  if (event.startsWith("charge.dispute.")) return disputeEvent(event, data);
  if (event.startsWith("dedicatedaccount.assign.")) {
    const account = accountNotice.safeParse(data).data;
    return account && { kind: "other", key: `${event}:${account.customer.customer_code}` };
  }
  return refundEvent(event, data);
}

/** Its `refund_reference` is the bank's, and no number that Paystack can be asked with; it has its own where a person must act. */
function refundEvent(event: string, data: unknown): ProviderEvent | undefined {
  const state = Object.hasOwn(refundStates, event) ? refundStates[event] : undefined;
  const refund = refundNotice.safeParse(data).data;
  if (state === undefined || refund === undefined) return undefined;
  const { transaction_reference: reference, amount } = refund;
  const which = refund.refund_reference ?? refund.id ?? `of ${amount}`;
  return {
    kind: "refund",
    key: `${event}:${reference}:${which}`,
    reference,
    refundRef: refund.id ?? null,
    state,
    amount,
  };
}

/** Its figure may be absent or 0: then it is about the whole payment. */
function disputeEvent(event: string, data: unknown): ProviderEvent | undefined {
  const dispute = disputeNotice.safeParse(data).data;
  if (dispute === undefined) return undefined;
  const { id, status, resolution, transaction } = dispute;
  return {
    kind: "dispute",
    key: `${event}:${id}:${status}`,
    disputeRef: id,
    reference: transaction.reference,
    state: event === "charge.dispute.resolve" ? endOf(resolution, transaction.status) : "open",
    amount: dispute.refund_amount || transaction.amount,
    dueAt: dispute.dueAt,
  };
}

/** `auto-accepted` where no one answered. A word that we do not know leaves it open: a person has to look. */
function endOf(resolution: string | null, paymentStatus: string | null): DisputeState {
  if (resolution?.endsWith("accepted")) return "accepted";
  if (paymentStatus === "reversed") return "lost";
  return resolution === "declined" ? "won" : "open";
}

/** Empty where it is no UTF-8, which is no JSON. */
function textOf(body: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    // A signed body that is no text: as unreadable as one that is no JSON.
    return "";
  }
}
