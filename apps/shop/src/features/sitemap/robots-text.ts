/**
 * What robots leave alone: searches and pages that belong to one visitor. Pictures and scripts stay open, or a page
 * could not be seen as people see it.
 */
const closed = [
  "/search",
  "/shopping-cart",
  "/checkout",
  "/order/",
  "/orders",
  "/auth",
  "/wishlist",
  "/newsletter/unsubscribe",
  "/message/",
  "/appointment-booking/mine/",
  "/form/",
  "/api/",
  "/internal/",
  "/dev/",
  "/clients",
];

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
