import { clientCookieNames, sessionCookieIn } from "@precise/contract/wire/session-cookie-names";

/** The trade session's cookie among a request's cookies, as it is passed on to the API; no other cookie is. */
export function sessionCookieOf(cookieHeader: string | null): string | undefined {
  const found = sessionCookieIn(clientCookieNames, cookieHeader);
  return found && `${found.name}=${found.token}`;
}

/** The key under which a session's answers are stored; empty without a session. @param cookies a request's, by name */
export function sessionKeyOf(cookies: {
  get(name: string): string | { readonly value: string } | undefined;
}): string {
  for (const name of clientCookieNames) {
    const found = cookies.get(name);
    if (found !== undefined) return typeof found === "string" ? found : found.value;
  }
  return "";
}
