import type { Product } from "@precise/contract/shop/product";
import { expect, it } from "vitest";
import { productJsonLd } from "./product-json-ld.ts";

const product: Product = {
  id: 1,
  sku: "A-1",
  name: "Lamp </script><script>alert(1)</script>",
  urlPath: "/product/lamp-A-1",
  price: "385000.00",
  special_price: "350000.50",
  currency: "NGN",
  stock_status: "OUT_OF_STOCK",
  finishes: [],
  media_gallery: [{ imageUrl: "/media/a.webp", alt: "", width: 1, height: 1 }],
  attributes: {},
  short_description: "A lamp.",
  description: "",
  categories: [{ id: 16, name: "Chandeliers", urlKey: "chandeliers" }],
  related_skus: [],
  spec_table: [{ code: "finish", label: "Finish", text: "Brushed Brass" }],
  box_contents: [],
  variants: [],
  created_at: "2025-08-05T09:00:00Z",
};

const shop = { origin: "https://shop.example", shopName: "Precise" };

it("cannot end the script that contains it", () => {
  const text = productJsonLd(product, shop);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)["@graph"][0].name).toBe("Lamp </script><script>alert(1)</script>");
});

it("offers the product at what is paid now, by its full address", () => {
  const [about, trail] = JSON.parse(productJsonLd(product, shop))["@graph"];
  expect(about.offers).toMatchObject({
    url: "https://shop.example/product/lamp-A-1",
    price: "350000.50",
    priceCurrency: "NGN",
    availability: "https://schema.org/OutOfStock",
  });
  expect(about).toMatchObject({
    brand: { name: "Precise" },
    category: "Chandeliers",
    color: "Brushed Brass",
  });
  expect(about.image).toEqual(["https://shop.example/media/a.webp"]);
  expect(
    trail.itemListElement.map((entry: { position: number; item: string }) => [entry.position, entry.item]),
  ).toEqual([
    [1, "https://shop.example/products/16/chandeliers"],
    [2, "https://shop.example/product/lamp-A-1"],
  ]);
});

it.each([
  ["IN_STOCK", "InStock"],
  ["LOW_STOCK", "LimitedAvailability"],
  ["OUT_OF_STOCK", "OutOfStock"],
] as const)("%s becomes %s", (stock_status, availability) => {
  const [about] = JSON.parse(productJsonLd({ ...product, stock_status }, shop))["@graph"];
  expect(about.offers.availability).toBe(`https://schema.org/${availability}`);
});

it("names the family of an article with others beside it, by its neutral address", () => {
  const variant = (sku: string, finish: string) => ({
    sku,
    urlPath: `/product/lamp-${sku}`,
    finish: { value: finish, label: finish },
    price: "1.00",
    stock_status: "IN_STOCK" as const,
  });
  const family = { name: "Lamp", urlPath: "/product/lamps" };
  const variants = [variant("A-1", "brass"), variant("A-2", "black")];
  const graph = JSON.parse(productJsonLd({ ...product, family, variants }, shop))["@graph"];
  expect(graph[0].isVariantOf).toEqual({ "@id": "https://shop.example/product/lamps" });
  expect(graph[2]).toEqual({
    "@type": "ProductGroup",
    "@id": "https://shop.example/product/lamps",
    url: "https://shop.example/product/lamps",
    name: "Lamp",
    productGroupID: "lamps",
    variesBy: ["https://schema.org/color"],
    hasVariant: [
      { "@id": "https://shop.example/product/lamp-A-1" },
      { url: "https://shop.example/product/lamp-A-2" },
    ],
  });
  const alone = { ...product, family, variants: variants.slice(0, 1) };
  expect(JSON.parse(productJsonLd(alone, shop))["@graph"]).toHaveLength(2);
});

it("says how buyers rate it only where there are published reviews", () => {
  const about = (rating?: { average: number; count: number }) =>
    JSON.parse(productJsonLd(product, shop, rating))["@graph"][0];
  expect(about()).not.toHaveProperty("aggregateRating");
  expect(about({ average: 4.5, count: 2 }).aggregateRating).toEqual({
    "@type": "AggregateRating",
    ratingValue: 4.5,
    reviewCount: 2,
  });
});
