/** Longest last segment of a product page's path that is looked up at all. */
export const longestProductSegment = 400;

/**
 * Slug of a product name: trimmed, lower-cased, every run of whitespace and special characters one hyphen, none at the
 * ends. Letters and digits of any script stay; accents are kept as they are.
 * @source spec §2 "/product/{slugified-name}-{sku}", design D10
 */
export function slugOf(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
}

/** Canonical path of a product page, without host: `/product/adunni-ring-chandelier-PR-CH-ADN60-BB`. */
export function productPath(product: { name: string; sku: string }): string {
  const slug = slugOf(product.name);
  return `/product/${slug === "" ? "" : `${slug}-`}${product.sku}`;
}

/** Canonical path of a category listing. @source spec §2 "/products/{categoryId}/{urlKey}" */
export function categoryPath(category: { id: number; urlKey: string }): string {
  return `/products/${category.id}/${category.urlKey}`;
}
