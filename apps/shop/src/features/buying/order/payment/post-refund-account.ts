import type { ApiFailure } from "@precise/api-client/api-failure";
import { call } from "@precise/api-client/client";
import { checkRefundAccount, sendRefundAccount } from "@precise/contract/order-payments";
import { isUnreachable } from "@precise/web/buying/buying-problem";
import type { FormAnswer, FormPost } from "#shop/base/server/shop-post.ts";
import { hasSessionCookie } from "#shop/base/server/visitor-session.ts";
import { isOrderNumber, orderCookieName, orderPage } from "#shop/base/storage/order-cookie.ts";
import { type AccountDraft, type AccountProblem, accountCookie } from "./refund-account-draft.ts";

/** The API asks the bank meanwhile. */
const timeoutMs = 12_000;

/**
 * Takes the account for a refund: first its name is read back, and what the payer then says yes to is sent. Anyone who may
 * see the order may name it; what the name is, the bank alone says.
 */
export async function postRefundAccount(
  number: string,
  post: Pick<FormPost, "form" | "cookies" | "api">,
): Promise<FormAnswer> {
  const { form, cookies } = post;
  if (!isOrderNumber(number)) return { to: "/orders" };
  const email = cookies.get(orderCookieName);
  const back = (draft: AccountDraft | null): FormAnswer => ({
    to: `${orderPage(number)}#payment`,
    cookies: [accountCookie(number, draft)],
  });
  const refund = (form.get("refund") ?? "").slice(0, 40);
  if (refund === "" || (email === undefined && !hasSessionCookie(cookies))) return { to: orderPage(number) };
  const bank_code = (form.get("bank_code") ?? "").slice(0, 20);
  const account_number = (form.get("account_number") ?? "").replaceAll(/[\s-]/g, "").slice(0, 20);
  const draft = { refund, bank_code, account_number };
  const intent = form.get("intent");
  if (intent === "change") return back(draft);
  if (!/^[A-Za-z0-9-]{2,20}$/.test(bank_code)) return back({ ...draft, problem: "no_bank" });
  if (!/^\d{10}$/.test(account_number)) return back({ ...draft, problem: "bad_number" });
  const api = { ...post.api, timeoutMs };
  const body = { number, ...(email !== undefined && { email }), ...draft };
  if (intent !== "send") {
    const checked = await call(api, checkRefundAccount, { body });
    if (!checked.ok) return back(afterFailure(draft, checked.failure));
    const { account_name, bank_name } = checked.value;
    return back({ ...draft, named: { account_name, bank_name } });
  }
  const account_name = (form.get("account_name") ?? "").slice(0, 200);
  if (account_name === "") return back(draft);
  const sent = await call(api, sendRefundAccount, { body: { ...body, account_name } });
  return back(sent.ok ? null : afterFailure(draft, sent.failure));
}

function afterFailure(draft: AccountDraft, failure: ApiFailure): AccountDraft | null {
  // It went out meanwhile, or is of another order: the page shows how it stands.
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
