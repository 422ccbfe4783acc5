import { authOrigins } from "@precise/auth/auth-settings";
import { isHostedUiReturn } from "@precise/auth/hosted-ui-return";
import { dictionary } from "@precise/cart-core/dictionary";
import { pageNotes, type WaitOfScripts } from "@precise/contract/door/page-notes";
import { previewCookieName } from "@precise/contract/shop/preview";
import { cachedPage, missingPage, redirected, tooManyRequests } from "@precise/web/gateway/answer";
import {
  decideCategory,
  decideProduct,
  isReadablePath,
  type PageDecision,
  withoutTrailingSlash,
} from "@precise/web/gateway/page-decision";
import { pictureFromApi } from "@precise/web/gateway/picture-from-api";
import { apiFor } from "@precise/web/server/api";
import { visitorOfRequest } from "@precise/web/server/visitor";
import { decodedSegment } from "@precise/web/shell/decoded-segment";
import type { NextRequest, NextResponse } from "next/server";
import { shopEnv } from "#shop/base/env.ts";
import { canonicalProductPath, listingIndex, TooManyRequests } from "#shop/base/gateway/known-paths.ts";
import { internalListingPath, listingPage } from "#shop/base/gateway/listing-page.ts";
import { forReturning, pageForRequest } from "#shop/base/gateway/page-for-request.ts";
import { perRequestSegments, scriptsOf } from "#shop/base/routes/page-table.ts";
import { searchPath } from "#shop/base/routes/search-path.ts";
import { draftCookieName } from "#shop/features/appointments/booking-draft.ts";
import { newsletterCookieName } from "#shop/features/newsletter/newsletter-cookie.ts";

export const config = { matcher: ["/((?!_next/|favicon\\.ico$|icon\\.svg$|apple-icon\\.png$).*)"] };

/**
 * Every request but those for the build's own files: wrong addresses are led to the right ones before the page cache is
 * asked, pages that are made per request get their policy, and the door learns whose scripts may wait.
 * @source design D10, D18, D21, D22, D24, D26
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const answer = await answerTo(request);
  if (isPreviewed(request)) return closed(previewedPage(request, answer));
  const scripts = scriptsOf(request.nextUrl.pathname);
  if (scripts !== "eager") answer.headers.set(pageNotes.scripts, scripts satisfies WaitOfScripts);
  return answer;
}

/** Whether the visitor followed a preview's link. @source decision 108 */
function isPreviewed({ cookies, nextUrl }: NextRequest): boolean {
  return cookies.has(previewCookieName) && !nextUrl.pathname.startsWith("/media/");
}

/** Pages that are kept for everybody are made for the visitor in a preview, with a policy of their own. */
function previewedPage(request: NextRequest, answer: Response): Response {
  const { headers } = answer;
  const to = headers.get("x-middleware-rewrite");
  const isKept = !headers.has("content-security-policy") && (to !== null || headers.has("x-middleware-next"));
  if (!isKept) return answer;
  return pageForRequest(
    request,
    visitorOfRequest(request.headers),
    to === null ? undefined : new URL(to, request.url),
  );
}

function closed(answer: Response): Response {
  answer.headers.set("cache-control", "private, no-store");
  answer.headers.set("x-robots-tag", "noindex, nofollow");
  return answer;
}

async function answerTo(request: NextRequest): Promise<Response> {
  const { pathname, search, searchParams } = request.nextUrl;
  const [, first = "", second] = pathname.split("/");
  const visitor = visitorOfRequest(request.headers);
  if (first === "media") return pictureFromApi(pathname);
  if (!isReadablePath(pathname)) return missingPage(request);
  if (first === "internal" || (first === "dev" && !shopEnv().isLocal)) return missingPage(request);
  const withoutSlash = withoutTrailingSlash(new URL(request.url).pathname);
  if (withoutSlash !== null) return redirected(request, withoutSlash + search, 308);
  try {
    if (first === "product") {
      const canonical = await canonicalProductPath(apiFor(visitor), decodedSegment(second ?? ""));
      return decided(request, decideProduct(pathname, canonical));
    }
    if (first === "products") {
      const index = await listingIndex(apiFor(visitor));
      const decision: PageDecision =
        second === undefined ? { kind: "serve" } : decideCategory(pathname, index?.urlKeys);
      if (decision.kind !== "serve") return decided(request, decision);
      return listingPage(request, visitor, index?.facetKinds, internalListingPath(pathname));
    }
    if (first === "search" && second === undefined && !searchParams.has("q")) return cachedPage();
    // The tools work out what their address asks for, and the list of them is the same for everybody.
    if (first === "tools")
      return second === undefined ? cachedPage() : forReturning(pageForRequest(request, visitor));
    if (first === "search") {
      if (searchParams.has("q")) return redirected(request, searchPath(searchParams.get("q") ?? ""), 303);
      const index = await listingIndex(apiFor(visitor));
      return listingPage(request, visitor, index?.facetKinds, pathname);
    }
  } catch (error) {
    if (error instanceof TooManyRequests) return tooManyRequests(error.retryAfterSeconds);
    throw error;
  }
  // Signing in talks to the identity provider; its hosted page may return to the root as well (spec §2).
  if (first === "auth" || (first === "" && isHostedUiReturn(search))) {
    const to = first === "auth" ? undefined : new URL(`/auth${search}`, request.url);
    return pageForRequest(request, visitor, to, authOrigins(shopEnv().auth));
  }
  if (!perRequestSegments.has(first)) return cachedPage();
  const page = pageForRequest(request, visitor);
  return first === "compare" || showsNothingTyped(request) ? forReturning(page) : page;
}

/** Pages that everybody sees alike, but for whom they bring back what was typed: by the cookie that does. */
const typedAt: Readonly<Record<string, string>> = dictionary({
  "/appointment-booking": draftCookieName,
  "/newsletter": newsletterCookieName,
});

function showsNothingTyped({ nextUrl, cookies }: NextRequest): boolean {
  const cookie = typedAt[nextUrl.pathname];
  return cookie !== undefined && !cookies.has(cookie);
}

function decided(request: NextRequest, decision: PageDecision): NextResponse {
  switch (decision.kind) {
    case "serve":
      return cachedPage();
    case "redirect":
      return redirected(request, decision.to + request.nextUrl.search, 308);
    case "missing":
      return missingPage(request);
  }
}
