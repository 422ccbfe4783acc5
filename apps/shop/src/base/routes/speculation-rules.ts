import { shopPages } from "#shop/base/routes/page-table.ts";

/** Where the rules are, and the value of the header that names them. */
export const speculationRulesPath = "/speculation-rules.json";
export const speculationRulesHeader = `"${speculationRulesPath}"`;

/**
 * Which links a browser may fetch ahead: to pages that everyone gets alike, once someone rests on the link or begins to
 * press it. Pages made for one visitor and anything with a query are left alone.
 * @source design D26
 */
export function speculationRules(): string {
  const pages = Object.entries(shopPages)
    .filter(([route, page]) => !page.isPerRequest && !page.isClosed && !route.startsWith("/internal/"))
    .map(([route]) => route.replace(/\[[^\]]+\]/g, "*"));
  return JSON.stringify({
    prefetch: [
      {
        source: "document",
        eagerness: "moderate",
        where: { and: [{ href_matches: pages }, { not: { href_matches: "/*\\?*" } }] },
      },
    ],
  });
}
