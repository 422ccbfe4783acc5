import { cutText } from "@precise/contract/wire/cut-text";
import type { CookieToSet } from "@precise/web/forms/cookie-header";
import { asRecord, decodeCookieJson, encodeCookieJson } from "@precise/web/forms/cookie-json";

/** Why an account was not taken; the copy has the words. */
export const accountProblems = [
  "no_bank",
  "bad_number",
  "unknown_account",
  "other_name",
  "too_many_requests",
  "unreachable",
  "not_done",
] as const;
export type AccountProblem = (typeof accountProblems)[number];

/** What was typed for a refund, and what the bank says of it. */
export interface AccountDraft {
  /** Of the link that it was typed for, its end: of another one nothing is shown. */
  readonly link: string;
  readonly bank_code: string;
  readonly account_number: string;
  /** Read back by the bank; its payer is asked whether it is right. */
  readonly named?: { readonly account_name: string; readonly bank_name: string };
  readonly problem?: AccountProblem;
}

/** Keeps what is typed between the two steps of naming an account. */
export const accountCookieName = "refund";

/** Kept for ten minutes, for pages of refunds only: an account never appears in an address. Null forgets it. */
export function accountCookie(draft: AccountDraft | null): CookieToSet {
  return {
    name: accountCookieName,
    value: draft === null ? "" : encodeCookieJson(draft),
    path: "/orders/refund",
    maxAgeSeconds: draft === null ? 0 : 600,
    httpOnly: true,
  };
}

/** A draft of nothing yet, for a link. */
export function emptyDraft(token: string): AccountDraft {
  return { link: token.slice(-32), bank_code: "", account_number: "" };
}

/** The draft of a link; an empty one where there is none. A browser sends what it likes: nothing of it is believed. */
export function readAccountDraft(cookie: string | undefined, token: string): AccountDraft {
  const kept = asRecord(decodeCookieJson(cookie));
  const none = emptyDraft(token);
  if (kept.link !== none.link) return none;
  const named = asRecord(kept.named);
  const problem = accountProblems.find((known) => known === kept.problem);
  const name = textOf(named.account_name, 200);
  return {
    link: none.link,
    bank_code: textOf(kept.bank_code, 20),
    account_number: textOf(kept.account_number, 20),
    ...(name !== "" && { named: { account_name: name, bank_name: textOf(named.bank_name, 100) } }),
    ...(problem && { problem }),
  };
}

function textOf(value: unknown, longest: number): string {
  return typeof value === "string" ? cutText(value, longest) : "";
}
