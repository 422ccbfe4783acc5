import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Visit } from "./trusted-proxies.ts";

const ofOneConnection =
  /^(?:connection|keep-alive|transfer-encoding|te|trailer|upgrade|expect|content-length|proxy-.*)$/;
/** Of one connection, or set again by us; and what only we may say. */
const notPassedOn =
  /^(?:connection|keep-alive|transfer-encoding|te|trailer|upgrade|expect|content-length|http2-settings|host|forwarded|x-forwarded.*|x-real-.*|x-request-id|traceparent|tracestate|baggage|x-precise-.*|x-middleware-.*|x-invoke-.*|proxy-.*)$/;
/** Of one connection, or a note of the app for the door. */
const notForVisitors =
  /^(?:connection|keep-alive|transfer-encoding|te|trailer|upgrade|proxy-.*|date|x-middleware-.*|x-precise-.*|surrogate-.*|x-powered-by)$/;

/** By them the apps and the API know for whom we ask. @source design D22 */
const visitorHeader = "x-precise-visitor";
const secretHeader = "x-precise-secret";
const accountHeader = "x-precise-account";

/** Who asks. */
export interface Asking {
  readonly visit: Visit;
  /** The host that the app gets, where it is not the one that was asked for. */
  readonly host?: string;
  readonly requestId: string;
  readonly internalSecret: string | undefined;
  /** Which of the visitor's cookies it gets. */
  readonly cookiesFor: (header: string | undefined) => string | undefined;
}

/**
 * The headers of a request as an app gets it. What the visitor says of his own way here is replaced, and what he says in
 * our own names is dropped.
 */
export function headersForApp(
  request: IncomingMessage,
  { visit, host = request.headers.host, requestId, internalSecret, cookiesFor }: Asking,
): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  const ofConnection = String(request.headers.connection ?? "").toLowerCase();
  for (const name in request.headers) {
    const value = request.headers[name];
    if (value === undefined || notPassedOn.test(name)) continue;
    // What is named there ends here. @source RFC 9110 §7.6.1
    if (ofConnection !== "" && ofConnection.split(",").some((each) => each.trim() === name)) continue;
    headers[name] = value;
  }
  const cookies = cookiesFor(request.headers.cookie);
  if (cookies === undefined) delete headers.cookie;
  else headers.cookie = cookies;
  if (host !== undefined) {
    headers.host = host;
    headers["x-forwarded-host"] = host;
  }
  headers["x-forwarded-proto"] = visit.protocol;
  headers["x-request-id"] = requestId;
  if (internalSecret !== undefined) headers[secretHeader] = internalSecret;
  headers["x-forwarded-for"] = visit.address;
  headers[visitorHeader] = visit.address;
  return headers;
}

/** What an answer for everyone may heed of who asks first; the apps' pages read nothing else of a visitor. */
const heeded: ReadonlySet<string> = new Set(["accept", "accept-language", "cookie", "referer", "user-agent"]);

/** Of a request's headers those that an answer may heed that is kept for others. @source decision 077 */
export function heededHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => heeded.has(name)));
}

/** The headers of a request whose answer may be kept, as an app gets it: those, and what we say ourselves. */
export function onlyHeeded(headers: Record<string, string | string[]>): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => heeded.has(name) || notPassedOn.test(name)),
  );
}

/** The headers of an app's own call, which says itself for whom it asks and proves that by the secret. */
export function headersInside(
  request: IncomingMessage,
  requestId: string,
): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = { "x-request-id": requestId };
  for (const name in request.headers) {
    const value = request.headers[name];
    if (value !== undefined && !ofOneConnection.test(name)) headers[name] = value;
  }
  return headers;
}

/** The headers of a call of our own, which the API does not limit: it is said, and not left to be guessed. */
export function ownHeaders(internalSecret: string | undefined): Record<string, string> {
  return internalSecret === undefined ? {} : { [secretHeader]: internalSecret, [accountHeader]: "door" };
}

/** The headers of an answer as the visitor gets them. */
export function headersForVisitor(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined && !notForVisitors.test(name)) kept[name] = value;
  }
  const rules = kept["cache-control"];
  if (Array.isArray(rules)) {
    // A page that is missing gets Next's own rule and the app's. Where two contradict each other, no one keeps it.
    kept["cache-control"] = rules.find((rule) => /\b(?:no-store|private)\b/.test(rule)) ?? rules.join(", ");
  }
  return kept;
}

/** Headers of every answer that does not say otherwise; HSTS where visitors come by TLS. @source design D24 */
export function fixedHeaders(isTls: boolean): Readonly<Record<string, string>> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    ...(isTls && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
}
