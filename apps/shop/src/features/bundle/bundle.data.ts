import "server-only";
import type { Product } from "@precise/contract/shop/product";
import { factsOfArticle } from "@precise/lighting/article-facts";
import { catalogueSource } from "#shop/base/server/catalogue-source.ts";
import { type Bundle, bundleOf } from "./bundle-lines.ts";

/**
 * A product with what it needs; null where there is nothing.
 * @throws when the catalogue does not answer, and then the last good page stays
 */
export async function loadBundle(product: Product): Promise<Bundle | null> {
  const { kind, hasLamps, isDimmable } = factsOfArticle(product.attributes);
  const mayNeed = kind === "strip" || (kind === "fitting" && (hasLamps === false || isDimmable === true));
  if (!mayNeed) return null;
  const onSale = await catalogueSource().ofKinds(["lamp", "driver", "dimmer"]);
  const isRelated = new Set(product.related_skus);
  return bundleOf(product, [
    ...onSale.filter(({ sku }) => isRelated.has(sku)),
    ...onSale.filter(({ sku }) => !isRelated.has(sku)),
  ]);
}
