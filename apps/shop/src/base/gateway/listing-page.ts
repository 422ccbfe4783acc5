import { cachedPage, redirected } from "@precise/web/gateway/answer";
import {
  type FacetKinds,
  hasListingQuery,
  isFormShaped,
  listingSearch,
  parseListingQuery,
} from "@precise/web/listing/listing-query";
import type { NextRequest, NextResponse } from "next/server";
import { forReturning, pageForRequest } from "./page-for-request.ts";

const wholeCatalogue = "/internal/listing/0/all";

/** The route that renders a listing per request. It is not reachable from outside: proxy.ts answers 404 there. */
export function internalListingPath(pathname: string): string {
  return pathname === "/products" ? wholeCatalogue : pathname.replace(/^\/products\//, "/internal/listing/");
}

/**
 * A listing without a query is a cached page; with filters, sort or page it is made per request. What a form without
 * JavaScript sends is first led to the address that we write.
 * @param kinds undefined when the API does not say what filters there are
 * @param dynamicPath the path that renders it per request; the path asked for where it always is
 * @source design D18
 */
export function listingPage(
  request: NextRequest,
  visitor: string | null,
  kinds: FacetKinds | undefined,
  dynamicPath: string,
): NextResponse {
  const { pathname, search, searchParams } = request.nextUrl;
  if (kinds !== undefined && isFormShaped(searchParams, kinds)) {
    return redirected(request, pathname + listingSearch(parseListingQuery(searchParams, kinds)), 303);
  }
  if (dynamicPath === pathname) return forReturning(pageForRequest(request, visitor));
  return hasListingQuery(searchParams, kinds)
    ? forReturning(pageForRequest(request, visitor, new URL(dynamicPath + search, request.url)))
    : cachedPage();
}
