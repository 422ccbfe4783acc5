import type { ApiFailure } from "@precise/api-client/api-failure";
import { shortestPassword } from "@precise/contract/trade/session";
import { accountCopy, type PasswordProblem } from "./account-copy.ts";

/** What is wrong with two passwords before the API is called; null when they can be sent. */
export function problemOfTyped(current: string, next: string): PasswordProblem | null {
  if (current === "" || next === "") return "missing";
  return next.length < shortestPassword ? "too-short" : null;
}

/** Why the change was refused. */
export function problemOfRefusal(failure: ApiFailure): PasswordProblem {
  if (failure.code === "password_wrong") return "wrong";
  if (failure.code === "password_not_new") return "same";
  return failure.status === 429 ? "wait" : "unreachable";
}

/** Read back from an address; null for any other text. */
export function readPasswordProblem(text: string | null): PasswordProblem | null {
  return text !== null && Object.hasOwn(accountCopy.problems, text) ? (text as PasswordProblem) : null;
}
