import { type Category, getCategoryById, listCategories } from "@precise/contract/shop/category";
import type { ApiResult } from "./api-failure.ts";
import { type ApiClient, call, callOrNull } from "./client.ts";

/** One category, or null where there is none of that id. */
export async function fetchCategory(client: ApiClient, id: number): Promise<ApiResult<Category | null>> {
  const result = await callOrNull(client, getCategoryById, { params: { id } });
  return result.ok ? { ok: true, value: result.value?.[0] ?? null } : result;
}

/**
 * The category call as the specification has it: a failure is an empty object, so that a menu can keep its last good
 * content and say nothing false.
 * @source spec §8 "Failed category call", design D19
 */
export async function fetchCategoriesOrEmptyObject(
  client: ApiClient,
): Promise<{ categoryList: Category[] } | Record<string, never>> {
  const result = await call(client, listCategories);
  return result.ok ? { categoryList: result.value } : {};
}
