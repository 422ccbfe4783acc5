import { type Attribute, filterProducts, getProductByPath } from "@precise/contract/shop/catalogue";
import type { Category } from "@precise/contract/shop/category";
import type { Product, ProductItem } from "@precise/contract/shop/product";
import "server-only";
import { type ApiResult, unwrapOrThrow } from "@precise/api-client/api-failure";
import { type ApiClient, callOrNull } from "@precise/api-client/client";
import { fetchProductsBySku } from "@precise/api-client/products";
import {
  defaultPageSize,
  type Filters,
  type ListGroup,
  largestPageSize,
  type ProductList,
  type Sort,
} from "@precise/contract/shop/product-list";
import { apiForEveryone } from "@precise/web/server/api";
import { catalogueState } from "./catalogue-state.ts";
import { catalogueAttributes, categoryTree } from "./kept-catalogue.ts";

/** One page of a listing, as it is asked for. */
export interface ListingRequest {
  /** 0 is the whole catalogue. */
  readonly categoryId: number;
  readonly filters?: Filters;
  readonly sort?: Sort | undefined;
  /** With `family` an item is a family. */
  readonly group?: ListGroup;
  readonly page?: number;
  readonly pageSize?: number;
}

/**
 * Where pages that everyone sees alike get the catalogue from. Null means that there is no such thing; a source that
 * cannot answer throws, and then the last good page stays.
 */
export interface CatalogueSource {
  categories(): Promise<Category[]>;
  attributes(): Promise<Attribute[]>;
  listing(request: ListingRequest): Promise<ProductList | null>;
  product(path: string): Promise<Product | null>;
  products(skus: readonly string[]): Promise<ProductItem[]>;
  /** What the catalogue says is such: `lamp`, `dimmer`. A catalogue that does not say what its articles are has none. */
  ofKinds(kinds: readonly string[]): Promise<ProductItem[]>;
}

/** What an article is. */
const kindCode = "article_kind";

/**
 * The catalogue as the API serves it now. Tree and attributes, which every page needs, are kept per catalogue version.
 * @param api whose limits count: ours for pages that everyone sees alike, a visitor's for what he asks for
 */
export function apiSource(api: ApiClient = apiForEveryone()): CatalogueSource {
  return {
    categories: async () => unwrapNotingOutage(await categoryTree(api)),
    attributes: async () => unwrapNotingOutage(await catalogueAttributes(api)),
    listing: async ({ categoryId, filters, sort, group, page, pageSize }) =>
      unwrapNotingOutage(
        await callOrNull(api, filterProducts, {
          params: { categoryId },
          body: {
            ...(filters && Object.keys(filters).length > 0 ? { filters } : {}),
            ...(sort ? { sort } : {}),
            ...(group ? { group } : {}),
            currentPage: page ?? 1,
            pageSize: pageSize ?? defaultPageSize,
          },
        }),
      ),
    product: async (path) =>
      unwrapNotingOutage(await callOrNull(api, getProductByPath, { params: { path } })),
    products: async (skus) => unwrapNotingOutage(await fetchProductsBySku(api, skus)),
    ofKinds: async (kinds) => {
      const attributes = unwrapNotingOutage(await catalogueAttributes(api));
      if (!attributes.some(({ attribute_code, filterable }) => attribute_code === kindCode && filterable))
        return [];
      const list = await callOrNull(api, filterProducts, {
        params: { categoryId: 0 },
        body: { filters: { [kindCode]: { in: [...kinds] } }, pageSize: largestPageSize },
      });
      return unwrapNotingOutage(list)?.items ?? [];
    },
  };
}

/** The data of a call; notes an outage of the API. @throws ApiCallError, and then Next keeps the last good page */
function unwrapNotingOutage<Value>(result: ApiResult<Value>): Value {
  const { status } = result.ok ? { status: 200 } : result.failure;
  if (status === undefined || status >= 500) catalogueState().isApiUp = false;
  return unwrapOrThrow(result);
}
