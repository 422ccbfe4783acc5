import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";

const cacheControl = "public, max-age=0, s-maxage=600, stale-if-error=86400";

/** A text for search engines: shared caches keep it for ten minutes. */
export function textAnswer(text: string, type: "application/xml" | "text/plain"): Response {
  return new Response(text, {
    headers: { "content-type": `${type}; charset=utf-8`, "cache-control": cacheControl },
  });
}

/** A sitemap that was kept compressed by gzip. By its ETag the server keeps what it compresses again for the caller. */
export function sitemapAnswer(kept: Buffer): Response {
  const answer = textAnswer(gunzipSync(kept).toString(), "application/xml");
  const hash = createHash("sha256").update(kept).digest("base64url").slice(0, 22);
  answer.headers.set("etag", `W/"${hash}"`);
  return answer;
}

/** Search engines come again when the answer says that it is temporary. */
export function notNow(): Response {
  return new Response(null, { status: 503, headers: { "retry-after": "60", "cache-control": "no-store" } });
}
