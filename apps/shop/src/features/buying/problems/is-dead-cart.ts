import type { ApiFailure } from "@precise/api-client/api-failure";
import { clearsCart } from "@precise/cart-core/clear-on-message";

/**
 * Whether a refused write means that the cart is gone or another's, so that a new one must be begun. Unlike a load,
 * a write may answer 404 for a product; so only answers about the cart itself count.
 * @source spec §4 "Clearing messages", design D4
 */
export function isDeadCart(failure: ApiFailure): boolean {
  return failure.kind === "http" && (failure.code === "cart_not_found" || clearsCart(failure.message));
}
