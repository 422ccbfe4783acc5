import { describe, expect, it } from "vitest";
import { policyWithNonce, policyWithoutInline } from "./csp.ts";

it("abuse 29: a page that everyone gets allows no inline scripts, evaluation or frames wholesale", () => {
  expect(policyWithoutInline([])).toBe(
    "script-src 'self'; default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  );
});

describe("the policy of a page per request", () => {
  it("allows its nonce, the theme's script and the one that holds presses", () => {
    expect(policyWithNonce("abc", [], false)).toMatch(
      /^script-src 'self' 'nonce-abc'(?: 'sha256-[^']+'){2}; /,
    );
    expect(policyWithNonce("abc", [], false)).not.toContain("unsafe-eval");
  });
});

describe("the policy where scripts of others are configured", () => {
  const others = ["https://cdn.example", "https://chat.example"];
  it.each([
    ["prerendered", policyWithoutInline(others)],
    ["per request", policyWithNonce("abc", others, false)],
  ])("names just their origins on a page made %s", (_, policy) => {
    expect(policy).toMatch(/^script-src 'self'[^;]* https:\/\/cdn\.example https:\/\/chat\.example;/);
    expect(policy).toContain("connect-src 'self' https://cdn.example https://chat.example; ");
    expect(policy).toContain("frame-src https://cdn.example https://chat.example; ");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
  it("names no frame and no connection where there are none", () => {
    expect(policyWithoutInline([])).not.toMatch(/frame-src|connect-src/);
  });
});
