import { createHash } from "node:crypto";

const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** Headers this long are refused by common reverse proxies. @source design D24 */
const longestPolicyBytes = 8_000;

/**
 * The policy of a page that was made once for everyone: what its app allows, and the page's own inline scripts by their
 * hashes. Blocks of data never run and need none. A policy with a nonce is of a page that was made for one request: its
 * scripts carry the nonce, and nothing is added.
 * @param policy as the app sends it
 * @throws Error when a page has so many inline scripts that the header would be refused on its way
 * @source design D24
 */
export function policyWithHashes(policy: string, html: string): string {
  if (policy.includes("'nonce-")) return policy;
  const hashes = new Set<string>();
  for (const [, attributes = "", script = ""] of html.matchAll(inlineScript)) {
    if (!/\btype="(?:application\/(?:ld\+)?json|speculationrules)"/.test(attributes))
      hashes.add(scriptHash(script));
  }
  const complete = policy.replace(/script-src[^;]*/, (sources) => [sources, ...hashes].join(" "));
  if (complete.length > longestPolicyBytes)
    throw new Error(`the policy of a page has ${complete.length} bytes`);
  return complete;
}

/** The policy's source of an inline script: `'sha256-…'`. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
