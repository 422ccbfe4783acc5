import { call } from "@precise/api-client/client";
import "server-only";
import { type ClientUser, readClientSession } from "@precise/contract/trade/session";
import { redirect } from "next/navigation";
import { cache } from "react";
import { basePath } from "#trade/base/routes/base-path.ts";
import { loginPath } from "#trade/base/routes/return-path.ts";
import { requestedPath } from "./requested-path.ts";
import { tradeApi, unwrapOrRedirect } from "./trade-api.ts";

/** Who is signed in, fetched once per page; null for no one. */
export const readTradeUser = cache(async (): Promise<ClientUser | null> => {
  const { user } = await unwrapOrRedirect(await call(await tradeApi(), readClientSession));
  return user;
});

/** Who is signed in. Without a session it leads to the login and back; a password set by an operator is changed first. */
export async function requireTradeUser(): Promise<ClientUser> {
  const user = await readTradeUser();
  // proxy.ts has let the page through for its cookie: a session that no longer exists has ended.
  if (user === null) redirect(loginPath(await requestedPath(), "ended").slice(basePath.length));
  if (user.must_change_password) redirect("/password");
  return user;
}
