import { endOwnSession } from "@precise/api-client/session";
import { signedInMarkName } from "@precise/contract/session";
import { cartCookieName } from "../../purchase/cart-cookie.ts";
import type { FormAnswer, FormPost } from "../../purchase/form-post.ts";

/** Logs out without scripts: the session ends, and its cookies and the person's cart leave this browser. @source D20 */
export async function postSessionEnd({ api }: FormPost): Promise<FormAnswer> {
  const ended = await endOwnSession(api);
  if (!ended.ok) return { to: "/auth?trouble=unreachable" };
  const gone = ["precise_session", signedInMarkName, cartCookieName].map((name) => ({
    name,
    value: "",
    path: "/" as const,
    maxAgeSeconds: 0,
    httpOnly: name === "precise_session",
  }));
  return { to: "/", cookies: gone };
}
