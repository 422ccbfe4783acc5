import type { ProductItem } from "@precise/contract/shop/product";

/** Lights that were looked up: what was asked for, and what of it is sold today. */
export interface Looked {
  readonly skus: readonly string[];
  readonly products: readonly ProductItem[];
}

/**
 * The lights of a list in its order, and how many of it are no longer sold; null while one of it has not been looked up,
 * for then nothing can be said of it.
 */
export function shownWishes(
  skus: readonly string[],
  looked: Looked,
): { readonly products: readonly ProductItem[]; readonly goneCount: number } | null {
  const lookedUp = new Set(looked.skus);
  if (!skus.every((sku) => lookedUp.has(sku))) return null;
  const bySku = new Map(looked.products.map((product) => [product.sku, product]));
  const products = skus.flatMap((sku) => bySku.get(sku) ?? []);
  return { products, goneCount: skus.length - products.length };
}
