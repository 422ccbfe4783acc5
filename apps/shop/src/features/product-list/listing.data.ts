import type { Attribute } from "@precise/contract/shop/catalogue";
import "server-only";
import { roomsCategoryId } from "@precise/contract/shop/category";
import type { ProductList } from "@precise/contract/shop/product-list";
import {
  type CategoryNode,
  everyCategory,
  headerCategories,
  trailTo,
} from "@precise/web/listing/category-tree";
import {
  facetKindsOf,
  type ListingQuery,
  parseListingQuery,
  plainListing,
  wireSortOf,
} from "@precise/web/listing/listing-query";
import { visitorApi } from "@precise/web/server/visitor-api";
import type { CatalogueSource } from "#shop/base/server/api-source.ts";
import { apiSource } from "#shop/base/server/api-source.ts";
import { catalogueSource } from "#shop/base/server/catalogue-source.ts";

/** A listing as its page shows it. */
export interface Listing {
  /** Undefined for the whole catalogue. */
  readonly category: CategoryNode | undefined;
  /** From the top category down to this one's parent. */
  readonly parents: readonly CategoryNode[];
  /** Where to go from here: its subcategories; the top categories on the whole catalogue's page. */
  readonly narrower: readonly CategoryNode[];
  readonly query: ListingQuery;
  readonly list: ProductList;
  readonly attributes: readonly Attribute[];
}

/** Cards on a page: whole rows of two, four and five, and light enough for a slow phone. @source design "Budgets" */
export const cardsPerPage = 20;

/** The id of the whole catalogue. */
export const wholeCatalogueId = 0;

/** A listing as everyone first sees it; null when there is no such category. @throws when the catalogue does not answer */
export function loadPlainListing(categoryId: number): Promise<Listing | null> {
  return load(catalogueSource(), categoryId, () => plainListing);
}

/** A listing with filters, sort or page from its address, for the visitor who asks. */
export async function loadListing(categoryId: number, params: URLSearchParams): Promise<Listing | null> {
  return load(apiSource(await visitorApi()), categoryId, (attributes) =>
    parseListingQuery(params, facetKindsOf(attributes)),
  );
}

/** What has a prerendered listing. */
export async function everyListing(): Promise<readonly CategoryNode[]> {
  return everyCategory(await catalogueSource().categories());
}

async function load(
  source: CatalogueSource,
  categoryId: number,
  queryFrom: (attributes: readonly Attribute[]) => ListingQuery,
): Promise<Listing | null> {
  const [categories, attributes] = await Promise.all([source.categories(), source.attributes()]);
  const trail = trailTo(categories, categoryId);
  const category = trail.at(-1);
  if (category === undefined && categoryId !== wholeCatalogueId) return null;
  const query = queryFrom(attributes);
  const { filters, sort, page } = query;
  const list = await source.listing({
    categoryId,
    filters,
    sort: wireSortOf(sort),
    group: "family",
    page,
    pageSize: cardsPerPage,
  });
  const narrower = category ? (category.subcategories ?? []) : headerCategories(categories, roomsCategoryId);
  return list && { category, parents: trail.slice(0, -1), narrower, query, list, attributes };
}
