import { readdirSync } from "node:fs";
import { join } from "node:path";
import { promoPages } from "@precise/contract/shop/promo-target";
import { describe, expect, it } from "vitest";
import { sitemapPages } from "#shop/base/routes/page-table.ts";
import {
  aboutLinks,
  helpLinks,
  ideasLinks,
  legalLinks,
  promoLinks,
  routes,
  toolLinks,
} from "#shop/base/routes/route-table.ts";

describe("the route table", () => {
  it("has the nine promo lines in the order of the specification, each to its page", () => {
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

  it("has every open page of the shop where promo lines may lead to, and no other", () => {
    const articles = readdirSync(join(import.meta.dirname, "../../../content/articles"));
    const open = [...sitemapPages, ...articles.map((file) => `/inspiration/${file.replace(/\.md$/, "")}`)];
    expect([...promoPages].sort()).toEqual([...new Set(open)].sort());
  });

  it("answers 'How can we help?' with four places", () => {
    expect(helpLinks.map(({ name, href }) => `${name} ${href}`)).toEqual([
      "Appointment Booking /appointment-booking",
      "Inspiration /inspiration",
      "Showrooms /showroom",
      "FAQs /faqs",
    ]);
  });

  it("leads to no address under two names in one list", () => {
    for (const links of [[...ideasLinks, ...toolLinks], aboutLinks(null), legalLinks]) {
      expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
    }
  });

  it("names every address once", () => {
    const addresses = Object.values(routes).map(({ href }) => href);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});
