/** How the server's refusal of a stranger's cart starts; the API adds the cart's name in quotes. @source spec §4 */
export const cartNotYoursPrefix = "The current user cannot perform operations on cart";

/** How the server's refusal of a cart that became an order starts. @source spec §4 */
export const cartNotActivePrefix = "The cart isn't active.";

/** Codes that the API sends with these two messages. @source design D4 */
const clearingCodes: readonly string[] = ["cart_not_yours", "cart_not_active"];

/** True when a server message empties the cart. Prefix match: the spec fixes only how they start. @source spec §4 */
export function clearsCart(message: string): boolean {
  return message.startsWith(cartNotYoursPrefix) || message.startsWith(cartNotActivePrefix);
}

/** What is known of a cart load that failed; a time-out counts as a network failure. */
export interface FailedCartLoad {
  readonly status?: number | undefined;
  readonly message?: string | undefined;
  readonly code?: string | undefined;
  readonly networkFailed?: boolean | undefined;
}

/**
 * Whether a failed cart load empties the cart. Only an answer about this very cart does: one of the two messages,
 * or 404. A network failure, time-out, 408, 429, 5xx, an expired session and anything unknown keep it.
 * @source spec §4 "Cart load", narrowed by design D4
 */
export function outcomeOfFailedLoad(failure: FailedCartLoad): "clear" | "keep" {
  const { status = 0, message, code } = failure;
  if (failure.networkFailed || code === "session_expired") return "keep";
  if (status === 408 || status === 429 || status >= 500) return "keep";
  const isOfCart =
    (message !== undefined && clearsCart(message)) || clearingCodes.some((clearing) => clearing === code);
  return status === 404 || isOfCart ? "clear" : "keep";
}
