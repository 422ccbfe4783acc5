import type { ProductItem } from "@precise/contract/shop/product";

/** A product for tests, with nothing but what a test is about. @param price in naira */
export function sampleItem(
  sku: string,
  price: number,
  attributes: ProductItem["attributes"],
  more: Partial<ProductItem> = {},
): ProductItem {
  return {
    id: 1,
    sku,
    name: sku,
    urlPath: `/product/light-${sku}`,
    price: price.toFixed(2),
    currency: "NGN",
    stock_status: "IN_STOCK",
    finishes: [],
    media_gallery: [],
    attributes,
    ...more,
  };
}
