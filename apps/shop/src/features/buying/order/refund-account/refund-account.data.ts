import "server-only";
import { call, callOrNull } from "@precise/api-client/client";
import { listBanks } from "@precise/contract/shop/orders/order-payments";
import { type LinkedRefund, readRefundAccount } from "@precise/contract/shop/orders/refund-accounts";
import { apiForEveryone } from "@precise/web/server/api";
import { cookies, headers } from "next/headers";
import { apiForVisitor } from "#shop/base/server/visitor-api.ts";
import { type AccountDraft, accountCookieName, readAccountDraft } from "./account-draft.ts";

/** What is known of a mail's link to the account of a refund. `gone`: it never was one of ours, or has ended. */
export type LinkedAccount =
  | {
      readonly kind: "found";
      readonly refund: LinkedRefund;
      /** What was typed so far. */
      readonly draft: AccountDraft;
      /** None while they cannot be listed, and where none is to be chosen. */
      readonly banks: readonly { readonly code: string; readonly name: string }[];
    }
  | { readonly kind: "gone" }
  | { readonly kind: "unreachable" };

/** Reads the refund that a mail's link speaks of; a bad token and an ended one are the same. */
export async function loadRefundAccount(token: string): Promise<LinkedAccount> {
  const [head, jar] = await Promise.all([headers(), cookies()]);
  const result = await callOrNull(apiForVisitor(head), readRefundAccount, { body: { token } });
  if (!result.ok) return { kind: result.failure.status === 400 ? "gone" : "unreachable" };
  if (result.value === null) return { kind: "gone" };
  const refund = result.value;
  const banks = refund.may === "name" ? await call(apiForEveryone(), listBanks) : undefined;
  const draft = readAccountDraft(jar.get(accountCookieName)?.value, token);
  return { kind: "found", refund, draft, banks: banks?.ok ? banks.value : [] };
}
