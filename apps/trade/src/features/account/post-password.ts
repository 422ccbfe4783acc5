import { call } from "@precise/api-client/client";
import { changeClientPassword } from "@precise/contract/trade/session";
import type { FormAnswer } from "@precise/web/forms/form-post";
import { fullPath } from "#trade/base/routes/base-path.ts";
import { loginPath } from "#trade/base/routes/return-path.ts";
import type { TradePost } from "#trade/base/server/trade-post.ts";
import { problemOfRefusal, problemOfTyped } from "./password-problem.ts";

/** Changes one's own password; the API's new cookie goes on to the browser. @source design D20 */
export async function postPassword({ form, api }: Pick<TradePost, "form" | "api">): Promise<FormAnswer> {
  // Passwords are not trimmed.
  const current = form.get("current") ?? "";
  const next = form.get("next") ?? "";
  const typed = problemOfTyped(current, next);
  if (typed) return { to: fullPath(`/password?problem=${typed}`) };
  const changed = await call(api, changeClientPassword, {
    body: { current_password: current, new_password: next },
  });
  if (changed.ok) return { to: fullPath("/account?changed=1") };
  if (changed.failure.status === 401) return { to: loginPath(fullPath("/account"), "ended") };
  return { to: fullPath(`/password?problem=${problemOfRefusal(changed.failure)}`) };
}
