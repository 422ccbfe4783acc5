import type { Category } from "@precise/contract/category";
import {
  filterClientProducts,
  getClientCategoryById,
  getClientProductByPath,
  getClientProductsByIds,
  listClientAttributes,
  listClientCategories,
  listClientCategoryProducts,
  searchClientProducts,
} from "@precise/contract/clients/catalogue-calls";
import type { ClientProduct, ClientProductItem, ClientProductList } from "@precise/contract/clients/product";
import type { BodyOf } from "@precise/contract/route";
import { type ApiResult, nullWhereNotFound } from "../api-failure.ts";
import { type ApiClient, call } from "../client.ts";
import type { Attribute } from "../products.ts";

/** The four entries of the trade area with their subcategories. */
export async function fetchClientCategories(client: ApiClient): Promise<ApiResult<Category[]>> {
  const result = await call(client, listClientCategories, {});
  return result.ok ? { ok: true, value: result.value.categoryList } : result;
}

/** One category of the trade area, or null where it has none of that id. */
export async function fetchClientCategory(
  client: ApiClient,
  id: number,
): Promise<ApiResult<Category | null>> {
  const result = await call(client, getClientCategoryById, { params: { id } });
  if (!result.ok) return nullWhereNotFound(result);
  return { ok: true, value: result.value.categoryList[0] ?? null };
}

export async function fetchClientAttributes(client: ApiClient): Promise<ApiResult<Attribute[]>> {
  const result = await call(client, listClientAttributes, {});
  return result.ok ? { ok: true, value: result.value.customAttributeMetadata.items } : result;
}

/** A bare or sorted page of a category at the company's prices; null where there is no such category. */
export async function fetchClientCategoryPage(
  client: ApiClient,
  place: { categoryId: number; currentPage: number; pageSize: number },
  narrowing: BodyOf<typeof listClientCategoryProducts> = {},
): Promise<ApiResult<ClientProductList | null>> {
  const result = await call(client, listClientCategoryProducts, { params: place, body: narrowing });
  return result.ok ? { ok: true, value: result.value.products } : nullWhereNotFound(result);
}

/** A narrowed page of a category (0: the whole trade catalogue); null where there is no such category. */
export async function fetchFilteredClientProducts(
  client: ApiClient,
  categoryId: number,
  narrowing: BodyOf<typeof filterClientProducts>,
): Promise<ApiResult<ClientProductList | null>> {
  const result = await call(client, filterClientProducts, { params: { categoryId }, body: narrowing });
  return result.ok ? { ok: true, value: result.value.products } : nullWhereNotFound(result);
}

export async function fetchClientSearch(
  client: ApiClient,
  search: BodyOf<typeof searchClientProducts>,
): Promise<ApiResult<ClientProductList>> {
  const result = await call(client, searchClientProducts, { body: search });
  return result.ok ? { ok: true, value: result.value.products } : result;
}

/** Products of the trade area by article number, in the order asked; others are left out. */
export async function fetchClientProductsBySku(
  client: ApiClient,
  skus: readonly string[],
): Promise<ApiResult<ClientProductItem[]>> {
  if (skus.length === 0) return { ok: true, value: [] };
  const result = await call(client, getClientProductsByIds, { body: { skus: [...skus] } });
  return result.ok ? { ok: true, value: result.value.products.items } : result;
}

/** A product of the trade area by the last segment of its page's path, or null. */
export async function fetchClientProductByPath(
  client: ApiClient,
  path: string,
): Promise<ApiResult<ClientProduct | null>> {
  const result = await call(client, getClientProductByPath, { params: { path } });
  return result.ok ? { ok: true, value: result.value.product } : nullWhereNotFound(result);
}
