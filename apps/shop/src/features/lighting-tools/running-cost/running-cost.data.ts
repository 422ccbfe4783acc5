import "server-only";
import { loadLightingFigures } from "#shop/base/server/lighting-figures.ts";
import { readText } from "../parts/address-values.ts";
import { loadLitArticles } from "./lit-articles.data.ts";
import { type ReadLightUse, readLightUse } from "./read-light-use.ts";
import { loadSameLight, type SameLight } from "./same-light.data.ts";

/** What the page of the running cost shows. */
export interface RunningCostPage {
  readonly params: URLSearchParams;
  readonly read: ReadLightUse;
  /** Null where it is not known how much light is asked for. */
  readonly sameLight: SameLight | null;
}

/**
 * Everything that the page needs for the values in its address; null while building, when there are no figures.
 * @throws ApiCallError when the API does not answer
 */
export async function loadRunningCost(params: URLSearchParams): Promise<RunningCostPage | null> {
  const sku = readText(params, "sku");
  const [figures, articles] = await Promise.all([loadLightingFigures(), loadLitArticles([sku])]);
  if (figures === null) return null;
  const read = readLightUse(params, figures, articles.get(sku) ?? null);
  return {
    params,
    read,
    sameLight: read.lumens === undefined ? null : await loadSameLight(read.lumens, read.article),
  };
}
