import "server-only";
import type { LightingFigures } from "@precise/contract/shop/light/lighting";
import { largestPageSize } from "@precise/contract/shop/product-list";
import { catalogueSource } from "#shop/base/server/catalogue-source.ts";
import { loadLightingFigures } from "#shop/base/server/lighting-figures.ts";
import type { LitArticle } from "../running-cost/lit-article.ts";
import { litArticle, loadLitArticles } from "../running-cost/lit-articles.data.ts";
import { outageCopy } from "./outage-copy.ts";
import { isWithoutRows, withSample } from "./outage-rows.ts";
import { type ReadOutage, readOutage, typedLights } from "./read-outage.ts";

/** What the page of the outage plan shows. */
export interface OutagePage {
  readonly params: URLSearchParams;
  /** The rows are an example, not the visitor's. */
  readonly isSample: boolean;
  readonly read: ReadOutage;
  readonly electricalAdvice: LightingFigures["electrical_advice"];
  /** Bulbs of the shop; none before there is anything to plan. */
  readonly shopLamps: readonly LitArticle[];
}

/**
 * Everything that the page needs for the values in its address; null while building, when there are no figures.
 * @throws ApiCallError when the API does not answer
 */
export async function loadOutage(typed: URLSearchParams): Promise<OutagePage | null> {
  const isSample = isWithoutRows(typed);
  const params = isSample ? withSample(typed, outageCopy.sampleRows) : typed;
  const [figures, articles] = await Promise.all([
    loadLightingFigures(),
    loadLitArticles(typedLights(params)),
  ]);
  if (figures === null) return null;
  const read = readOutage(params, articles);
  const hasLights = (read.outage?.lights.length ?? 0) > 0;
  return {
    params,
    isSample,
    read,
    electricalAdvice: figures.electrical_advice,
    shopLamps: hasLights ? await loadShopLamps() : [],
  };
}

/**
 * Bulbs that the shop has in stock, the cheapest first. A catalogue that does not say what its articles are has none.
 * @throws ApiCallError when the catalogue does not answer
 */
async function loadShopLamps(): Promise<readonly LitArticle[]> {
  const source = catalogueSource();
  const attributes = await source.attributes();
  if (!attributes.some(({ attribute_code, filterable }) => attribute_code === "article_kind" && filterable))
    return [];
  const list = await source.listing({
    categoryId: 0,
    filters: { article_kind: { in: ["lamp"] } },
    sort: { field: "price", direction: "ASC" },
    pageSize: largestPageSize,
  });
  return (list?.items ?? []).filter(({ stock_status }) => stock_status !== "OUT_OF_STOCK").map(litArticle);
}
