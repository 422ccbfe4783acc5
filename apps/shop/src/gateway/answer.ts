import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { shopEnv } from "../env.ts";
import { visitorHeader } from "../server/api.ts";
import { policyWithNonce } from "../server/csp.ts";
import { thirdPartyOrigins } from "../third-party-scripts.ts";
import type { TooManyRequests } from "./known-paths.ts";

/** A page that is prerendered or cached; it brings its own policy. */
export function cachedPage(): NextResponse {
  return secured(NextResponse.next());
}

/**
 * A page that is made for this request: gets a nonce for its scripts and the visitor's address for its calls.
 * @param connects origins that the page's scripts talk to besides the shop's
 * @param to internal path that renders it, where it is not the path asked for
 */
export function pageForRequest(
  request: NextRequest,
  visitor: string | null,
  to?: URL,
  connects: readonly string[] = [],
): NextResponse {
  const policy = policyWithNonce(
    randomBytes(16).toString("base64"),
    thirdPartyOrigins(shopEnv().thirdPartyScripts),
    process.env.NODE_ENV === "development",
    connects,
  );
  const headers = new Headers(request.headers);
  // Next takes the nonce for its own scripts from this request header.
  headers.set("content-security-policy", policy);
  if (visitor === null) headers.delete(visitorHeader);
  else headers.set(visitorHeader, visitor);
  const response = to
    ? NextResponse.rewrite(to, { request: { headers } })
    : NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return secured(response);
}

/** The 404 page with its status; asked for by a path that no route has, so that nothing is cached under a junk name. */
export function missingPage(request: NextRequest): NextResponse {
  return secured(NextResponse.rewrite(new URL("/404", request.url)));
}

/** @param to path with its query, percent-encoded; 308 for addresses that never come back, 303 after a form */
export function redirected(request: NextRequest, to: string, status: 303 | 308): NextResponse {
  return secured(NextResponse.redirect(new URL(to, request.url), status));
}

export function tooManyRequests({ retryAfterSeconds }: TooManyRequests): NextResponse {
  return secured(
    new NextResponse("Too many requests. Please wait a moment and try again.", {
      status: 429,
      headers: {
        "content-type": "text/plain; charset=utf-8",
        "retry-after": String(retryAfterSeconds),
        "cache-control": "no-store",
      },
    }),
  );
}

/** HSTS where the shop is served by TLS; it is known at run time only. @source D24 */
function secured(response: NextResponse): NextResponse {
  if (shopEnv().canonicalOrigin.startsWith("https:")) {
    response.headers.set("strict-transport-security", "max-age=31536000; includeSubDomains");
  }
  return response;
}
