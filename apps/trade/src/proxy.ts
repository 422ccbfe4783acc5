import { dynamicPage, redirected } from "@precise/web/gateway/answer";
import { isReadablePath, withoutTrailingSlash } from "@precise/web/gateway/page-decision";
import { pictureFromApi } from "@precise/web/gateway/picture-from-api";
import { visitorOfRequest } from "@precise/web/server/visitor";
import { type NextRequest, NextResponse } from "next/server";
import { basePath, fullPath, homePath } from "#trade/base/routes/base-path.ts";
import { isOpenPath } from "#trade/base/routes/page-table.ts";
import { loginPath } from "#trade/base/routes/return-path.ts";
import { requestedPathHeader } from "#trade/base/server/requested-path-header.ts";
import { sessionCookieOf } from "#trade/base/server/trade-session-cookie.ts";

export const config = { matcher: ["/", "/((?!_next/|icon\\.svg$).*)"] };

/**
 * Every request but those for the build's own files: pages get their policy, and without a session every page but the open ones leads to the login.
 * @source design D9, D22, D24
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const visitor = visitorOfRequest(request.headers);
  const { pathname, search } = new URL(request.url);
  const [, , first = ""] = pathname.split("/");
  if (first === "media") return pictureFromApi(pathname.slice(basePath.length));
  // Form handlers check the session themselves, and answer 303.
  if (first === "form" || pathname.startsWith(fullPath("/checkout/save/"))) return NextResponse.next();
  const withoutSlash = withoutTrailingSlash(pathname);
  if (withoutSlash !== null) return redirected(request, withoutSlash + search, 308);
  if (first === "") return redirected(request, fullPath(homePath), 307);
  if (
    !isOpenPath(pathname.slice(basePath.length)) &&
    sessionCookieOf(request.headers.get("cookie")) === undefined
  ) {
    return redirected(request, loginPath(pathname + search), 307);
  }
  // No route has this path: an unreadable path is answered like a missing page.
  const to = isReadablePath(pathname) ? undefined : new URL(fullPath("/404"), request.url);
  const page = dynamicPage(request, visitor, {
    to,
    extraHeaders: { [requestedPathHeader]: pathname + search },
  });
  // Prices of one company: no cache may keep them. @source design "Trade principles"
  page.headers.set("cache-control", "private, no-store");
  return page;
}
