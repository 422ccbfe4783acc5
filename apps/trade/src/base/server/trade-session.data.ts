import "server-only";
import { fetchClientSession } from "@precise/api-client/clients/session";
import type { ClientUser } from "@precise/contract/clients/session";
import { redirect } from "next/navigation";
import { cache } from "react";
import { basePath } from "#trade/base/routes/base-path.ts";
import { loginPath } from "#trade/base/routes/return-path.ts";
import { askedPath } from "./requested-path.ts";
import { had, tradeApi } from "./trade-api.ts";

/** Who is signed in, asked once per page; null for nobody. */
export const readTradeUser = cache(async (): Promise<ClientUser | null> => {
  const { user } = await had(await fetchClientSession(await tradeApi()));
  return user;
});

/** Who is signed in. Nobody is led to the login and back; a password that an operator gave is changed first. */
export async function requireTradeUser(): Promise<ClientUser> {
  const user = await readTradeUser();
  // proxy.ts has let the page through for its cookie: a session that is no more has ended.
  if (user === null) redirect(loginPath(await askedPath(), "ended").slice(basePath.length));
  if (user.must_change_password) redirect("/password");
  return user;
}
