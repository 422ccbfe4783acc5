import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/** The addresses whose forwarding headers are believed. */
export interface TrustedProxies {
  includes(address: string): boolean;
}

/**
 * Reads TRUSTED_PROXIES: addresses, ranges like 10.0.0.0/8, and the word `loopback`, separated by commas.
 * @throws Error that names the entry at fault
 */
export function parseTrustedProxies(text: string): TrustedProxies {
  const list = new BlockList();
  const entries = text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  for (const entry of entries) {
    if (entry === "loopback") {
      list.addSubnet("127.0.0.0", 8, "ipv4");
      list.addAddress("::1", "ipv6");
      continue;
    }
    const [address = "", bits] = entry.split("/");
    const family = isIP(address);
    const longest = family === 4 ? 32 : 128;
    const prefix = bits === undefined ? longest : Number(bits);
    if (family === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > longest) {
      throw new Error(`TRUSTED_PROXIES holds "${entry}", which is neither an address, a range, nor loopback`);
    }
    list.addSubnet(address, prefix, family === 4 ? "ipv4" : "ipv6");
  }
  return { includes: (address) => list.check(address, isIP(address) === 4 ? "ipv4" : "ipv6") };
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
export function visitOf(request: IncomingMessage, trusted: TrustedProxies): Visit {
  const { headers, socket } = request;
  let address = plainAddress(socket.remoteAddress) ?? "0.0.0.0";
  if (!trusted.includes(address)) return { address, protocol: "http" };
  const protocol = headers["x-forwarded-proto"] === "https" ? "https" : "http";
  const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",");
  while (trusted.includes(address)) {
    const before = plainAddress(forwarded.pop());
    if (before === undefined) break;
    address = before;
  }
  return { address, protocol };
}

function plainAddress(text: string | undefined): string | undefined {
  const address = text?.trim().replace(/^::ffff:(?=\d+\.)/i, "");
  return address !== undefined && isIP(address) !== 0 ? address : undefined;
}
