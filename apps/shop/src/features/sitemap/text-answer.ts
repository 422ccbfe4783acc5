/** A text for search engines: shared caches keep it for ten minutes. */
export function textAnswer(text: string, type: "application/xml" | "text/plain"): Response {
  return new Response(text, {
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "cache-control": "public, max-age=0, s-maxage=600, stale-if-error=86400",
    },
  });
}

/** Search engines come again when they are told that it is for a while only. */
export function notNow(): Response {
  return new Response(null, { status: 503, headers: { "retry-after": "60", "cache-control": "no-store" } });
}
