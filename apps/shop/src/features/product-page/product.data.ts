import type { Attribute } from "@precise/contract/shop/catalogue";
import "server-only";
import type { Product } from "@precise/contract/shop/product";
import { largestPageSize } from "@precise/contract/shop/product-list";
import { catalogueSource } from "#shop/base/server/catalogue-source.ts";
import type { Companions } from "#shop/features/companions/companions.ts";
import { loadCompanions } from "#shop/features/companions/load-companions.data.ts";

/** What a product's page shows. */
export interface ProductContent extends Companions {
  readonly product: Product;
  readonly attributes: readonly Attribute[];
}

/**
 * A product with what goes with it, by the last segment of its page's path; null when there is none.
 * @throws when the catalogue does not answer, and then the last good page stays
 */
export async function loadProduct(segment: string): Promise<ProductContent | null> {
  const source = catalogueSource();
  const [product, attributes] = await Promise.all([source.product(segment), source.attributes()]);
  if (product === null) return null;
  return { product, attributes, ...(await loadCompanions(source, product)) };
}

/** Last segments of the pages that are made while building. */
export async function everyProductSegment(): Promise<string[]> {
  const source = catalogueSource();
  const segments: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = await source.listing({ categoryId: 0, page, pageSize: largestPageSize });
    pages = list?.page_info.total_pages ?? 0;
    segments.push(...(list?.items ?? []).map(({ urlPath }) => segmentOf(urlPath)));
  }
  return segments;
}

function segmentOf(urlPath: string): string {
  return urlPath.slice("/product/".length);
}
