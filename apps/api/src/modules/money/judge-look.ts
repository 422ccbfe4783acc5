import { formatNaira, type Kobo } from "@precise/cart-core/money";
import type { PaymentLook } from "./online/provider-port.ts";

/** What a provider's answer means for an attempt. `review`: money may have come, and a person has to look first. */
export type LookVerdict =
  | { readonly kind: "waiting" }
  | { readonly kind: "failed"; readonly message: string | null }
  | { readonly kind: "paid" }
  | { readonly kind: "reversed" }
  | { readonly kind: "review"; readonly why: string };

/**
 * Whether an attempt is paid: it succeeded, in naira, in our key's mode, for what was asked, and no less came. A payer who bore the
 * fee paid more than was requested; the difference is the provider's.
 * @param attempt what we asked for, as we wrote it down
 * @param isLive whether our key is of the provider's live mode
 * @source decision 061
 */
export function judgeLook(
  attempt: { readonly amount: Kobo },
  look: PaymentLook,
  isLive: boolean,
): LookVerdict {
  switch (look.state) {
    case "waiting":
    case "under_way":
      return { kind: "waiting" };
    case "failed":
      return { kind: "failed", message: look.message };
    case "reversed":
      return { kind: "reversed" };
    case "succeeded": {
      const why = mismatch(attempt, look, isLive);
      return why === undefined ? { kind: "paid" } : { kind: "review", why };
    }
  }
}

function mismatch(
  attempt: { readonly amount: Kobo },
  look: PaymentLook,
  isLive: boolean,
): string | undefined {
  if (look.currency !== "NGN") return `It was paid in ${look.currency}.`;
  if (look.isLive !== isLive) return look.isLive ? "It was paid in live mode." : "It was paid in test mode.";
  if (look.requested !== attempt.amount)
    return `${formatNaira(look.requested)} was asked for at the service, not ${formatNaira(attempt.amount)}.`;
  if (look.paid < look.requested)
    return `${formatNaira(look.paid)} came, less than the ${formatNaira(look.requested)} asked for.`;
  return undefined;
}
