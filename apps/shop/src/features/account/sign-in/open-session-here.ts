import { call } from "@precise/api-client/client";
import type { SignInTokens } from "@precise/auth/sign-in-port";
import { openSession } from "@precise/contract/shop/session";
import { addWishes, readWishlist } from "@precise/contract/shop/wishlist";
import { browserApi } from "@precise/web/shell/browser-api";
import { changeSession } from "#shop/base/session/personal-calls.ts";
import { adoptCustomerCart } from "#shop/features/buying/cart/adopt-customer-cart.ts";
import { guestWishes, keepWishes } from "#shop/features/wishlist/kept-wishes.ts";

/**
 * Exchanges the tokens of a sign-in for this browser's session, then merges cart and wishlist. What cannot be
 * brought along now stays where it is: signing in itself has worked. Never tried again with the same tokens.
 * @param options.endsOthers every other session of the person ends with it
 * @returns `again`: this sign-in is too old or was used already; a new one works
 */
export function openSessionHere(
  { accessToken, idToken }: SignInTokens,
  options: { readonly endsOthers: boolean },
): Promise<"open" | "again" | "refused" | "unreachable"> {
  return changeSession(
    async () => {
      const end_others = options.endsOthers ? { end_others: true } : {};
      const opened = await call(browserApi, openSession, { body: { accessToken, idToken, ...end_others } });
      if (!opened.ok) {
        const { status, code } = opened.failure;
        if (code === "sign_in_too_old" || code === "sign_in_used") return "again";
        return status === 401 ? "refused" : "unreachable";
      }
      await Promise.all([adoptCustomerCart(opened.value.attributes.email), mergeGuestWishlist()]);
      return "open";
    },
    (outcome) => outcome === "open",
  );
}

/** Puts this browser's wishes on the list of the person who has just signed in. Kept here when that fails. */
async function mergeGuestWishlist(): Promise<void> {
  const skus = guestWishes();
  const merged = await (skus.length === 0
    ? call(browserApi, readWishlist)
    : call(browserApi, addWishes, { body: { skus } }));
  if (!merged.ok) return;
  keepWishes("guest", []);
  keepWishes("account", merged.value);
}
