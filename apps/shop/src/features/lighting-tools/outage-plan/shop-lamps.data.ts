import "server-only";
import { largestPageSize } from "@precise/contract/shop/product-list";
import { catalogueSource } from "#shop/base/server/catalogue-source.ts";
import type { LitArticle } from "../running-cost/lit-article.ts";
import { litArticle } from "../running-cost/lit-articles.data.ts";

/**
 * Bulbs that the shop has in stock, the cheapest first. A catalogue that does not say what its articles are has none.
 * @throws ApiCallError when the catalogue does not answer
 */
export async function loadShopLamps(): Promise<readonly LitArticle[]> {
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
