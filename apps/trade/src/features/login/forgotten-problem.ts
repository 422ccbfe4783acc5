import type { ApiFailure } from "@precise/api-client/api-failure";
import { longestPassword, shortestPassword } from "@precise/contract/trade/session";
import { type AskProblem, type ChooseProblem, forgottenCopy } from "./forgotten-copy.ts";

/** Why the API sent no link; it never says whether the account exists. */
export function askProblemOf({ status }: ApiFailure): AskProblem {
  if (status === 400) return "email";
  return status === 429 ? "wait" : "unreachable";
}

/** What is wrong with a new password before the API is called; null when it can be sent. */
export function problemOfChosen(password: string): ChooseProblem | null {
  if (password === "") return "missing";
  if (password.length < shortestPassword) return "too-short";
  return password.length > longestPassword ? "too-long" : null;
}

/** Why the API took no new password; `link` where the link is the reason. */
export function chooseProblemOf({ status, code }: ApiFailure): ChooseProblem | "link" {
  if (code === "link_not_valid" || status === 400) return "link";
  if (code === "password_not_new") return "same";
  return status === 429 ? "wait" : "unreachable";
}

/** Read back from an address; null for any other text. */
export function readAskProblem(text: string | null): AskProblem | null {
  return text !== null && Object.hasOwn(forgottenCopy.ask.problems, text) ? (text as AskProblem) : null;
}

/** The same on the page where a password is chosen. */
export function readChooseProblem(text: string | null): ChooseProblem | null {
  return text !== null && Object.hasOwn(forgottenCopy.choose.problems, text) ? (text as ChooseProblem) : null;
}
