import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  closedPrefixes,
  pagesToLookAt,
  perRequestSegments,
  scriptsOf,
  shopPages,
  sitemapPages,
} from "#shop/base/routes/page-table.ts";

describe("the list of pages", () => {
  it("has every page that src/app has, and no other", () => {
    const found = globSync("**/page.tsx", { cwd: join(import.meta.dirname, "../../app") }).map((file) => {
      const segments = file.split(/[/\\]/).slice(0, -1);
      return `/${segments.filter((segment) => !segment.startsWith("(")).join("/")}`;
    });
    expect(Object.keys(shopPages).sort()).toEqual(found.sort());
  });

  it("keeps no page that belongs to one visitor", () => {
    expect([...perRequestSegments].sort()).toEqual([
      "appointment-booking",
      "checkout",
      "compare",
      "dev",
      "message",
      "my-lights",
      "newsletter",
      "order",
      "orders",
      "pay",
      "questions",
      "reviews",
      "search",
      "shared-cart",
      "shopping-cart",
      "stock-notices",
      "tools",
      "wishlist",
    ]);
  });

  it("closes to robots what is one visitor's own, each by its shortest beginning", () => {
    expect(closedPrefixes).toEqual([
      "/appointment-booking/mine/",
      "/auth",
      "/checkout",
      "/compare",
      "/message/",
      "/my-lights",
      "/newsletter/unsubscribe/",
      "/newsletter/unsubscribed",
      "/order/",
      "/orders",
      "/pay/",
      "/questions/",
      "/reviews/",
      "/search",
      "/shopping-cart",
      "/stock-notices/",
      "/wishlist",
    ]);
  });

  it("offers search engines nothing that is closed to robots", () => {
    const isClosed = (path: string) => closedPrefixes.some((prefix) => path.startsWith(prefix));
    expect(sitemapPages.filter(isClosed)).toEqual([]);
    expect(sitemapPages).toContain("/room-ideas/office");
    expect(sitemapPages).toContain("/tools/room-planner");
    expect(sitemapPages.filter((path) => path.includes("?"))).toEqual([]);
    expect(sitemapPages).not.toContain("/products/182/sale");
  });

  it.each([
    ["/", "on-intent"],
    ["/products", "on-intent"],
    ["/products/16/chandeliers", "on-intent"],
    ["/product/lekki-globe-PR-PE-LKG40-OP", "on-intent"],
    ["/search/lamp", "on-intent"],
    ["/room-ideas/office", "on-intent"],
    ["/faqs", "on-intent"],
    ["/tools", "on-intent"],
    ["/tools/room-planner", "on-intent"],
    ["/shopping-cart", "at-rest"],
    ["/checkout/contact", "eager"],
    ["/auth", "eager"],
    ["/appointment-booking", "eager"],
    ["/products/16", "eager"],
    ["/nowhere", "eager"],
  ] as const)("loads the scripts of %s %s", (path, scripts) => {
    expect(scriptsOf(path)).toBe(scripts);
  });

  it("names no address twice", () => {
    for (const addresses of [sitemapPages, pagesToLookAt])
      expect(new Set(addresses).size).toBe(addresses.length);
  });
});
