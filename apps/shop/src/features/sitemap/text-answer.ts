import { gunzipSync } from "node:zlib";

const cacheControl = "public, max-age=0, s-maxage=600, stale-if-error=86400";

/** A text for search engines: shared caches keep it for ten minutes, and the door tells those who have it already. */
export function textAnswer(text: string, type: "application/xml" | "text/plain"): Response {
  return new Response(text, {
    headers: { "content-type": `${type}; charset=utf-8`, "cache-control": cacheControl },
  });
}

/** A sitemap that was kept compressed by gzip. */
export function sitemapAnswer(kept: Buffer): Response {
  return textAnswer(gunzipSync(kept).toString(), "application/xml");
}

/** Search engines come again when the answer says that it is temporary. */
export function notNow(): Response {
  return new Response(null, { status: 503, headers: { "retry-after": "60", "cache-control": "no-store" } });
}
