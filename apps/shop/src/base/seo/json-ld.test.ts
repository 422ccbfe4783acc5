import { expect, it } from "vitest";
import { breadcrumbJsonLd } from "./breadcrumb-json-ld.ts";
import { shopJsonLd } from "./shop-json-ld.ts";

const origin = "https://shop.example";
const company = {
  name: "Precise",
  legal_name: "</script><script>alert(1)</script>",
  promise: "All week 24/7",
  phone: "+234 000 000 0100",
  email: "hello@example.com",
  address: "1 Broad Street, Lagos",
  social: {
    facebook: "https://www.facebook.com/p",
    instagram: "https://www.instagram.com/p",
    linkedin: "https://www.linkedin.com/p",
  },
  showrooms: [],
  payment_methods: [],
};

it("the trail of a page is numbered from one, with whole addresses", () => {
  const trail = [
    { name: "Indoor", path: "/products/19/indoor" },
    { name: "Chandeliers", path: "/products/16/chandeliers" },
  ];
  expect(JSON.parse(breadcrumbJsonLd(trail, origin)).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Indoor", item: "https://shop.example/products/19/indoor" },
    {
      "@type": "ListItem",
      position: 2,
      name: "Chandeliers",
      item: "https://shop.example/products/16/chandeliers",
    },
  ]);
});

it("a search engine learns the shop, its pages elsewhere, and how to search it", () => {
  const [organization, site] = JSON.parse(shopJsonLd(origin, company))["@graph"];
  expect(organization).toMatchObject({
    "@type": "Organization",
    url: "https://shop.example/",
    telephone: "+234 000 000 0100",
    address: "1 Broad Street, Lagos",
    sameAs: ["https://www.facebook.com/p", "https://www.instagram.com/p", "https://www.linkedin.com/p"],
  });
  expect(site.potentialAction.target.urlTemplate).toBe("https://shop.example/search?q={search_term_string}");
});

it("while the company is not known, nothing is made up", () => {
  const [organization] = JSON.parse(shopJsonLd(origin, null))["@graph"];
  expect(organization).not.toHaveProperty("telephone");
});

it("abuse 29: no name can end the block that contains it", () => {
  expect(shopJsonLd(origin, company)).not.toContain("<");
  expect(breadcrumbJsonLd([{ name: "</script>", path: "/" }], origin)).not.toContain("<");
});
