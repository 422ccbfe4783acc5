import { call } from "@precise/api-client/client";
import { phoneText } from "@precise/contract/nigeria/phone";
import "server-only";
import { listAddresses, readAccount, type SavedAddress } from "@precise/contract/shop/account";
import { cookies, headers } from "next/headers";
import { apiForVisitor } from "#shop/base/server/visitor-api.ts";
import { hasSessionCookie } from "#shop/base/server/visitor-session.ts";
import type { CheckoutEntries } from "./checkout-steps.ts";

/** What the account of a signed-in shopper knows already. */
export interface KnownPerson {
  readonly contact: CheckoutEntries;
  /** The one used first, first. */
  readonly addresses: readonly SavedAddress[];
}

/** Null for a guest, which costs no call, and where the account does not answer: then everything is typed. */
export async function loadKnownPerson(): Promise<KnownPerson | null> {
  if (!hasSessionCookie(await cookies())) return null;
  const api = apiForVisitor(await headers());
  const [account, addresses] = await Promise.all([call(api, readAccount), call(api, listAddresses)]);
  if (!account.ok) return null;
  const { email, firstname, lastname, phone } = account.value;
  return {
    contact: { email, firstname, lastname, phone: phone === "" ? "" : phoneText(phone) },
    addresses: addresses.ok ? addresses.value : [],
  };
}
