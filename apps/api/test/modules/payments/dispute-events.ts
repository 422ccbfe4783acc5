import { createHmac } from "node:crypto";
import type { OnlineShop } from "./online-shop.ts";

/** What the payment service says of a dispute; kobo. */
export interface DisputeEvent {
  readonly event: "create" | "resolve";
  readonly id: number | undefined;
  readonly reference: string;
  /** What it states as disputed; null where it states nothing. */
  readonly stated: number | null;
  /** What the payment is of. */
  readonly paid: number;
  readonly resolution?: string | null;
  readonly paymentStatus?: string;
  /** How the service names where it stands; an event of the same name is heard once. */
  readonly status?: string;
}

/** Sends a dispute's event to the shop, signed as the service signs. @returns the status of the answer */
export async function sendDispute(
  { api }: OnlineShop,
  { event, id, reference, stated, paid, resolution = null, paymentStatus = "success", status }: DisputeEvent,
): Promise<number> {
  const body = JSON.stringify({
    event: `charge.dispute.${event}`,
    data: {
      id,
      status: status ?? (event === "create" ? "awaiting-merchant-feedback" : "resolved"),
      resolution,
      refund_amount: stated,
      dueAt: "2030-01-01T00:00:00.000Z",
      transaction: { reference, status: paymentStatus, amount: paid },
    },
  });
  const signature = createHmac("sha512", "sk_test_local").update(body).digest("hex");
  const answer = await fetch(`${api.url}/api/payments/paystack/webhook`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-paystack-signature": signature },
    body,
  });
  return answer.status;
}
