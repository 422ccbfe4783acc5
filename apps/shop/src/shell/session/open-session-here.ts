import { exchangeTokens } from "@precise/api-client/session";
import type { SignInTokens } from "@precise/auth/sign-in-port";
import { browserApi } from "@precise/web/shell/browser-api";
import { adoptCustomerCart } from "../../features/cart/adopt-customer-cart.ts";
import { mergeGuestWishlist } from "./merge-guest-wishlist.ts";
import { changeSession } from "./personal-calls.ts";

/**
 * Exchanges the tokens of a sign-in for this browser's session, then brings cart and wishlist along. What cannot be
 * brought along now stays where it is: signing in itself has worked.
 */
export function openSessionHere(tokens: SignInTokens): Promise<"open" | "refused" | "unreachable"> {
  return changeSession(
    async () => {
      const opened = await exchangeTokens(browserApi, tokens);
      if (!opened.ok) return opened.failure.status === 401 ? "refused" : "unreachable";
      await Promise.all([adoptCustomerCart(opened.value.attributes.email), mergeGuestWishlist()]);
      return "open";
    },
    (outcome) => outcome === "open",
  );
}
