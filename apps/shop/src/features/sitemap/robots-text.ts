import { closedPrefixes } from "#shop/base/routes/page-table.ts";

/**
 * What robots leave alone: searches and pages that belong to one visitor, and what is no page. Pictures and scripts stay
 * open, or a page could not be seen as people see it.
 */
const closed = [...closedPrefixes, "/form/", "/api/", "/internal/", "/dev/", "/clients"];

/** robots.txt. @param origin canonical origin of the shop */
export function robotsText(origin: string): string {
  return [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
