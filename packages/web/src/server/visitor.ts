import { subscribe } from "node:diagnostics_channel";
import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP } from "node:net";
import { webEnv } from "../env.ts";

const ownPrefix = "x-precise-";
/** The address of the connection's other end, written by `watchConnections`; no one outside can set it. */
const peerHeader = "x-precise-peer";

/**
 * Notes on every request where it came from, and drops what a client may have sent under our own header names. Next
 * gives a proxy.ts nothing of the connection, and trusts a client's x-forwarded-for.
 */
export function watchConnections(): void {
  subscribe("http.server.request.start", (message) => {
    // What Node publishes on this channel; it has no type of its own.
    const { request, socket } = message as {
      request: { headers: IncomingHttpHeaders };
      socket: { remoteAddress?: string };
    };
    for (const name of Object.keys(request.headers)) {
      if (name.startsWith(ownPrefix)) delete request.headers[name];
    }
    if (socket.remoteAddress !== undefined) request.headers[peerHeader] = socket.remoteAddress;
  });
}

/**
 * Who visits: the connection's other end, or, where that is a trusted proxy, the right-most forwarded address that is
 * none. Null where there is no connection (the picture optimiser asks for a file of ours).
 * @source design D22
 */
export function visitorOf(headers: Headers, trusted: TrustedProxies): string | null {
  let address = plainAddress(headers.get(peerHeader) ?? undefined);
  if (address === undefined) return null;
  const forwarded = headers.get("x-forwarded-for")?.split(",") ?? [];
  while (trusted.includes(address)) {
    const before = plainAddress(forwarded.pop());
    if (before === undefined) break;
    address = before;
  }
  return address;
}

let trustedHere: TrustedProxies | undefined;

/** Who sent this request, by the proxies that this server trusts; null where it is not known. @source design D22 */
export function visitorOfRequest(headers: Headers): string | null {
  trustedHere ??= parseTrustedProxies(webEnv().trustedProxies);
  return visitorOf(headers, trustedHere);
}

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

function plainAddress(text: string | undefined): string | undefined {
  const address = text?.trim().replace(/^::ffff:(?=\d+\.)/i, "");
  return address !== undefined && isIP(address) !== 0 ? address : undefined;
}
