import {
  type Category,
  getCategoriesByIds,
  getCategoryById,
  listCategories,
} from "@precise/contract/category";
import { type ApiResult, nullWhereNotFound } from "./api-failure.ts";
import { type ApiClient, call } from "./client.ts";

/** The whole category tree. */
export async function fetchCategories(client: ApiClient): Promise<ApiResult<Category[]>> {
  const result = await call(client, listCategories, {});
  return result.ok ? { ok: true, value: result.value.categoryList } : result;
}

/** Exactly these categories, in this order; unknown ids are left out. */
export async function fetchCategoriesByIds(
  client: ApiClient,
  ids: readonly number[],
): Promise<ApiResult<Category[]>> {
  const result = await call(client, getCategoriesByIds, { body: { ids: [...ids] } });
  return result.ok ? { ok: true, value: result.value.categoryList } : result;
}

/** One category, or null where there is none of that id. */
export async function fetchCategory(client: ApiClient, id: number): Promise<ApiResult<Category | null>> {
  const result = await call(client, getCategoryById, { params: { id } });
  if (result.ok) return { ok: true, value: result.value.categoryList[0] ?? null };
  return nullWhereNotFound(result);
}

/**
 * The category call as the specification has it: a failure is an empty object, so that a menu can keep its last good
 * content and say nothing false.
 * @source spec §8 "Failed category call", design D19
 */
export async function fetchCategoriesOrEmptyObject(
  client: ApiClient,
): Promise<{ categoryList: Category[] } | Record<string, never>> {
  const result = await fetchCategories(client);
  return result.ok ? { categoryList: result.value } : {};
}
