import "server-only";
import type { Product } from "@precise/contract/shop/product";
import { largestPageSize } from "@precise/contract/shop/product-list";
import type { CatalogueSource } from "#shop/base/server/api-source.ts";
import { type Companions, companionsOf, lampCategoryOf } from "./companions.ts";

/**
 * What a product leads on to.
 * @throws when the catalogue does not answer
 */
export async function loadCompanions(source: CatalogueSource, product: Product): Promise<Companions> {
  const related = await relatedProducts(source, product);
  const lampCategory = lampCategoryOf(product, related);
  const lamps =
    lampCategory === null
      ? null
      : await source.listing({ categoryId: lampCategory, pageSize: largestPageSize });
  return companionsOf(product, related, lamps?.items ?? []);
}

/** In full, because only a full product has its category. */
async function relatedProducts(source: CatalogueSource, product: Product): Promise<Product[]> {
  const items = await source.products(product.related_skus);
  const related = await Promise.all(
    items.map(({ urlPath }) => source.product(urlPath.slice("/product/".length))),
  );
  return related.filter((each) => each !== null);
}
