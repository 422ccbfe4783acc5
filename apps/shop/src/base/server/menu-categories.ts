import "server-only";
import type { Category } from "@precise/contract/shop/category";
import { isBuilding } from "@precise/web/env";
import { apiForEveryone } from "@precise/web/server/api";
import { catalogueSource } from "./catalogue-source.ts";
import { categoryTree, lastCategoryTree } from "./kept-catalogue.ts";

/**
 * Categories for the menu of pages that are made per request: when the call fails, the menu keeps its last good content,
 * and without any it is empty. Such a page never fails for its menu.
 * @source spec §8 "Failed category call", design D19
 */
export async function menuCategories(): Promise<readonly Category[]> {
  // Next tries each page once while it builds; the API belongs to run time.
  if (isBuilding()) return catalogueSource().categories();
  const tree = await categoryTree(apiForEveryone());
  return tree.ok ? tree.value : lastCategoryTree();
}
