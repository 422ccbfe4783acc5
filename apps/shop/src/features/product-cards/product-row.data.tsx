import "server-only";
import { ProductRow } from "@precise/ui/blocks/product/product-grid";
import type { ReactNode } from "react";
import { catalogueSource } from "#shop/base/server/catalogue-source.ts";
import { productCards } from "./product-cards.tsx";

const rowSize = {
  sizes: "(min-width: 1280px) 302px, (min-width: 900px) 23vw, (min-width: 600px) 34vw, 62vw",
  mostPixels: 640,
};

/**
 * Rows of products that a text names. Article numbers that the catalogue does not know are left out, and a row without
 * any is not there at all.
 * @throws when the catalogue does not answer, and then the last good page stays
 */
export async function loadProductRows(
  skus: readonly string[],
): Promise<(wanted: readonly string[], label: string) => ReactNode> {
  const source = catalogueSource();
  const [items, attributes] = await Promise.all([source.products([...new Set(skus)]), source.attributes()]);
  return function productRow(wanted, label) {
    const found = wanted.flatMap((sku) => items.find((item) => item.sku === sku) ?? []);
    if (found.length === 0) return null;
    return <ProductRow label={label} cards={productCards(found, attributes, { pictureSize: rowSize })} />;
  };
}
