import { pageNotes, waitsOfScripts } from "@precise/contract/door/page-notes";
import type { UpstreamAnswer } from "../upstream/ask-upstream.ts";
import { headersForVisitor } from "../visitors/headers.ts";
import { policyWithHashes } from "./page-policy.ts";
import { linksOfPage, withScriptsOnIntent } from "./scripts-on-intent.ts";

/** An answer as visitors get it, before compression. */
export interface FinishedAnswer {
  readonly headers: Record<string, string | string[]>;
  readonly body: Buffer;
}

/** What Next says of how it made a page: only its own router reads them, and of its data alone. */
const frameworkHeaders = ["x-nextjs-cache", "x-nextjs-prerender", "x-nextjs-stale-time"];

/**
 * Finishes a whole answer of an app: its scripts wait where the app says that they may, and its policy names the inline
 * scripts that it has then.
 * @param isOnIntent false: all pages load their scripts at once
 * @source design D24, D26
 */
export function finishPage(
  answer: Pick<UpstreamAnswer, "headers">,
  body: Buffer,
  isOnIntent: boolean,
): FinishedAnswer {
  const headers = headersForVisitor(answer.headers);
  if (!String(headers["content-type"]).startsWith("text/html")) return { headers, body };
  for (const name of frameworkHeaders) delete headers[name];
  const policy = headers["content-security-policy"];
  const noted = answer.headers[pageNotes.scripts];
  const wait = isOnIntent ? waitsOfScripts.find((each) => each === noted) : undefined;
  const needsHashes = typeof policy === "string" && !policy.includes("'nonce-");
  if (wait === undefined && !needsHashes) return { headers, body };
  const html = body.toString();
  const changed = wait === undefined ? null : withScriptsOnIntent(html, wait);
  if (changed !== null) {
    const link = linksOfPage([headers.link ?? []].flat().join(", "));
    if (link === null) delete headers.link;
    else headers.link = link;
    // It was of the page as the app had it.
    delete headers.etag;
  }
  if (needsHashes) headers["content-security-policy"] = policyWithHashes(policy, changed ?? html);
  return { headers, body: changed === null ? body : Buffer.from(changed) };
}
