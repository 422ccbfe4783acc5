import { call } from "@precise/api-client/client";
import { closeSession } from "@precise/contract/shop/session";
import { consumerCookieNames } from "@precise/contract/wire/session-cookie-names";
import { signedInMarkName } from "@precise/contract/wire/signed-in-mark";
import type { FormAnswer, FormPost } from "#shop/base/server/shop-post.ts";
import { forgetCartCookie } from "#shop/base/storage/cart-cookie.ts";

/** Logs out without scripts: the session ends, and its cookies and the person's cart leave this browser. @source design D20 */
export async function postSessionEnd({ api }: FormPost): Promise<FormAnswer> {
  const ended = await call(api, closeSession);
  if (!ended.ok) return { to: "/auth?trouble=unreachable" };
  const gone = [...consumerCookieNames, signedInMarkName].map((name) => ({
    name,
    value: "",
    path: "/" as const,
    maxAgeSeconds: 0,
    httpOnly: name !== signedInMarkName,
  }));
  // An empty cookie alone would leave the id's mirror in local storage, and the next page would ask for a cart that is
  // no longer this visitor's.
  return { to: "/", cookies: [...gone, forgetCartCookie()] };
}
