import { BlockList, isIP } from "node:net";

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
