import type { ApiResult } from "@precise/api-client/api-failure";
import { type ApiClient, call } from "@precise/api-client/client";
import { fetchAttributes } from "@precise/api-client/products";
import type { Attribute } from "@precise/contract/shop/catalogue";
import { type Category, listCategories } from "@precise/contract/shop/category";
import { rememberPerVersion } from "@precise/web/gateway/remembered";
import { settledVersion } from "./catalogue-state.ts";

type Remembered<Value> = ReturnType<typeof rememberPerVersion<Value>>;

interface KeptCatalogue {
  readonly tree: Remembered<Category[]>;
  readonly attributes: Remembered<Attribute[]>;
  /** The last tree that came, of whichever version: menus show it while the API does not answer. */
  lastTree: readonly Category[];
}

const key = Symbol.for("precise.kept-catalogue");

/**
 * Category tree and attributes, which every page needs: fetched once per catalogue version and kept once per process.
 * On the global object, because Next bundles proxy and pages apart from each other (see catalogue-state.ts).
 */
function kept(): KeptCatalogue {
  const shared = globalThis as typeof globalThis & { [key]?: KeptCatalogue };
  shared[key] ??= {
    tree: rememberPerVersion(settledVersion, 1),
    attributes: rememberPerVersion(settledVersion, 1),
    lastTree: [],
  };
  return shared[key];
}

/** The category tree: kept, or the API's answer. A failure is not kept. */
export async function categoryTree(api: ApiClient): Promise<ApiResult<Category[]>> {
  const result = await keptOr(kept().tree, () => call(api, listCategories));
  if (result.ok) kept().lastTree = result.value;
  return result;
}

/** The attributes: kept, or the API's answer. A failure is not kept. */
export function catalogueAttributes(api: ApiClient): Promise<ApiResult<Attribute[]>> {
  return keptOr(kept().attributes, () => fetchAttributes(api));
}

/** The tree that this process saw last; empty where it has seen none. */
export function lastCategoryTree(): readonly Category[] {
  return kept().lastTree;
}

async function keptOr<Value>(
  remembered: Remembered<Value>,
  ask: () => Promise<ApiResult<Value>>,
): Promise<ApiResult<Value>> {
  let answer: ApiResult<Value> | undefined;
  const value = await remembered("", async () => {
    answer = await ask();
    return answer.ok ? answer.value : undefined;
  });
  // Without a kept value it has asked; with one it has not.
  return answer ?? { ok: true, value: value as Value };
}
