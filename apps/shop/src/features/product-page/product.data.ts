import "server-only";
import type { Attribute } from "@precise/api-client/products";
import type { Product, ProductItem } from "@precise/contract/product";
import { largestPageSize } from "@precise/contract/product-list";
import { catalogueSource } from "../../server/catalogue-source.ts";

/** What a product's page shows. */
export interface ProductContent {
  readonly product: Product;
  readonly related: readonly ProductItem[];
  readonly attributes: readonly Attribute[];
}

const mostRelated = 4;

/**
 * A product with what goes with it, by the last segment of its page's path; null when there is none.
 * @throws when the catalogue does not answer, and then the last good page stays
 */
export async function loadProduct(segment: string): Promise<ProductContent | null> {
  const source = catalogueSource();
  const [product, attributes] = await Promise.all([source.product(segment), source.attributes()]);
  if (product === null) return null;
  const related = await source.products(product.related_skus.slice(0, mostRelated));
  return { product, related, attributes };
}

/** Last segments of the pages that are made while building. */
export async function everyProductSegment(): Promise<string[]> {
  const source = catalogueSource();
  const segments: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = await source.listing({ categoryId: 0, page, pageSize: largestPageSize });
    pages = list?.page_info.total_pages ?? 0;
    segments.push(...(list?.items ?? []).map(({ urlPath }) => urlPath.slice("/product/".length)));
  }
  return segments;
}
