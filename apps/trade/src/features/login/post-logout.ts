import { endClientSession } from "@precise/api-client/clients/session";
import type { FormAnswer } from "@precise/web/forms/form-post";
import type { TradePost } from "../../server/form-post.ts";
import { fullPath, homePath } from "../../shell/base-path.ts";

/** Logs out without scripts. Where the API does not answer the session is still open, and the page says so. @source spec §6 */
export async function postLogout({ api }: TradePost): Promise<FormAnswer> {
  const ended = await endClientSession(api);
  return { to: fullPath(ended.ok ? "/login" : `${homePath}?trouble=logout`) };
}
