import { expect, it } from "vitest";
import { policyWithHashes } from "./page-policy.ts";

// printf 'alert(1)' | openssl dgst -sha256 -binary | base64
const hashOfAlert = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
const policy = "script-src 'self' https://cdn.example; default-src 'self'";
const allowing = (hashes: string) => `script-src 'self' https://cdn.example${hashes}; default-src 'self'`;

it.each([
  ["allows the page's own inline scripts", "<script>alert(1)</script>", ` ${hashOfAlert}`],
  [
    "names a script once",
    '<script>alert(1)</script><p></p><script id="x">alert(1)</script>',
    ` ${hashOfAlert}`,
  ],
  ["needs no hash for a file", '<script src="/a.js"></script>', ""],
  ["needs no hash for data", '<script type="application/ld+json">{"a":1}</script>', ""],
  ["needs no hash for the loader's list", '<script type="application/json" id="x">[]</script>', ""],
])("a kept page's policy %s", (_, html, hashes) => {
  expect(policyWithHashes(policy, html)).toBe(allowing(hashes));
});

it("leaves the policy of a page that was made for one request", () => {
  const withNonce = "script-src 'self' 'nonce-abc'; default-src 'self'";
  expect(policyWithHashes(withNonce, "<script>alert(1)</script>")).toBe(withNonce);
});

it("fails loudly rather than growing beyond what reverse proxies take", () => {
  const scripts = (count: number) =>
    Array.from({ length: count }, (_, at) => `<script>${at}</script>`).join("");
  expect(policyWithHashes(policy, scripts(140)).length).toBeLessThan(8_000);
  expect(() => policyWithHashes(policy, scripts(150))).toThrow("the policy of a page has");
});
