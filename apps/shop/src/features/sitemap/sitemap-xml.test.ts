import { expect, it } from "vitest";
import { sitemapIndexXml, sitemapXml } from "./sitemap-xml.ts";

it("a page stands there with its whole address, its last change and its picture", () => {
  const entry = {
    path: "/product/ọ̀ṣun-lamp-A&B",
    changedAt: "2026-11-21T08:00:00.000Z",
    imagePath: "/media/a.1.webp",
  };
  const xml = sitemapXml([entry, { path: "/" }], "https://shop.example");
  expect(xml).toContain(
    "<url><loc>https://shop.example/product/%E1%BB%8D%CC%80%E1%B9%A3un-lamp-A&amp;B</loc><lastmod>2026-11-21T08:00:00.000Z</lastmod><image:image><image:loc>https://shop.example/media/a.1.webp</image:loc></image:image></url>",
  );
  expect(xml).toContain("<url><loc>https://shop.example/</loc></url>");
});

it("the index lists the sitemaps by their whole addresses", () => {
  expect(sitemapIndexXml(["/sitemap/pages.xml"], "https://shop.example")).toContain(
    "<sitemap><loc>https://shop.example/sitemap/pages.xml</loc></sitemap>",
  );
});
