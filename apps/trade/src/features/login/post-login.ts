import { call } from "@precise/api-client/client";
import { logInClient } from "@precise/contract/trade/session";
import type { FormAnswer } from "@precise/web/forms/form-post";
import { fullPath } from "#trade/base/routes/base-path.ts";
import { tradeReturnPath } from "#trade/base/routes/return-path.ts";
import type { TradePost } from "#trade/base/server/trade-post.ts";
import { type LoginProblem, loginProblemOf, problemParams } from "./login-problem.ts";
import { typedEmailCookie } from "./typed-email-cookie.ts";

/** Logs in without scripts: the API's cookie is passed to the browser, which is redirected to the requested page. */
export async function postLogin({ form, api }: TradePost): Promise<FormAnswer> {
  const email = form.get("email")?.trim() ?? "";
  const password = form.get("password") ?? "";
  const returnPath = tradeReturnPath(form.get("return"));
  const refused = (problem: LoginProblem): FormAnswer => ({
    to: fullPath(`/login?${new URLSearchParams({ ...problemParams(problem), return: returnPath })}`),
    cookies: [typedEmailCookie(email)],
  });
  if (email === "" || password === "") return refused({ code: "missing" });
  const opened = await call(api, logInClient, { body: { email, password } });
  return opened.ok
    ? { to: returnPath, cookies: [typedEmailCookie(null)] }
    : refused(loginProblemOf(opened.failure));
}
