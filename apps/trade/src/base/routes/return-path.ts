import { safeReturnPath } from "@precise/auth/return-path";
import { basePath, fullPath, homePath } from "./base-path.ts";

/** Pages that are about getting in or out, also behind a doubled slash: nobody is sent back to them. */
const doors = new RegExp(`^${basePath}/(?:/|(?:login|apply|password|form)(?:[/?#]|$))`);

/**
 * Where to go after signing in: a page of the trade area, full path. Whatever is none leads to the first listing.
 * @source design D9
 */
export function tradeReturnPath(text: string | null | undefined): `/${string}` {
  const path = safeReturnPath(text);
  const isInside = path.startsWith(`${basePath}/`) && !doors.test(path);
  return isInside ? (path as `/${string}`) : fullPath(homePath);
}

/** Address of the login that leads back to a page. @param returnPath full path with its query */
export function loginPath(returnPath: string, why?: "ended"): `/${string}` {
  const query = new URLSearchParams({ ...(why && { why }), return: returnPath });
  return fullPath(`/login?${query}`);
}
