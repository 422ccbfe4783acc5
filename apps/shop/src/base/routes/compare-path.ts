/** How many products are compared at once. */
export const mostCompared = 4;

/** The page that compares products. @param skus more than four are left out */
export function comparePath(skus: readonly string[]): string {
  const query = new URLSearchParams(skus.slice(0, mostCompared).map((sku) => ["sku", sku]));
  // An empty list is said as one: the bare address shows what this device keeps.
  return skus.length === 0 ? "/compare?sku=" : `/compare?${query}`;
}

/** Puts a product beside those that this device compares already; beside none without scripts. */
export function addToComparisonPath(sku: string): string {
  return `/compare?${new URLSearchParams({ add: sku })}`;
}
