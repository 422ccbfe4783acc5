import type { IncomingMessage } from "node:http";
import { type IsOwnHost, requestTarget } from "@precise/contract/wire/own-hosts";
import { normalPath } from "./normal-path.ts";
import type { Refusal } from "./refusal.ts";

/** More header lines than that no browser sends. */
const mostHeaders = 100;

/** What is asked for, by the request line. */
export interface Asked {
  /** Path and query, as they came. */
  readonly target: string;
  /** Without the query. */
  readonly path: string;
}

/**
 * Reads a request line, and refuses what asks for another host's page or is no request of a browser. A path that a router
 * behind the door would read as another one is led to its one form, or refused where it writes.
 * @source decision 042, decision 077, RFC 9110 §15.5.20, RFC 9112 §3.2
 */
export function checkRequest(request: IncomingMessage, isOwn: IsOwnHost): Asked | Refusal {
  const { rawHeaders } = request;
  if (rawHeaders.length > 2 * mostHeaders)
    return refused(431, "too_many_headers", "The request has too many headers.");
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  if (hosts > 1) return refused(400, "bad_request", "The request names more than one host.");
  const found = requestTarget(request.url ?? "", request.headers.host, isOwn);
  if (found === null) return refused(421, "foreign_host", "This server does not answer for that host.");
  if (found.host !== undefined) request.headers.host = found.host;
  const [path = ""] = found.path.split("?", 1);
  // A fragment or a backslash has no place in a request line: address parsers disagree about it.
  if (!path.startsWith("/") || /[\\#]/.test(path))
    return refused(400, "bad_request", "The address cannot be read.");
  const normal = normalPath(path);
  if (normal === null) return refused(400, "bad_request", "The address cannot be read.");
  if (normal === path) return { target: found.path, path };
  if (request.method !== "GET" && request.method !== "HEAD")
    return refused(400, "bad_request", `The address must be written as ${normal}.`);
  const location = normal + found.path.slice(path.length);
  return { status: 308, code: "moved", message: `The address is ${normal}.`, headers: { location } };
}

function refused(status: Refusal["status"], code: string, message: string): Refusal {
  return { status, code, message, headers: { connection: "close" } };
}
