import "server-only";
import type { Product, ProductItem } from "@precise/contract/shop/product";
import { catalogueSource } from "#shop/base/server/catalogue-source.ts";
import { loadLightingFigures } from "#shop/base/server/lighting-figures.ts";
import { loadCompanions } from "#shop/features/companions/load-companions.data.ts";
import { atHome } from "#shop/features/product-page/at-home.ts";
import { type CompareRow, compareRows } from "./compare-rows.ts";
import { productFacts } from "./product-facts-of.ts";

/** What the page compares; null while the catalogue does not answer. */
export interface Comparison {
  readonly products: readonly Product[];
  readonly rows: readonly CompareRow[];
  /** Asked for, and not sold. */
  readonly unknown: readonly string[];
  /** Like the first of them. */
  readonly similar: readonly ProductItem[];
}

/** Loads the products in the order asked for. */
export async function loadComparison(skus: readonly string[]): Promise<Comparison | null> {
  try {
    const source = catalogueSource();
    const [items, figures] = await Promise.all([source.products(skus), loadLightingFigures()]);
    const found = await Promise.all(
      items.map(({ urlPath }) => source.product(urlPath.slice("/product/".length))),
    );
    const products = found.filter((each) => each !== null);
    const known = new Set(products.map(({ sku }) => sku));
    const [first] = products;
    const similar = first ? (await loadCompanions(source, first)).similar : [];
    return {
      products,
      rows: compareRows(products.map((product) => productFacts(product, atHome(product, figures).figures))),
      unknown: skus.filter((sku) => !known.has(sku)),
      similar: similar.filter(({ sku }) => !known.has(sku)),
    };
  } catch {
    // The page says so, and asks again.
    return null;
  }
}
