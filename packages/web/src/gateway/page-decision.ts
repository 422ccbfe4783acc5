import type { Product } from "@precise/contract/shop/product";
import { hasControlCharacters } from "@precise/contract/wire/clean-text";

/** What becomes of a request for a page before the page cache is asked. @source design D10 */
export type PageDecision =
  | { readonly kind: "serve" }
  /** `to` is a path, percent-encoded. */
  | { readonly kind: "redirect"; readonly to: string }
  | { readonly kind: "missing" };

/**
 * Decides on `/product/{slug}-{sku}`.
 * @param pathname as requested, percent-encoded
 * @param canonical path of the product whose article number ends it, or of the family that it names; null when there is none; undefined when that could
 *   not be found out, and then the page itself, cached or not, must say
 */
export function decideProduct(pathname: string, canonical: string | null | undefined): PageDecision {
  const path = decoded(pathname);
  if (path === undefined || canonical === null) return { kind: "missing" };
  return canonical === undefined || path === canonical
    ? { kind: "serve" }
    : { kind: "redirect", to: encodeURI(canonical) };
}

/**
 * The path at which a product is shown to who asked for it.
 * @param segment last segment of what was asked, decoded
 * @returns the family's neutral address where that was asked, else the article's own
 * @source design D10, D30
 */
export function shownAt(segment: string, product: Pick<Product, "urlPath" | "family">): string {
  const neutral = product.family?.urlPath;
  return neutral === `/product/${segment}` ? neutral : product.urlPath;
}

/**
 * Decides on `/products/{categoryId}/{urlKey}` and `/products/{categoryId}`.
 * @param urlKeys urlKey by category id; undefined when the categories could not be loaded
 */
export function decideCategory(
  pathname: string,
  urlKeys: ReadonlyMap<number, string> | undefined,
): PageDecision {
  const [, id = "", , key] = /^\/products\/([^/]*)(\/(.*))?$/.exec(decoded(pathname) ?? "") ?? [];
  if (!/^[1-9]\d{0,9}$/.test(id)) return { kind: "missing" };
  if (urlKeys === undefined) return key === undefined ? { kind: "missing" } : { kind: "serve" };
  const canonicalKey = urlKeys.get(Number(id));
  if (canonicalKey === undefined) return { kind: "missing" };
  return key === canonicalKey
    ? { kind: "serve" }
    : { kind: "redirect", to: encodeURI(`/products/${Number(id)}/${canonicalKey}`) };
}

/**
 * Pages have no trailing slash; the root is the only path that is one.
 * @returns a path with one slash before it, never the address of another site; null where the path is right as it is
 */
export function withoutTrailingSlash(pathname: string): string | null {
  return pathname.length > 1 && pathname.endsWith("/")
    ? `/${pathname.replace(/^[/\\]+/, "").replace(/\/+$/, "")}`
    : null;
}

/** Whether a path can be an address at all: not with broken percent-encoding, nor with control characters. */
export function isReadablePath(pathname: string): boolean {
  const text = decoded(pathname);
  return text !== undefined && !hasControlCharacters(text);
}

/** A path as people read it; undefined when its percent-encoding is broken. */
function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // decodeURIComponent has no other way to say that the text is malformed.
    return undefined;
  }
}
