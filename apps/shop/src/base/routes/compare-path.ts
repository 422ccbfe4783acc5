/** How many products are compared at once. */
export const mostCompared = 4;

/** The page that compares products. @param skus more than four are left out */
export function comparePath(skus: readonly string[]): string {
  const query = new URLSearchParams(skus.slice(0, mostCompared).map((sku) => ["sku", sku]));
  return skus.length === 0 ? "/compare" : `/compare?${query}`;
}
