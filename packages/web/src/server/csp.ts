import { createHash } from "node:crypto";
import { themeScript } from "@precise/ui/styles/theme-script";
import { holdScript } from "../shell/hold-script.ts";

const closedDirectives = [
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** The CSP source of an inline script: `'sha256-…'`. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

/**
 * The policy of a page that was made once for everyone, but for its own inline scripts: the door adds their hashes, for it
 * is the last to change the page.
 * @param others origins of the third-party scripts that are configured
 * @source design D24, D25
 */
export function policyWithoutInline(others: readonly string[]): string {
  return withScripts([], others);
}

/**
 * The policy of a page that is made per request. Next puts the nonce on its own inline scripts; ours are in the layout
 * that prerendered pages share, so they are allowed by their hashes.
 * @param others origins of the third-party scripts that are configured
 * @param connects origins other than the shop's that the page's own scripts talk to
 * @param isDevelopment React's development build evaluates code, and its changes come through a socket
 */
export function policyWithNonce(
  nonce: string,
  others: readonly string[],
  isDevelopment: boolean,
  connects: readonly string[] = [],
): string {
  const scripts = [`'nonce-${nonce}'`, scriptHash(themeScript), scriptHash(holdScript)];
  return withScripts(isDevelopment ? [...scripts, "'unsafe-eval'"] : scripts, others, connects);
}

/** What a script of others may do in addition to running: talk to its own origin, and show pictures and frames from there. */
function withScripts(
  sources: Iterable<string>,
  others: readonly string[],
  connects: readonly string[] = [],
): string {
  const directive = (...parts: string[]) => [...parts, ...others].join(" ");
  return [
    directive("script-src 'self'", ...sources),
    "default-src 'self'",
    directive("img-src 'self' data:"),
    ...(others.length + connects.length > 0 ? [directive("connect-src 'self'", ...connects)] : []),
    ...(others.length > 0 ? [directive("frame-src")] : []),
    ...closedDirectives,
  ].join("; ");
}
