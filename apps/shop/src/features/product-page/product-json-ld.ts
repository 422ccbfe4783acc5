import { type Kobo, wirePrice } from "@precise/cart-core/money";
import type { Product } from "@precise/contract/product";
import { categoryPath } from "@precise/contract/product-url";
import { pricesOf } from "../../catalogue/amounts.ts";
import { copy } from "../../copy.ts";

/**
 * What search engines read of a product's page, as text that is safe inside a script element.
 * @param origin canonical origin of the shop
 */
export function productJsonLd(product: Product, origin: string): string {
  const { name, sku, short_description, urlPath, media_gallery, stock_status, categories } = product;
  const { now } = pricesOf(product);
  return safeJson({
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Product",
        name,
        sku,
        description: short_description,
        image: media_gallery.map(({ imageUrl }) => origin + imageUrl),
        brand: { "@type": "Brand", name: copy.shopName },
        offers: offer(origin + urlPath, now, stock_status === "OUT_OF_STOCK"),
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          ...categories.map((category) => ({ name: category.name, item: origin + categoryPath(category) })),
          { name, item: origin + urlPath },
        ].map((entry, place) => ({ "@type": "ListItem", position: place + 1, ...entry })),
      },
    ],
  });
}

function offer(url: string, price: Kobo, isSoldOut: boolean) {
  return {
    "@type": "Offer",
    url,
    price: wirePrice(price),
    priceCurrency: "NGN",
    availability: `https://schema.org/${isSoldOut ? "OutOfStock" : "InStock"}`,
    itemCondition: "https://schema.org/NewCondition",
  };
}

/** A product's name must never end the script element that it stands in. */
function safeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
