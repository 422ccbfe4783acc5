import { cartNotActivePrefix, cartNotYoursPrefix } from "@precise/cart-core/clear-on-message";
import type { SessionOfCall } from "#api/modules/sessions/session-gate.ts";
import { failure, type Refusal } from "#api/platform/http/reply.ts";
import type { CartRow } from "./cart-rows.ts";

/** The same for every id that is not found, whatever its form. @source design D4 */
export function cartNotFound(): Refusal {
  return failure(404, "cart_not_found", "There is no cart with this id.", { field: "cartId" });
}

/**
 * Whether a caller may use a cart. A guest's opens by its id alone, a customer's only in its owner's session; one whose
 * session has just ended is asked to sign in, and keeps what the browser holds.
 * @returns undefined when the cart is there and can be used
 * @source design D4
 */
export function refusalOf(cart: CartRow | undefined, caller: SessionOfCall): Refusal | undefined {
  if (!cart) return cartNotFound();
  const foreign = refuseForeignCart(cart, caller);
  if (foreign) return foreign;
  return cart.status === "active" ? undefined : failure(409, "cart_not_active", cartNotActivePrefix);
}

/** The refusal of a customer's cart to everybody but its owner, in use or not. */
export function refuseForeignCart(cart: CartRow, caller: SessionOfCall): Refusal | undefined {
  if (cart.customerId === null || cart.customerId === caller.session?.user.customer_id) return undefined;
  return (
    refuseEndedSession(caller) ??
    failure(403, "cart_not_yours", `${cartNotYoursPrefix} "of someone else".`, { field: "cartId" })
  );
}

/** A person who was signed in and is not any more is asked to sign in; nothing of the cart is said. */
function refuseEndedSession(caller: SessionOfCall): Refusal | undefined {
  return caller.session === null && caller.isSessionOver
    ? failure(401, "session_expired", "You are signed out. Sign in to see your cart.")
    : undefined;
}

/**
 * An e-mail is never a key to a cart: it opens one only for the live session of that very e-mail. The refusal is the
 * same for every address, known or not, and does not repeat it.
 * @source design D5, abuse case 1
 */
export function emailRefusal(caller: SessionOfCall, email: string): Refusal | undefined {
  const own = caller.session?.user.attributes.email;
  if (own?.toLowerCase() === email.toLowerCase()) return undefined;
  const ended = refuseEndedSession(caller);
  if (ended) return ended;
  return failure(403, "cart_not_yours", `${cartNotYoursPrefix} "of this e-mail address".`, {
    field: "email",
  });
}
