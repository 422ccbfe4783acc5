import "server-only";
import { fetchCategoriesOrEmptyObject } from "@precise/api-client/categories";
import type { Category } from "@precise/contract/category";
import { isBuilding } from "@precise/web/env";
import { apiForEveryone } from "@precise/web/server/api";
import { catalogueSource } from "./catalogue-source.ts";
import { catalogueState } from "./catalogue-state.ts";

let lastGood: { readonly version: string | null; readonly categories: readonly Category[] } | undefined;

/**
 * Categories for the menu of pages that are made per request: when the call fails, the menu keeps its last good content,
 * and without any it is empty. Such a page never fails for its menu.
 * @source spec §8 "Failed category call", design D19
 */
export async function menuCategories(): Promise<readonly Category[]> {
  // Next tries each page once while it builds; the API belongs to run time.
  if (isBuilding()) return catalogueSource().categories();
  const { version } = catalogueState();
  if (lastGood !== undefined && version !== null && lastGood.version === version) return lastGood.categories;
  const { categoryList } = await fetchCategoriesOrEmptyObject(apiForEveryone());
  if (categoryList !== undefined) lastGood = { version, categories: categoryList };
  return lastGood?.categories ?? [];
}
