import { BlockList, isIP, isIPv6 } from "node:net";

/** An entry of TRUSTED_PROXIES is no address, no range and not `loopback`. The message ends a sentence about it. */
export class BadProxyEntry extends Error {
  override readonly name = "BadProxyEntry";
}

/** The addresses whose forwarding headers are believed. */
export interface ProxyList {
  includes(address: string): boolean;
}

/**
 * Reads TRUSTED_PROXIES: addresses, ranges like 10.0.0.0/8, and the word `loopback`, separated by commas.
 * @throws BadProxyEntry
 * @source design D22
 */
export function parseProxyList(text: string): ProxyList {
  const list = new BlockList();
  for (const entry of text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean)) {
    if (entry === "loopback") {
      list.addSubnet("127.0.0.0", 8, "ipv4");
      list.addAddress("::1", "ipv6");
      continue;
    }
    const [address = "", bits] = entry.split("/");
    const version = isIP(address);
    const prefix = bits === undefined ? undefined : Number(bits);
    const longest = version === 4 ? 32 : 128;
    if (
      version === 0 ||
      (prefix !== undefined && !(Number.isInteger(prefix) && prefix >= 0 && prefix <= longest))
    ) {
      throw new BadProxyEntry(`"${entry}" is neither an address, a range like 10.0.0.0/8, nor loopback`);
    }
    list.addSubnet(address, prefix ?? longest, version === 4 ? "ipv4" : "ipv6");
  }
  return { includes: (address) => list.check(address, isIP(address) === 4 ? "ipv4" : "ipv6") };
}

/** An address in its plain form; an IPv4 address mapped into IPv6 is the IPv4 address. Undefined when it is none. */
export function plainAddress(text: string | undefined): string | undefined {
  const address = text?.trim().replace(/^::ffff:(?=\d+\.)/i, "");
  return address && isIP(address) !== 0 ? address : undefined;
}

/**
 * Who calls a server: the connection's other end or, where that is a trusted proxy, the right-most forwarded address that is
 * none. Everything left of it may be made up.
 * @param forwardedFor the X-Forwarded-For header, several joined by commas
 * @returns the address, or "unknown"
 * @source design D22
 */
export function visitorAddress(
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: ProxyList,
): string {
  let address = plainAddress(remoteAddress) ?? "unknown";
  const forwarded = forwardedFor?.split(",") ?? [];
  while (proxies.includes(address)) {
    const before = plainAddress(forwarded.pop());
    if (before === undefined) break;
    address = before;
  }
  return address;
}

/** One IPv6 customer has a whole /64 of addresses, and would otherwise have as many limits. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const groups = head === "" ? [] : head.split(":");
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(":").filter(Boolean).length;
  const all = [...groups, ...Array<string>(Math.max(0, missing)).fill("0"), ...(tail?.split(":") ?? [])];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group || "0", 16).toString(16))
    .join(":")}::/64`;
}
