import { call } from "@precise/api-client/client";
import { logOutClient } from "@precise/contract/trade/session";
import type { FormAnswer } from "@precise/web/forms/form-post";
import { fullPath, homePath } from "#trade/base/routes/base-path.ts";
import type { TradePost } from "#trade/base/server/trade-post.ts";

/** Logs out without scripts. Where the API does not answer the session is still open, and the page says so. @source spec §6 */
export async function postLogout({ api }: TradePost): Promise<FormAnswer> {
  const ended = await call(api, logOutClient);
  return { to: fullPath(ended.ok ? "/login" : `${homePath}?trouble=logout`) };
}
