import type { APIRequestContext } from "@playwright/test";
import { fixtureProducts, pathOf } from "./fixture-products.ts";
import { expect, test } from "./shop.ts";

const { small } = fixtureProducts;

/** Width and height of a JPEG, from its frame header. */
function sizeOfJpeg(bytes: Buffer): [width: number, height: number] {
  let at = 2;
  while (at < bytes.length) {
    const marker = bytes.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc2) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  throw new Error("not a JPEG");
}

async function addressesIn(request: APIRequestContext, path: string): Promise<string[]> {
  const answer = await request.get(path);
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toContain("application/xml");
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
}

for (const [path, title] of [
  ["/", "Precise: lights, switches and sockets in Nigeria"],
  ["/products", "All lights · Precise"],
  ["/products/16/chandeliers", "Chandeliers · Precise"],
  [pathOf(small), `${small.name} · Precise`],
] as const) {
  test(`${path} tells search engines and other sites what it is`, async ({ page, request, baseURL }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.locator("html")).toHaveAttribute("lang", "en-NG");
    const content = (name: string) =>
      page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute("content");
    expect((await content("description"))?.length).toBeGreaterThan(20);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      path === "/" ? (baseURL ?? "") : `${baseURL}${path}`,
    );
    expect([await content("og:locale"), await content("twitter:card")]).toEqual([
      "en_NG",
      "summary_large_image",
    ]);
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0);

    const picture = await request.get((await content("og:image")) ?? "");
    expect(picture.headers()["content-type"]).toBe("image/jpeg");
    expect(sizeOfJpeg(await picture.body())).toEqual([1200, 630]);
  });
}

test("the home page says who the shop is and how to search it; a listing and the booking page where they stand", async ({
  page,
}) => {
  const blocks = async () =>
    Promise.all(
      (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) =>
        JSON.parse(text),
      ),
    );
  await page.goto("/");
  const [{ "@graph": graph }] = await blocks();
  expect(graph.map((node: { "@type": string }) => node["@type"])).toEqual(["Organization", "WebSite"]);
  const { target } = graph[1].potentialAction;
  await page.goto(target.urlTemplate.replace("{search_term_string}", "lamp"));
  await expect(page).toHaveURL(/\/search\/lamp$/);

  await page.goto("/products/16/chandeliers");
  const [trail] = await blocks();
  expect(trail["@type"]).toBe("BreadcrumbList");
  expect(trail.itemListElement.at(-1).item).toMatch(/\/products\/16\/chandeliers$/);

  await page.goto("/appointment-booking");
  const [ofBooking] = await blocks();
  expect(ofBooking.itemListElement.at(-1).item).toMatch(/\/appointment-booking$/);
});

for (const path of [
  "/search/lamp",
  "/search",
  "/products/16/chandeliers?finish=brushed-brass",
  "/shopping-cart",
  "/checkout/contact",
  "/order",
  "/newsletter/unsubscribe/a.b",
]) {
  test(`${path} is not for search engines`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  });
}

test("robots.txt closes what is a visitor's own and leads to the sitemaps", async ({ request, baseURL }) => {
  const text = await (await request.get("/robots.txt")).text();
  for (const path of ["/search", "/shopping-cart", "/checkout", "/internal/", "/api/"]) {
    expect(text).toContain(`\nDisallow: ${path}\n`);
  }
  expect(text).not.toMatch(/Disallow: \/(?:media|_next|products|product)?\n/);
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test("every address of the sitemaps answers, and every product stands in one @whole", async ({
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const maps = await addressesIn(request, "/sitemap.xml");
  expect(maps).toEqual(["pages", "categories", "products-1"].map((part) => `${baseURL}/sitemap/${part}.xml`));
  const [pages = [], categories = [], products = []] = await Promise.all(
    maps.map((address) => addressesIn(request, address)),
  );
  expect(products).toContain(`${baseURL}${pathOf(small)}`);
  expect(products.length).toBeGreaterThan(160);
  for (const address of [...pages, ...categories, ...products.slice(0, 10)]) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(200);
    expect(await answer.text(), address).not.toContain('content="noindex');
  }
  const text = await (await request.get("/sitemap/products-1.xml")).text();
  expect(text).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);
  expect((await request.get("/sitemap/products-2.xml")).status()).toBe(404);
  expect((await request.get("/sitemap/anything")).status()).toBe(404);
});

test("a picture for sharing that the catalogue does not have is not there", async ({ request }) => {
  for (const path of ["/share/no/such.webp.jpg", "/share/..%2f..%2fetc/passwd.jpg", "/share/a.png"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
