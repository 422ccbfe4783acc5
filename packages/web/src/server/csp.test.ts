import { describe, expect, it } from "vitest";
import { longestPolicyBytes, policyWithHashes, policyWithNonce, scriptHash } from "./csp.ts";

// printf 'alert(1)' | openssl dgst -sha256 -binary | base64
const hashOfAlert = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

describe("the policy of a prerendered page", () => {
  it("allows the page's own inline scripts by their hashes", () => {
    expect(scriptHash("alert(1)")).toBe(hashOfAlert);
    expect(policyWithHashes("<script>alert(1)</script>", [])).toContain(`script-src 'self' ${hashOfAlert};`);
  });
  it("names a script once, however often it is there", () => {
    const policy = policyWithHashes('<script>alert(1)</script><p></p><script id="x">alert(1)</script>', []);
    expect(policy.split(hashOfAlert)).toHaveLength(2);
  });
  it("needs no hash for files and blocks of data", () => {
    const html = '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>';
    expect(policyWithHashes(html, [])).toMatch(/^script-src 'self'; default-src 'self'; /);
  });
  it("abuse 29: never allows inline scripts, evaluation or frames wholesale", () => {
    const policy = policyWithHashes("<script>alert(1)</script>", []);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain(
      "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
  });
  it("fails loudly rather than growing beyond what reverse proxies take", () => {
    const scripts = (count: number) =>
      Array.from({ length: count }, (_, at) => `<script>${at}</script>`).join("");
    expect(policyWithHashes(scripts(140), []).length).toBeLessThan(longestPolicyBytes);
    expect(() => policyWithHashes(scripts(150), [])).toThrow("the policy of a page has");
  });
});

describe("the policy of a page per request", () => {
  it("allows its nonce and the theme's script", () => {
    expect(policyWithNonce("abc", [], false)).toMatch(/^script-src 'self' 'nonce-abc' 'sha256-[^']+'; /);
    expect(policyWithNonce("abc", [], false)).not.toContain("unsafe-eval");
  });
});

describe("the policy where scripts of others are configured", () => {
  const others = ["https://cdn.example", "https://chat.example"];
  it.each([
    ["prerendered", policyWithHashes("", others)],
    ["per request", policyWithNonce("abc", others, false)],
  ])("names just their origins on a page made %s", (_, policy) => {
    expect(policy).toMatch(/^script-src 'self'[^;]* https:\/\/cdn\.example https:\/\/chat\.example;/);
    expect(policy).toContain("connect-src 'self' https://cdn.example https://chat.example; ");
    expect(policy).toContain("frame-src https://cdn.example https://chat.example; ");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
  it("names no frame and no connection where there are none", () => {
    expect(policyWithHashes("", [])).not.toMatch(/frame-src|connect-src/);
  });
});
