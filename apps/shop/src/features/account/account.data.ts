import { call } from "@precise/api-client/client";
import { listSessions, type SessionEntry } from "@precise/contract/shop/session";
import "server-only";
import { type Account, listAddresses, readAccount, type SavedAddress } from "@precise/contract/shop/account";
import { cookies, headers } from "next/headers";
import { apiForVisitor } from "#shop/base/server/visitor-api.ts";
import { hasSessionCookie } from "#shop/base/server/visitor-session.ts";

/** What /auth shows: the account of the signed-in user, or how to sign in. */
export type AccountPage =
  | { readonly kind: "guest" }
  | {
      readonly kind: "signed-in";
      readonly account: Account;
      readonly addresses: readonly SavedAddress[];
      readonly sessions: readonly SessionEntry[];
    }
  /** Nothing is known: neither is the visitor called a guest, nor is anything lost. */
  | { readonly kind: "unreachable" };

/** A guest costs no call. */
export async function loadAccountPage(): Promise<AccountPage> {
  if (!hasSessionCookie(await cookies())) return { kind: "guest" };
  const api = apiForVisitor(await headers());
  const [account, addresses, sessions] = await Promise.all([
    call(api, readAccount),
    call(api, listAddresses),
    call(api, listSessions),
  ]);
  if (account.ok && addresses.ok && sessions.ok) {
    return {
      kind: "signed-in",
      account: account.value,
      addresses: addresses.value,
      sessions: sessions.value,
    };
  }
  const isOver = [account, addresses, sessions].some((each) => !each.ok && each.failure.status === 401);
  return { kind: isOver ? "guest" : "unreachable" };
}
