import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { visitorHeader } from "../server/api.ts";
import { policyWithNonce } from "../server/csp.ts";

/** A page that is prerendered or cached; it brings its own policy. */
export function cachedPage(): NextResponse {
  return NextResponse.next();
}

/**
 * A page that is made for this request: gets a nonce for its scripts and the visitor's address for its calls.
 * @param page.connects origins other than the shop's that the page's own scripts talk to
 * @param page.others origins of scripts that are not ours
 * @param page.extraHeaders request headers that the page reads, in addition to the visitor's
 * @param page.to internal path that renders it, where it is not the path asked for
 */
export function dynamicPage(
  request: NextRequest,
  visitor: string | null,
  page: {
    readonly to?: URL | undefined;
    readonly connects?: readonly string[];
    readonly others?: readonly string[];
    readonly extraHeaders?: Readonly<Record<string, string>>;
  } = {},
): NextResponse {
  const { to, connects = [], others = [], extraHeaders = {} } = page;
  const isDevelopment = process.env.NODE_ENV === "development";
  const policy = policyWithNonce(randomBytes(16).toString("base64"), others, isDevelopment, connects);
  const headers = new Headers(request.headers);
  // Next takes the nonce for its own scripts from this request header.
  headers.set("content-security-policy", policy);
  if (visitor === null) headers.delete(visitorHeader);
  else headers.set(visitorHeader, visitor);
  for (const [name, value] of Object.entries(extraHeaders)) headers.set(name, value);
  const response = to
    ? NextResponse.rewrite(to, { request: { headers } })
    : NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}

/**
 * The 404 page with its status; asked for by a path that no route has, so that nothing is cached under a junk name. Not by
 * /404: where an app has a pages folder, Next answers that with a file, without our headers.
 */
export function missingPage(request: NextRequest): NextResponse {
  const nowhere = request.nextUrl.clone();
  nowhere.pathname = "/no-such-page";
  return NextResponse.rewrite(nowhere);
}

/** @param to path with its query, percent-encoded; 308 for addresses that never come back, 307 for now, 303 after a form */
export function redirected(request: NextRequest, to: string, status: 303 | 307 | 308): NextResponse {
  return NextResponse.redirect(new URL(to, request.url), status);
}

export function tooManyRequests(retryAfterSeconds: number): NextResponse {
  return new NextResponse("Too many requests. Try again in a moment.", {
    status: 429,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "retry-after": String(retryAfterSeconds),
      "cache-control": "no-store",
    },
  });
}
