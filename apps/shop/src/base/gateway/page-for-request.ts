import { dynamicPage } from "@precise/web/gateway/answer";
import type { NextRequest, NextResponse } from "next/server";
import { shopEnv } from "../env.ts";
import { thirdPartyOrigins } from "../third-party-scripts.ts";

/**
 * A page of the shop that is made for this request; its policy names the scripts of others that are configured.
 * @param connects origins that the page's scripts talk to in addition to the shop's
 * @param to internal path that renders it, where it is not the path asked for
 */
export function pageForRequest(
  request: NextRequest,
  visitor: string | null,
  to?: URL,
  connects: readonly string[] = [],
): NextResponse {
  return dynamicPage(request, visitor, {
    to,
    connects,
    others: thirdPartyOrigins(shopEnv().thirdPartyScripts),
  });
}

/**
 * A page that is made per request and yet shows nobody's own things. Next's `no-store` would keep a browser from holding it
 * while its shopper looks at another page.
 */
export function forReturning(page: NextResponse): NextResponse {
  page.headers.set("cache-control", "private, no-cache");
  return page;
}
