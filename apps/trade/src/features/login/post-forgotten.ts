import { call } from "@precise/api-client/client";
import { requestClientPasswordLink, resetClientPassword } from "@precise/contract/trade/password-reset";
import type { FormAnswer } from "@precise/web/forms/form-post";
import { fullPath } from "#trade/base/routes/base-path.ts";
import type { TradePost } from "#trade/base/server/trade-post.ts";
import { askProblemOf, chooseProblemOf, problemOfChosen } from "./forgotten-problem.ts";
import { typedEmailCookie } from "./typed-email-cookie.ts";

const askPath = "/password/forgot";

/** Asks for a link to a new password. @source design D20 */
export async function postForgotten({ form, api }: Pick<TradePost, "form" | "api">): Promise<FormAnswer> {
  const email = form.get("email")?.trim() ?? "";
  const answer = email === "" ? null : await call(api, requestClientPasswordLink, { body: { email } });
  const path = fullPath(askPath);
  if (answer?.ok) return { to: `${path}?sent=1`, cookies: [typedEmailCookie(null, path)] };
  const problem = answer === null ? "email" : askProblemOf(answer.failure);
  return { to: `${path}?problem=${problem}`, cookies: [typedEmailCookie(email, path)] };
}

/** Sets the new password that was chosen by a link, and leads to the login. @source design D20 */
export async function postNewPassword({ form, api }: Pick<TradePost, "form" | "api">): Promise<FormAnswer> {
  const token = form.get("token") ?? "";
  // Passwords are not trimmed.
  const password = form.get("password") ?? "";
  const back = (problem: string): FormAnswer => ({
    to: fullPath(`/password/reset/${encodeURIComponent(token)}?problem=${problem}`),
  });
  const asksAgain: FormAnswer = { to: fullPath(`${askPath}?problem=link`) };
  if (token === "") return asksAgain;
  const typed = problemOfChosen(password);
  if (typed) return back(typed);
  const changed = await call(api, resetClientPassword, { body: { token, password } });
  if (changed.ok) return { to: fullPath("/login?why=changed") };
  const problem = chooseProblemOf(changed.failure);
  return problem === "link" ? asksAgain : back(problem);
}
