import type { ApiFailure } from "@precise/api-client/api-failure";
import { call } from "@precise/api-client/client";
import {
  checkRefundAccount,
  sendRefundAccount,
  stopRefundAccount,
} from "@precise/contract/shop/orders/refund-accounts";
import { cutText } from "@precise/contract/wire/cut-text";
import { isUnreachable } from "@precise/web/buying/buying-problem";
import type { FormAnswer, FormPost } from "#shop/base/server/shop-post.ts";
import { type AccountDraft, type AccountProblem, accountCookie, emptyDraft } from "./account-draft.ts";

/** The API asks the bank meanwhile. */
const timeoutMs = 12_000;

/**
 * Takes the account for a refund by the token of our mail: first its name is read back, and what the payer then says yes to
 * is sent. Or stops (`intent`) that the refund goes to the one that was named.
 */
export async function postRefundAccount({
  form,
  api: visitor,
}: Pick<FormPost, "form" | "api">): Promise<FormAnswer> {
  const token = (form.get("token") ?? "").slice(0, 512);
  if (token === "") return { to: "/orders" };
  const back = (draft: AccountDraft | null): FormAnswer => ({
    to: `/orders/refund/${encodeURIComponent(token)}`,
    cookies: [accountCookie(draft)],
  });
  const api = { ...visitor, timeoutMs };
  const intent = form.get("intent");
  if (intent === "stop") {
    const stopped = await call(api, stopRefundAccount, { body: { token } });
    return back(stopped.ok ? null : afterFailure(emptyDraft(token), stopped.failure));
  }
  const bank_code = (form.get("bank_code") ?? "").slice(0, 20);
  const account_number = (form.get("account_number") ?? "").replaceAll(/[\s-]/g, "").slice(0, 20);
  const draft = { ...emptyDraft(token), bank_code, account_number };
  if (intent === "change") return back(draft);
  if (!/^[A-Za-z0-9-]{2,20}$/.test(bank_code)) return back({ ...draft, problem: "no_bank" });
  if (!/^\d{10}$/.test(account_number)) return back({ ...draft, problem: "bad_number" });
  const body = { token, bank_code, account_number };
  if (intent !== "send") {
    const checked = await call(api, checkRefundAccount, { body });
    if (!checked.ok) return back(afterFailure(draft, checked.failure));
    const { account_name, bank_name } = checked.value;
    return back({ ...draft, named: { account_name, bank_name } });
  }
  const account_name = cutText(form.get("account_name") ?? "", 200);
  if (account_name === "") return back(draft);
  const sent = await call(api, sendRefundAccount, { body: { ...body, account_name } });
  return back(sent.ok ? null : afterFailure(draft, sent.failure));
}

function afterFailure(draft: AccountDraft, failure: ApiFailure): AccountDraft | null {
  // It was named or went out meanwhile, or the link has ended: the page shows how it stands.
  if (failure.code === "refund_needs_no_account" || failure.status === 404) return null;
  return { ...draft, problem: problemOf(failure) };
}

function problemOf(failure: ApiFailure): AccountProblem {
  const { code, field } = failure;
  if (code === "unknown_account") return field === "bank_code" ? "no_bank" : "unknown_account";
  if (code === "figures_changed") return "other_name";
  if (code === "rate_limited") return "too_many_requests";
  return isUnreachable(failure) ? "unreachable" : "not_done";
}
