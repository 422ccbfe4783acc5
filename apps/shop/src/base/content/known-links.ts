import { routes, tradeAccounts } from "#shop/base/routes/route-table.ts";

const fixed: ReadonlySet<string> = new Set<string>([
  ...Object.values(routes).map(({ href }) => href),
  "/newsletter",
  tradeAccounts.href,
]);

/** Pages that have many of their kind. That each is there is the crawl's to find out. */
const families = [/^\/inspiration\/[a-z0-9-]+$/, /^\/products\/[1-9]\d*\/[a-z0-9-]+$/, /^\/search\/[^/]+$/];

/** Whether a link of a content file leads somewhere: into the page, to a page of ours, or safely out. */
export function isKnownLink(url: string): boolean {
  if (/^(?:https:\/\/|mailto:|tel:|#[a-z0-9-]+$)/.test(url)) return true;
  const [path = ""] = url.split("#");
  return fixed.has(path) || families.some((family) => family.test(path));
}
