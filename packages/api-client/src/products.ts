import {
  filterProducts,
  getCatalogueChanges,
  getProductByPath,
  getProductsByIds,
  listAttributes,
  listCatalogueAddresses,
  listCategoryProducts,
  searchProducts,
  suggestProducts,
} from "@precise/contract/catalogue-calls";
import type { Product, ProductItem } from "@precise/contract/product";
import type { ProductList } from "@precise/contract/product-list";
import type { BodyOf, DataOf } from "@precise/contract/route";
import type { StockChanges } from "@precise/contract/stock-changes";
import { type ApiResult, nullWhereNotFound } from "./api-failure.ts";
import { type ApiClient, call } from "./client.ts";

/** Metadata of one attribute: label, unit, options. */
export type Attribute = DataOf<typeof listAttributes>["customAttributeMetadata"]["items"][number];
export type Suggestions = DataOf<typeof suggestProducts>;

export async function fetchAttributes(client: ApiClient): Promise<ApiResult<Attribute[]>> {
  const result = await call(client, listAttributes, {});
  return result.ok ? { ok: true, value: result.value.customAttributeMetadata.items } : result;
}

/** A bare page of a category's products; null where there is no such category. */
export async function fetchCategoryPage(
  client: ApiClient,
  place: { categoryId: number; currentPage: number; pageSize: number },
  narrowing: BodyOf<typeof listCategoryProducts> = {},
): Promise<ApiResult<ProductList | null>> {
  return listOrNull(await call(client, listCategoryProducts, { params: place, body: narrowing }));
}

/** A narrowed page of a category's products (0: the whole catalogue); null where there is no such category. */
export async function fetchFilteredProducts(
  client: ApiClient,
  categoryId: number,
  narrowing: BodyOf<typeof filterProducts>,
): Promise<ApiResult<ProductList | null>> {
  return listOrNull(await call(client, filterProducts, { params: { categoryId }, body: narrowing }));
}

export async function fetchSearch(
  client: ApiClient,
  search: BodyOf<typeof searchProducts>,
): Promise<ApiResult<ProductList>> {
  const result = await call(client, searchProducts, { body: search });
  return result.ok ? { ok: true, value: result.value.products } : result;
}

export async function fetchSuggestions(
  client: ApiClient,
  name: string,
  signal?: AbortSignal,
): Promise<ApiResult<Suggestions>> {
  return call(client, suggestProducts, { body: { name }, ...(signal ? { signal } : {}) });
}

/** Products by article number, in the order asked; unknown ones are left out. */
export async function fetchProductsBySku(
  client: ApiClient,
  skus: readonly string[],
): Promise<ApiResult<ProductItem[]>> {
  if (skus.length === 0) return { ok: true, value: [] };
  const result = await call(client, getProductsByIds, { body: { skus: [...skus] } });
  return result.ok ? { ok: true, value: result.value.products.items } : result;
}

/** A product by the last segment of its page's path, or null. */
export async function fetchProductByPath(
  client: ApiClient,
  path: string,
): Promise<ApiResult<Product | null>> {
  const result = await call(client, getProductByPath, { params: { path } });
  if (result.ok) return { ok: true, value: result.value.product };
  return nullWhereNotFound(result);
}

/**
 * What everything that pages show is of.
 * @param since the stock cursor that was told last, "0" to begin with
 * @returns the catalogue's version with a mark of the owner's content, and the articles whose shown stock changed
 */
export async function fetchCatalogueChanges(
  client: ApiClient,
  since: string,
): Promise<ApiResult<{ readonly version: string; readonly stock: StockChanges }>> {
  const result = await call(client, getCatalogueChanges, { params: { since } });
  if (!result.ok) return result;
  const { version, content, stock } = result.value;
  return { ok: true, value: { version: content === undefined ? version : `${version}-${content}`, stock } };
}

/** Addresses of the products on sale, for a sitemap. @param page from 1 */
export async function fetchCatalogueAddresses(
  client: ApiClient,
  page: number,
): Promise<ApiResult<DataOf<typeof listCatalogueAddresses>>> {
  return call(client, listCatalogueAddresses, { params: { page } });
}

function listOrNull(result: ApiResult<{ products: ProductList }>): ApiResult<ProductList | null> {
  if (result.ok) return { ok: true, value: result.value.products };
  return nullWhereNotFound(result);
}
