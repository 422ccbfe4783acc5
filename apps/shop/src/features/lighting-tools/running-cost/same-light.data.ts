import "server-only";
import { ApiCallError } from "@precise/api-client/api-failure";
import type { Attribute } from "@precise/contract/shop/catalogue";
import type { ProductItem } from "@precise/contract/shop/product";
import { largestPageSize } from "@precise/contract/shop/product-list";
import { catalogueSource } from "#shop/base/server/catalogue-source.ts";
import type { LitArticle } from "./lit-article.ts";
import { litArticle } from "./lit-articles.data.ts";
import { leastWattsFor, sameLightRange } from "./same-light.ts";

export interface SameLight {
  readonly items: readonly ProductItem[];
  readonly attributes: readonly Attribute[];
}

const mostShown = 4;

/** A catalogue need not be filtered by lumens, and has none of its first import yet. */
function noneWhereRefused(fault: unknown): null {
  if (fault instanceof ApiCallError && fault.failure.status === 400) return null;
  throw fault;
}

/**
 * Articles in stock that give as much light for the fewest watts.
 * @param like whose kind and base they have; bulbs of any base without one
 * @throws ApiCallError when the catalogue does not answer
 */
export async function loadSameLight(lumens: number, like: LitArticle | null): Promise<SameLight> {
  const source = catalogueSource();
  const range = {
    from: Math.floor(lumens * sameLightRange.least),
    to: Math.ceil(lumens * sameLightRange.most),
  };
  const [list, attributes] = await Promise.all([
    source
      .listing({
        categoryId: 0,
        filters: { luminous_flux: range },
        sort: { field: "price", direction: "ASC" },
        pageSize: largestPageSize,
      })
      .catch(noneWhereRefused),
    source.attributes(),
  ]);
  const isAlike = (article: LitArticle) =>
    like === null
      ? article.kind === "lamp" && !article.isRechargeable
      : article.kind === like.kind && article.base === like.base;
  const candidates = (list?.items ?? []).flatMap((item) => {
    const { watts, lumens: own, price, ...rest } = litArticle(item);
    const isThere = item.stock_status !== "OUT_OF_STOCK" && isAlike({ ...rest, price });
    return isThere && watts !== undefined && own !== undefined ? [{ item, watts, lumens: own, price }] : [];
  });
  return { items: leastWattsFor(lumens, candidates, mostShown).map(({ item }) => item), attributes };
}
