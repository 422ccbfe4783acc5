import { type Kobo, wirePrice } from "@precise/cart-core/money";
import type { Product, StockStatus } from "@precise/contract/shop/product";
import type { ProductReviews } from "@precise/contract/shop/reviews";
import { categoryPath } from "@precise/contract/wire/product-url";
import { pricesOf } from "#shop/base/amounts.ts";

/**
 * What search engines read of a product's page, as text that is safe inside a script element.
 * @param shop its canonical origin, and its name, which is its articles' brand; null where it is not known
 * @param rating of published reviews alone; nothing is said where there are none (design D35)
 */
export function productJsonLd(
  product: Product,
  { origin, shopName }: { readonly origin: string; readonly shopName: string | null },
  rating?: ProductReviews["rating"],
): string {
  const { name, sku, short_description, urlPath, media_gallery, stock_status, categories, size } = product;
  const { now } = pricesOf(product);
  const url = origin + urlPath;
  const family = productGroup(product, origin);
  return safeJson({
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Product",
        "@id": url,
        name,
        sku,
        description: short_description,
        image: media_gallery.map(({ imageUrl }) => origin + imageUrl),
        brand: shopName === null ? undefined : { "@type": "Brand", name: shopName },
        category: categories.map((category) => category.name).join(" > ") || undefined,
        color: specText(product, "finish"),
        material: specText(product, "material"),
        size,
        aggregateRating: rating && {
          "@type": "AggregateRating",
          ratingValue: rating.average,
          reviewCount: rating.count,
        },
        isVariantOf: family && { "@id": family["@id"] },
        offers: offer(url, now, stock_status),
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          ...categories.map((category) => ({ name: category.name, item: origin + categoryPath(category) })),
          { name, item: url },
        ].map((entry, place) => ({ "@type": "ListItem", position: place + 1, ...entry })),
      },
      ...(family ? [family] : []),
    ],
  });
}

/** The family of an article that has others beside it. The others are named by their own pages, which say the rest of them. */
function productGroup({ sku, urlPath, family, variants }: Product, origin: string) {
  if (!family || variants.length < 2) return undefined;
  const finishes = new Set(variants.map(({ finish }) => finish?.value));
  const sizes = new Set(variants.map(({ size }) => size));
  return {
    "@type": "ProductGroup",
    "@id": origin + family.urlPath,
    url: origin + family.urlPath,
    name: family.name,
    productGroupID: family.urlPath.slice("/product/".length),
    variesBy: [
      ...(finishes.size > 1 ? ["https://schema.org/color"] : []),
      ...(sizes.size > 1 ? ["https://schema.org/size"] : []),
    ],
    hasVariant: [
      { "@id": origin + urlPath },
      ...variants.filter((one) => one.sku !== sku).map((one) => ({ url: origin + one.urlPath })),
    ],
  };
}

const availability: Readonly<Record<StockStatus, string>> = {
  IN_STOCK: "InStock",
  LOW_STOCK: "LimitedAvailability",
  OUT_OF_STOCK: "OutOfStock",
};

function offer(url: string, price: Kobo, stock: StockStatus) {
  return {
    "@type": "Offer",
    url,
    price: wirePrice(price),
    priceCurrency: "NGN",
    availability: `https://schema.org/${availability[stock]}`,
    itemCondition: "https://schema.org/NewCondition",
  };
}

function specText({ spec_table }: Product, code: string): string | undefined {
  return spec_table.find((row) => row.code === code)?.text;
}

/** A product's name must never end the script element that contains it. */
function safeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
