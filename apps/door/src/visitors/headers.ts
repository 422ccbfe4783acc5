import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Visit } from "./trusted-proxies.ts";

const ofOneConnection =
  /^(?:connection|keep-alive|transfer-encoding|te|trailer|upgrade|expect|content-length|proxy-.*)$/;
/** Of one connection, or set anew by us; and what only we may say. */
const notPassedOn =
  /^(?:connection|keep-alive|transfer-encoding|te|trailer|upgrade|expect|content-length|http2-settings|host|forwarded|x-forwarded-.*|x-real-ip|x-request-id|x-precise-.*|x-middleware-.*|x-invoke-.*|proxy-.*)$/;
/** Of one connection, or a note of the app for the door. */
const notForVisitors =
  /^(?:connection|keep-alive|transfer-encoding|te|trailer|upgrade|proxy-.*|date|x-middleware-.*|x-precise-.*|surrogate-.*|x-powered-by)$/;

/** By them the apps and the API know for whom we ask. @source design D22 */
const visitorHeader = "x-precise-visitor";
const secretHeader = "x-precise-secret";

/** Who asks. */
export interface Asking {
  /** Null: asked on no one's account. */
  readonly visit: Visit | null;
  readonly protocol: Visit["protocol"];
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
  { visit, protocol, requestId, internalSecret, cookiesFor }: Asking,
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
  const { host, cookie } = request.headers;
  const cookies = cookiesFor(cookie);
  if (cookies === undefined) delete headers.cookie;
  else headers.cookie = cookies;
  if (host !== undefined) {
    headers.host = host;
    headers["x-forwarded-host"] = host;
  }
  headers["x-forwarded-proto"] = protocol;
  headers["x-request-id"] = requestId;
  if (internalSecret !== undefined) headers[secretHeader] = internalSecret;
  if (visit !== null) {
    headers["x-forwarded-for"] = visit.address;
    headers[visitorHeader] = visit.address;
  }
  return headers;
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

/** The headers of a call of our own, which the API does not limit. */
export function ownHeaders(internalSecret: string | undefined): Record<string, string> {
  return internalSecret === undefined ? {} : { [secretHeader]: internalSecret };
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
