import { safeReturnPath } from "@precise/auth/safe-return-path";
import { basePath, fullPath, homePath } from "./base-path.ts";

/** Pages for signing in or out, also behind a doubled slash: never a page to return to. */
const signInPages = new RegExp(`^${basePath}/(?:/|(?:login|apply|password|form)(?:[/?#]|$))`);

/**
 * Where to go after signing in: a page of the trade area, full path. Any other text leads to the first listing.
 * @source design D9
 */
export function tradeReturnPath(text: string | null | undefined): `/${string}` {
  const path = safeReturnPath(text);
  const isInside = path.startsWith(`${basePath}/`) && !signInPages.test(path);
  return isInside ? (path as `/${string}`) : fullPath(homePath);
}

/** Address of the login that leads back to a page. @param returnPath full path with its query */
export function loginPath(returnPath: string, why?: "ended"): `/${string}` {
  const query = new URLSearchParams({ ...(why && { why }), return: returnPath });
  return fullPath(`/login?${query}`);
}
