import type { ApiResult } from "@precise/api-client/api-failure";
import { call } from "@precise/api-client/client";
import type { SignInTokens } from "@precise/auth/sign-in-port";
import { deleteAccount } from "@precise/contract/shop/account";
import { closeSession } from "@precise/contract/shop/session";
import { browserApi } from "@precise/web/shell/browser-api";
import { changeSession } from "#shop/base/session/personal-calls.ts";
import { forgetCustomerCart } from "#shop/features/buying/cart/adopt-customer-cart.ts";
import { forgetAccountWishes } from "#shop/features/wishlist/kept-wishes.ts";

/** Signs out, and leaves nothing of the person's cart behind. @returns false when the API could not be reached */
export async function endSessionHere(): Promise<boolean> {
  return (await endBy(() => call(browserApi, closeSession))).ok;
}

/** Deletes the account, and with it this session. @param tokens of a sign-in of just now */
export function eraseAccountHere(tokens: SignInTokens): Promise<ApiResult<true>> {
  return endBy(() => call(browserApi, deleteAccount, { body: tokens }));
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
