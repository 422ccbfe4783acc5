import { createHash } from "node:crypto";
import { themeScript } from "@precise/ui/styles/theme-script";

const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;

const closedDirectives = [
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** Headers this long are refused by common reverse proxies. @source design D24 */
export const longestPolicyBytes = 8_000;

/** The CSP source of an inline script: `'sha256-…'`. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

/**
 * The policy of a page that was made once for everyone: its own inline scripts by their hashes and nothing else.
 * Blocks of data (JSON-LD) never run and need no hash.
 * @param others origins of the third-party scripts that are configured
 * @throws Error when a page has so many inline scripts that the header would be refused on its way
 */
export function policyWithHashes(html: string, others: readonly string[]): string {
  const hashes = new Set<string>();
  for (const [, attributes = "", script = ""] of html.matchAll(inlineScript)) {
    if (!/\btype="application\/(?:ld\+)?json"/.test(attributes)) hashes.add(scriptHash(script));
  }
  const policy = withScripts(hashes, others);
  if (policy.length > longestPolicyBytes) throw new Error(`the policy of a page has ${policy.length} bytes`);
  return policy;
}

/**
 * The policy of a page that is made per request. Next puts the nonce on its own inline scripts; the theme's script is
 * in the layout that prerendered pages share, so it is allowed by its hash.
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
  const scripts = [`'nonce-${nonce}'`, scriptHash(themeScript)];
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
