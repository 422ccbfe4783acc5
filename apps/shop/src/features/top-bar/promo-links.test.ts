import { readdirSync } from "node:fs";
import { join } from "node:path";
import { promoPages } from "@precise/contract/shop/promo-target";
import { describe, expect, it } from "vitest";
import { sitemapPages } from "#shop/base/routes/page-table.ts";
import { routes } from "#shop/base/routes/route-table.ts";
import { promoLinks } from "./promo-links.ts";

describe("the lines of the top bar", () => {
  it("are the nine in the order of the specification, each to its page", () => {
    expect(promoLinks("Precise").map(({ name, href }) => `${name} ${href}`)).toEqual([
      "Shop Now /products",
      "About Precise /about-us",
      "TV Advert /sale/sale-tv-ad",
      "Help & FAQs /faqs",
      "Visit Our Showrooms /showroom",
      "Digital Showroom Appointments /appointment-booking",
      "Clearance /products/182/sale",
      "Living Room Ideas /room-ideas/living",
      "Dining Room Ideas /room-ideas/dining",
    ]);
  });

  it("may lead to every open page of the shop, and to no other", () => {
    const articles = readdirSync(join(import.meta.dirname, "../../../content/articles"));
    // No sitemap lists our record, which may be empty; an owner may lead to it.
    const open = [
      ...sitemapPages,
      routes.ourRecord.href,
      ...articles.map((file) => `/inspiration/${file.replace(/\.md$/, "")}`),
    ];
    expect([...promoPages].sort()).toEqual([...new Set(open)].sort());
  });

  it("are those that the desk set, none of them too", () => {
    expect(promoLinks("Precise", [{ text: "Easter", href: "/products" }])).toEqual([
      { name: "Easter", href: "/products" },
    ]);
    expect(promoLinks("Precise", [])).toEqual([]);
  });
});
