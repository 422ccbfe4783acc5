/**
 * Whether a form post comes from another site and must be answered 403 before its body is read. The browser's own
 * word (Sec-Fetch-Site) decides where it is given; else the Origin must be one of ours. A post with neither is
 * refused: every browser that can show the shop sends at least one.
 * @param ownOrigins origins of this shop, `https://shop.example`
 * @source D6 "a cross-site write is 403 before its body is read", D20
 */
export function isForeignPost(headers: Headers, ownOrigins: readonly string[]): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site !== "same-origin";
  const origin = headers.get("origin");
  return origin === null || !ownOrigins.includes(origin);
}
