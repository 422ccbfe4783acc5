import { eraseAccount } from "@precise/api-client/account";
import { endOwnSession } from "@precise/api-client/session";
import type { SignInTokens } from "@precise/auth/sign-in-port";
import { browserApi } from "@precise/web/shell/browser-api";
import { changeSession } from "#shop/base/session/personal-calls.ts";
import { forgetCustomerCart } from "#shop/features/buying/cart/adopt-customer-cart.ts";
import { forgetAccountWishes } from "#shop/features/wishlist/kept-wishes.ts";

/** Signs out, and leaves nothing of the person's cart behind. @returns false when the API could not be reached */
export async function endSessionHere(): Promise<boolean> {
  return (await endBy(() => endOwnSession(browserApi))).ok;
}

/** Deletes the account, and with it this session. @param tokens of a sign-in of just now */
export function eraseAccountHere(tokens: SignInTokens): ReturnType<typeof eraseAccount> {
  return endBy(() => eraseAccount(browserApi, tokens));
}

function endBy<Outcome extends { readonly ok: boolean }>(end: () => Promise<Outcome>): Promise<Outcome> {
  return changeSession(
    async () => {
      const outcome = await end();
      if (outcome.ok) {
        forgetCustomerCart();
        forgetAccountWishes();
      }
      return outcome;
    },
    ({ ok }) => ok,
  );
}
