import { gunzipSync } from "node:zlib";
import { acceptsEncoding } from "@precise/web/server/accepted-encoding";

const cacheControl = "public, max-age=0, s-maxage=600, stale-if-error=86400";

/** A text for search engines: shared caches keep it for ten minutes. */
export function textAnswer(text: string, type: "application/xml" | "text/plain"): Response {
  return new Response(text, {
    headers: { "content-type": `${type}; charset=utf-8`, "cache-control": cacheControl },
  });
}

/** A sitemap that is compressed already, as the caller can read it. */
export function sitemapAnswer(compressed: Buffer, acceptEncoding: string | null): Response {
  const readsGzip = acceptsEncoding(acceptEncoding ?? undefined, "gzip");
  return new Response(new Uint8Array(readsGzip ? compressed : gunzipSync(compressed)), {
    headers: {
      "content-type": "application/xml; charset=utf-8",
      "cache-control": cacheControl,
      vary: "accept-encoding",
      ...(readsGzip && { "content-encoding": "gzip" }),
    },
  });
}

/** Search engines come again when they are told that it is for a while only. */
export function notNow(): Response {
  return new Response(null, { status: 503, headers: { "retry-after": "60", "cache-control": "no-store" } });
}
