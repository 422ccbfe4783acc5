import { cartNotActivePrefix, cartNotYoursPrefix } from "@precise/cart-core/clear-on-message";
import { type Failure, failure } from "../http/reply.ts";
import type { Session } from "../sessions/session-rows.ts";
import type { CartRow } from "./cart-rows.ts";

type Refusal = { readonly failure: Failure };

/** The same for every id that is not found, whatever its form. @source D4 */
export function cartNotFound(): Refusal {
  return failure(404, "cart_not_found", "There is no cart with this id.", { field: "cartId" });
}

/** @returns undefined when the cart is there and can be used */
export function refusalOf(cart: CartRow | undefined): Refusal | undefined {
  if (!cart) return cartNotFound();
  return cart.status === "active" ? undefined : failure(409, "cart_not_active", cartNotActivePrefix);
}

/**
 * An e-mail is never a key to a cart: it opens one only for the live session of that very e-mail. The refusal is the
 * same for every address, known or not, and does not repeat it.
 * @source D5, FEATURES §7.2 case 1
 */
export function emailRefusal(session: Session | null, email: string): Refusal | undefined {
  if (session && session.user.attributes.email.toLowerCase() === email.toLowerCase()) return undefined;
  return failure(403, "cart_not_yours", `${cartNotYoursPrefix} "of this e-mail address".`, {
    field: "email",
  });
}
