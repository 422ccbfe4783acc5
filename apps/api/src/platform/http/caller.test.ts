import { parseProxyList } from "@precise/contract/server/proxy-list";
import { describe, expect, it } from "vitest";
import { type Caller, callerOf } from "./caller.ts";

const internalSecret = "the-shared-secret-of-apps-and-api";
const proxies = parseProxyList("loopback, 10.0.0.0/8, 2001:db8:ffff::/48");

function network(remoteAddress: string | undefined, headers: Record<string, string> = {}): string {
  const caller: Caller = callerOf({ remoteAddress, headers }, { proxies, internalSecret });
  return caller.kind === "visitor" ? caller.network : caller.kind;
}

describe("the caller", () => {
  it.each([
    ["203.0.113.9", {}, "203.0.113.9"],
    ["::ffff:203.0.113.9", {}, "203.0.113.9"],
    [undefined, {}, "unknown"],
    // A stranger's headers say nothing.
    ["203.0.113.9", { "x-forwarded-for": "198.51.100.1" }, "203.0.113.9"],
    ["203.0.113.9", { "x-precise-visitor": "198.51.100.1" }, "203.0.113.9"],
    // A proxy's do: the right-most address that is no proxy.
    ["127.0.0.1", { "x-forwarded-for": "198.51.100.1" }, "198.51.100.1"],
    ["127.0.0.1", { "x-forwarded-for": "1.1.1.1, 198.51.100.1, 10.1.2.3" }, "198.51.100.1"],
    ["127.0.0.1", { "x-forwarded-for": "not an address" }, "127.0.0.1"],
    ["127.0.0.1", { "x-forwarded-for": "198.51.100.1, nonsense" }, "127.0.0.1"],
    ["10.0.0.1", {}, "10.0.0.1"],
    ["2001:db8:ffff::1", { "x-forwarded-for": "198.51.100.1" }, "198.51.100.1"],
  ])("from %s with %j is %s", (address, headers, expected) => {
    expect(network(address, headers)).toBe(expected);
  });

  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2:ffff::9", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1:2", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ])("with the IPv6 address %s is its whole network", (address, expected) => {
    expect(network(address)).toBe(expected);
  });

  it("is the visitor whom our app names beside the secret, and one of us only where it says so", () => {
    const secret = { "x-precise-secret": internalSecret };
    expect(network("127.0.0.1", { ...secret, "x-precise-visitor": "198.51.100.7" })).toBe("198.51.100.7");
    expect(network("203.0.113.9", { ...secret, "x-precise-visitor": "198.51.100.7" })).toBe("198.51.100.7");
    expect(network("203.0.113.9", { ...secret, "x-precise-account": "app" })).toBe("our-app");
    expect(network("203.0.113.9", { ...secret, "x-precise-account": "door" })).toBe("door");
    for (const headers of [secret, { ...secret, "x-precise-account": "desk" }])
      expect(network("203.0.113.9", headers)).toBe("203.0.113.9");
    const named = { ...secret, "x-precise-visitor": "198.51.100.7", "x-precise-account": "door" };
    expect(network("127.0.0.1", named)).toBe("198.51.100.7");
    expect(network("203.0.113.9", { "x-precise-account": "door" })).toBe("203.0.113.9");
  });

  it.each(["", "wrong", `${internalSecret}x`])("is not our app with the secret %j", (secret) => {
    expect(network("203.0.113.9", { "x-precise-secret": secret, "x-precise-visitor": "198.51.100.7" })).toBe(
      "203.0.113.9",
    );
  });

  it("is a plain visitor where no secret is configured", () => {
    const request = { remoteAddress: "203.0.113.9", headers: { "x-precise-secret": "undefined" } };
    expect(callerOf(request, { proxies, internalSecret: undefined })).toEqual({
      kind: "visitor",
      network: "203.0.113.9",
    });
  });
});
