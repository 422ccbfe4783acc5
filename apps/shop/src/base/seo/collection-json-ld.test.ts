import { expect, it } from "vitest";
import { collectionJsonLd } from "./collection-json-ld.ts";

it("a landing is a collection of what it lists, in its order, with whole addresses", () => {
  const text = collectionJsonLd(
    {
      name: "Chandeliers",
      description: "</script>Centrepieces.",
      path: "/products/16/chandeliers",
      parts: [
        { name: "Adunni Ring", path: "/product/adunni-ring" },
        { name: "Zuma", path: "/product/zuma" },
      ],
    },
    "https://shop.example",
  );
  expect(text).not.toContain("</script>");
  expect(JSON.parse(text)).toEqual({
    "@context": "https://schema.org",
    "@type": "CollectionPage",
    name: "Chandeliers",
    description: "</script>Centrepieces.",
    url: "https://shop.example/products/16/chandeliers",
    mainEntity: {
      "@type": "ItemList",
      itemListElement: [
        {
          "@type": "ListItem",
          position: 1,
          name: "Adunni Ring",
          url: "https://shop.example/product/adunni-ring",
        },
        { "@type": "ListItem", position: 2, name: "Zuma", url: "https://shop.example/product/zuma" },
      ],
    },
  });
});
