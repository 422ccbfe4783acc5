import "server-only";
import { sku as skuShape } from "@precise/contract/shop/catalogue";
import type { ProductItem } from "@precise/contract/shop/product";
import { factsOfArticle, plannedArticle } from "@precise/lighting/article-facts";
import { pricesOf } from "#shop/base/amounts.ts";
import { catalogueSource } from "#shop/base/server/catalogue-source.ts";
import type { LitArticle } from "./lit-article.ts";

/**
 * Articles by the item numbers that someone typed, in any case of letters; what is no number of ours is left out.
 * @returns by the number as typed
 * @throws ApiCallError when the catalogue does not answer
 */
export async function loadLitArticles(typed: readonly string[]): Promise<ReadonlyMap<string, LitArticle>> {
  const readable = [...new Set(typed)].filter((number) => skuShape.safeParse(number).success);
  const skus = [...new Set(readable.flatMap((number) => [number, number.toUpperCase()]))];
  const items = skus.length === 0 ? [] : await catalogueSource().products(skus);
  return new Map(
    readable.flatMap((number) => {
      const item =
        items.find(({ sku }) => sku === number) ?? items.find(({ sku }) => sku === number.toUpperCase());
      return item === undefined ? [] : [[number, litArticle(item)] as const];
    }),
  );
}

/** What the tools need of an article. */
export function litArticle(item: ProductItem): LitArticle {
  const { kind, watts, base, powerFactor, isRechargeable } = factsOfArticle(item.attributes);
  return {
    sku: item.sku,
    name: item.name,
    href: item.urlPath,
    kind,
    watts,
    base,
    powerFactor,
    isRechargeable: isRechargeable === true,
    lumens: plannedArticle(item.attributes)?.lumens,
    price: pricesOf(item).now,
  };
}
