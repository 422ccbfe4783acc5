import { openPages } from "../shop/open-pages.ts";
import { isSafeElsewhere, isSearch } from "../shop/promo-target.ts";

/** The shop's pages of a fixed address that texts may link to; a test of the shop compares them with its own. */
export const shopPages: readonly `/${string}`[] = [
  ...openPages,
  "/products/182/sale",
  "/my-lights",
  "/wishlist",
  "/shopping-cart",
  "/checkout",
  "/compare",
  "/orders",
  "/auth",
  "/search",
  "/clients/apply",
];
const fixed: ReadonlySet<string> = new Set(shopPages);

/** Pages that have many of their kind. That each is there is the crawl's to find out. */
const families = [/^\/inspiration\/[a-z0-9-]+$/, /^\/products\/[1-9]\d*\/[a-z0-9-]+$/];
/** Into the page, or to someone: an address of e-mail, or a telephone number. */
const near = /^(?:#[a-z0-9-]+|mailto:[^\s@]+@[^\s@]+\.[^\s@]+|tel:\+?\d[\d-]{2,19})$/;

/** Whether a link of a page's text leads somewhere: into the page, to a page of ours, or safely out. */
export function isKnownLink(url: string): boolean {
  if (near.test(url) || isSafeElsewhere(url)) return true;
  const [path = ""] = url.split("#");
  return fixed.has(path) || isSearch(path) || families.some((family) => family.test(path));
}
