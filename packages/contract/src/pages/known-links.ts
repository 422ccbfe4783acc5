import { openPages } from "../shop/open-pages.ts";

/** The shop's pages of a fixed address that texts may link to; a test of the shop compares them with its own. */
export const shopPages: readonly `/${string}`[] = [
  ...openPages,
  "/products/182/sale",
  "/my-lights",
  "/wishlist",
  "/shopping-cart",
  "/checkout",
  "/orders",
  "/auth",
  "/search",
  "/clients/apply",
];
const fixed: ReadonlySet<string> = new Set(shopPages);

/** Pages that have many of their kind. That each is there is the crawl's to find out. */
const families = [/^\/inspiration\/[a-z0-9-]+$/, /^\/products\/[1-9]\d*\/[a-z0-9-]+$/, /^\/search\/[^/]+$/];

/** Whether a link of a page's text leads somewhere: into the page, to a page of ours, or safely out. */
export function isKnownLink(url: string): boolean {
  if (/^(?:https:\/\/|mailto:|tel:|#[a-z0-9-]+$)/.test(url)) return true;
  const [path = ""] = url.split("#");
  return fixed.has(path) || families.some((family) => family.test(path));
}
