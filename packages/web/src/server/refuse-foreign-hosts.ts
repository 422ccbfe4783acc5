import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { type IsOwnHost, requestTarget } from "@precise/contract/own-hosts";

const sentence = "This server does not answer for that host.\n";
const serversSeen = new WeakSet<Server>();

/**
 * Refuses with 421 what asks for another host's page, by its request line or its Host header, before anyone builds an
 * address from either: a redirect to it, kept by a cache in front, would lead every visitor away. A request line that names a
 * host of ours becomes a plain one.
 * @source decision 042, RFC 9110 §15.5.20
 */
export function refuseForeignHosts(isOwn: IsOwnHost): void {
  // Next makes its server itself; Node publishes each request before it is handed on.
  subscribe("http.server.request.start", (message) => {
    // What Node publishes on this channel; it has no type of its own.
    const { server } = message as { server: Server };
    if (serversSeen.has(server)) return;
    serversSeen.add(server);
    const others = server.listeners("request");
    server.removeAllListeners("request");
    server.on("request", (request: IncomingMessage, response: ServerResponse) => {
      if (!admit(request, response, isOwn)) return;
      for (const other of others) other.call(server, request, response);
    });
  });
}

/** @returns false when it has been answered */
export function admit(request: IncomingMessage, response: ServerResponse, isOwn: IsOwnHost): boolean {
  const target = requestTarget(request.url ?? "", request.headers.host, isOwn);
  if (target === null) {
    response.writeHead(421, {
      "content-type": "text/plain; charset=utf-8",
      "content-length": Buffer.byteLength(sentence),
      "cache-control": "no-store",
      connection: "close",
    });
    response.end(request.method === "HEAD" ? undefined : sentence);
    return false;
  }
  request.url = target.path;
  if (target.host !== undefined) request.headers.host = target.host;
  return true;
}
