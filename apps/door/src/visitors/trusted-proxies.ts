import type { IncomingMessage } from "node:http";
import {
  BadProxyEntry,
  type ProxyList,
  parseProxyList,
  plainAddress,
  visitorAddress,
} from "@precise/contract/server/proxy-list";

/**
 * Reads TRUSTED_PROXIES: addresses, ranges like 10.0.0.0/8, and the word `loopback`, separated by commas.
 * @throws Error that names the entry at fault
 */
export function parseTrustedProxies(text: string): ProxyList {
  try {
    return parseProxyList(text);
  } catch (fault) {
    if (fault instanceof BadProxyEntry)
      throw new Error(`TRUSTED_PROXIES: ${fault.message}`, { cause: fault });
    throw fault;
  }
}

/** Where a request came from. */
export interface Visit {
  /** The visitor's address. */
  readonly address: string;
  /** How he reached us: "https" where a trusted proxy says so. */
  readonly protocol: "http" | "https";
}

/**
 * Who visits: the connection's other end, or, where that is a trusted proxy, the right-most forwarded address that is none.
 * @source design D22
 */
export function visitOf({ headers, socket }: IncomingMessage, trusted: ProxyList): Visit {
  const peer = plainAddress(socket.remoteAddress) ?? "0.0.0.0";
  const isBehindProxy = trusted.includes(peer);
  const protocol = isBehindProxy && headers["x-forwarded-proto"] === "https" ? "https" : "http";
  const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",");
  return { address: visitorAddress(peer, forwarded, trusted), protocol };
}
