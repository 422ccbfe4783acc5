import { call } from "@precise/api-client/client";
import { applyForClientAccount } from "@precise/contract/trade/application";
import { isDoubtUnseen } from "@precise/web/forms/email-doubt";
import { entriesIn } from "@precise/web/forms/entries-in";
import type { FormAnswer } from "@precise/web/forms/form-post";
import { fullPath } from "#trade/base/routes/base-path.ts";
import type { TradePost } from "#trade/base/server/trade-post.ts";
import { applicationCookie } from "./application-cookie.ts";
import { checkApplication, longestKept } from "./apply-fields.ts";

/** Sends an application; what cannot be sent is kept and shown again with what is wrong. @source design D20 */
export async function postApplication({ form, api }: Pick<TradePost, "form" | "api">): Promise<FormAnswer> {
  const entries = entriesIn(form, longestKept);
  const again = (problem: string): FormAnswer => ({
    to: fullPath(`/apply?problem=${problem}`),
    cookies: [applicationCookie(entries)],
  });
  const checked = checkApplication(entries);
  if ("problems" in checked || isDoubtUnseen(form)) return again("check");
  const sent = await call(api, applyForClientAccount, { body: checked.application });
  if (sent.ok) return { to: fullPath("/apply?sent=1"), cookies: [applicationCookie(null)] };
  if (sent.failure.status === 429) return again("wait");
  return again(sent.failure.status === 400 ? "check" : "unreachable");
}
