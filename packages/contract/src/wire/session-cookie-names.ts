/**
 * Names of a shopper's session cookie, the one that counts first. Over https it has the prefix by which browsers keep
 * other hosts from setting it; the plain name is that of http on a laptop, and of sessions from before the prefix.
 * @source decision 042
 */
export const consumerCookieNames = ["__Host-precise_session", "precise_session"] as const;

/** The same of a trade client's session. */
export const clientCookieNames = ["__Host-precise_client_session", "precise_client_session"] as const;

/** The same of someone of the staff, at the desk. */
export const staffCookieNames = ["__Host-precise_desk", "precise_desk"] as const;

export type SessionCookieNames =
  | typeof consumerCookieNames
  | typeof clientCookieNames
  | typeof staffCookieNames;

/** A session's cookie as a browser sent it. */
export interface SessionCookie {
  readonly name: SessionCookieNames[number];
  readonly token: string;
  /** No other host can have set it. */
  readonly isGuarded: boolean;
}

const cookiePair = /^([^=]+)=([A-Za-z0-9_-]{43})$/;

/**
 * The session's cookie among those of a request. A neighbouring host can set a plain name for ours too, and nothing tells
 * which is whose: two of them with different values count as none.
 * @param header the request's Cookie header
 * @returns undefined where there is none that could be one
 */
export function sessionCookieIn(
  names: SessionCookieNames,
  header: string | null | undefined,
): SessionCookie | undefined {
  const [guarded, plain] = names;
  const pairs = (header ?? "").split(/; */).map((pair) => cookiePair.exec(pair));
  const tokensOf = (name: string) => [
    ...new Set(pairs.flatMap((pair) => (pair?.[1] === name ? [pair[2] ?? ""] : []))),
  ];
  for (const name of [guarded, plain] as const) {
    const [token, other] = tokensOf(name);
    if (token !== undefined && other === undefined) return { name, token, isGuarded: name === guarded };
    // Not even a plain one then: no browser sends two of these.
    if (token !== undefined) return undefined;
  }
  return undefined;
}

/** Whether a browser sent anything of that name. @param cookies a request's cookies by name */
export function hasSessionCookie(
  names: SessionCookieNames,
  cookies: { has(name: string): boolean },
): boolean {
  return names.some((name) => cookies.has(name));
}
