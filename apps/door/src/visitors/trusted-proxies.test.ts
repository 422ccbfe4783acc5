import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { parseTrustedProxies, visitOf } from "./trusted-proxies.ts";

const loopback = parseTrustedProxies("loopback");
const from = (remoteAddress: string, headers: Record<string, string>) =>
  // What is read of a request, and no more.
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

describe("the visitor's address", () => {
  it.each([
    ["203.0.113.7", undefined, "203.0.113.7"],
    ["203.0.113.7", "198.51.100.1", "203.0.113.7"],
    ["127.0.0.1", "198.51.100.1", "198.51.100.1"],
    ["::1", "6.6.6.6, 198.51.100.1", "198.51.100.1"],
    ["::ffff:127.0.0.1", "198.51.100.1, 127.0.0.1", "198.51.100.1"],
    ["127.0.0.1", "not an address", "127.0.0.1"],
    ["127.0.0.1", undefined, "127.0.0.1"],
    ["2001:db8::1", undefined, "2001:db8::1"],
  ])("from %s, forwarded for %s, is %s", (peer, forwarded, expected) => {
    const headers: Record<string, string> = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
    expect(visitOf(from(peer, headers), loopback).address).toBe(expected);
  });
  it("came by TLS only where a trusted proxy says so", () => {
    const headers = { "x-forwarded-proto": "https" };
    expect(visitOf(from("127.0.0.1", headers), loopback).protocol).toBe("https");
    expect(visitOf(from("203.0.113.7", headers), loopback).protocol).toBe("http");
  });
});

describe("TRUSTED_PROXIES", () => {
  it("takes addresses and ranges", () => {
    const list = parseTrustedProxies("10.0.0.0/8, 192.0.2.1,fd00::/8");
    expect(["10.9.9.9", "192.0.2.1", "192.0.2.2", "fd12::1", "127.0.0.1"].map(list.includes)).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
  });
  it.each(["proxy.example", "10.0.0.0/33", "10.0.0.0/x", "::1/129"])("names %s as wrong", (entry) => {
    expect(() => parseTrustedProxies(entry)).toThrow(`TRUSTED_PROXIES: "${entry}" is neither`);
  });
});
