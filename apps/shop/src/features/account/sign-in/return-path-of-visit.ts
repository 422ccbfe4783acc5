import { safeReturnPath } from "@precise/auth/safe-return-path";

/**
 * Where signing in leads: to what was asked for, else back to the page of ours that the visitor came from.
 * @param returnTo the query's `returnTo`
 * @param referrer the request's Referer: a whole address for pages of the same site
 * @source spec §3 "initURL"
 */
export function returnPathOfVisit(
  returnTo: string | null,
  referrer: string | null,
  siteOrigins: readonly string[],
): string {
  if (returnTo !== null) return safeReturnPath(returnTo);
  const from = referrer === null ? null : URL.parse(referrer);
  return from !== null && siteOrigins.includes(from.origin)
    ? safeReturnPath(from.pathname + from.search)
    : "/";
}
