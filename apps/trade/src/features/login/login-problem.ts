import type { ApiFailure } from "@precise/api-client/api-failure";
import { loginCopy } from "./login-copy.ts";

/** Why a login was refused, as written in an address. */
export type LoginProblem =
  | { readonly code: "failed" | "unreachable" | "missing" }
  | { readonly code: "wait"; readonly minutes: number };

/** The problem of an API refusal: the same one for a wrong e-mail, a wrong password and a closed account. */
export function loginProblemOf(failure: ApiFailure): LoginProblem {
  if (failure.status === 429)
    return { code: "wait", minutes: Math.max(1, Math.ceil((failure.retryAfterSeconds ?? 60) / 60)) };
  const isRefused = failure.status !== undefined && failure.status >= 400 && failure.status < 500;
  return { code: isRefused ? "failed" : "unreachable" };
}

/** The problem's parameters in the address of the login page. */
export function problemParams(problem: LoginProblem): Record<string, string> {
  return problem.code === "wait"
    ? { problem: "wait", minutes: String(problem.minutes) }
    : { problem: problem.code };
}

/** Read back from an address; null for any other text. */
export function readProblem(params: URLSearchParams): LoginProblem | null {
  const code = params.get("problem");
  if (code === "failed" || code === "unreachable" || code === "missing") return { code };
  const minutes = Number(params.get("minutes"));
  return code === "wait" && Number.isInteger(minutes) && minutes > 0 && minutes < 10_000
    ? { code: "wait", minutes }
    : null;
}

/** In words; a missing entry is reported beside its field. */
export function problemText(problem: LoginProblem): string | null {
  switch (problem.code) {
    case "failed":
      return loginCopy.failed;
    case "unreachable":
      return loginCopy.unreachable;
    case "wait":
      return loginCopy.tooMany(problem.minutes);
    case "missing":
      return null;
  }
}
