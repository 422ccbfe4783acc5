import { describe, expect, it } from "vitest";
import { readTarget } from "./env.ts";
import { samplePendant } from "./sample-pendant.ts";

const { shopUrl } = readTarget();

async function textOf(path: string): Promise<string> {
  return (await fetch(shopUrl + path)).text();
}

/** What a page says of itself in its head under a name. */
function metaIn(html: string, name: string): string | undefined {
  return html
    .match(/<meta [^>]+>/g)
    ?.find((tag) => tag.includes(`"${name}"`))
    ?.match(/content="([^"]*)"/)?.[1];
}

/** The blocks of structured data of a page. */
function blocksIn(html: string) {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = ""]) => JSON.parse(text),
  );
}

/** Width and height of a JPEG, from its frame header. */
function sizeOfJpeg(bytes: Buffer): readonly [width: number, height: number] {
  let at = 2;
  while (at < bytes.length) {
    const marker = bytes.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc2) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  throw new Error("not a JPEG");
}

/** The addresses that a sitemap lists. */
async function addressesIn(path: string): Promise<readonly string[]> {
  const answer = await fetch(shopUrl + path);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    200,
    expect.stringContaining("application/xml"),
  ]);
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
}

describe("a page for search engines", () => {
  it.each([
    ["/", "Precise: lights, switches and sockets in Nigeria"],
    ["/products", "All lights · Precise"],
    ["/products/16/chandeliers", "Chandeliers · Precise"],
    [samplePendant.path, `${samplePendant.name} · Precise`],
  ])("%s says what it is, to other sites too", async (path, title) => {
    const html = await textOf(path);
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toMatch(/<html [^>]*lang="en-NG"/);
    expect(metaIn(html, "description")?.length).toBeGreaterThan(20);
    expect(html).toContain(`<link rel="canonical" href="${path === "/" ? shopUrl : shopUrl + path}"/>`);
    expect([metaIn(html, "og:locale"), metaIn(html, "twitter:card")]).toEqual([
      "en_NG",
      "summary_large_image",
    ]);
    expect(metaIn(html, "robots") ?? "").not.toContain("noindex");

    const picture = await fetch(metaIn(html, "og:image") ?? "");
    expect(picture.headers.get("content-type")).toBe("image/jpeg");
    expect(sizeOfJpeg(Buffer.from(await picture.arrayBuffer()))).toEqual([1200, 630]);
  });

  it.each([samplePendant.path, `/shared-cart?line=2*${samplePendant.sku}`])(
    "%s unfolds in a messenger with its price and a picture that is small enough",
    async (path) => {
      const html = await textOf(path);
      expect(metaIn(html, "og:description")).toMatch(/^₦[\d,]+/);
      const address = metaIn(html, "og:image") ?? "";
      expect(address).toMatch(/^https?:\/\/.+\/share\/.+\.jpg$/);
      const bytes = Buffer.from(await (await fetch(address)).arrayBuffer());
      expect(bytes.byteLength).toBeLessThanOrEqual(300_000);
      expect(sizeOfJpeg(bytes)[0]).toBeGreaterThanOrEqual(600);
    },
  );

  it("says at home who the shop is and how to search it", async () => {
    const [{ "@graph": graph }] = blocksIn(await textOf("/"));
    expect(graph.map((node: { "@type": string }) => node["@type"])).toEqual(["Organization", "WebSite"]);
    const search = graph[1].potentialAction.target.urlTemplate.replace("{search_term_string}", "lamp");
    expect((await fetch(search)).url).toMatch(/\/search\/lamp$/);
  });

  it.each(["/products/16/chandeliers", "/appointment-booking"])("%s says where it stands", async (path) => {
    const [trail] = blocksIn(await textOf(path));
    expect(trail["@type"]).toBe("BreadcrumbList");
    expect(trail.itemListElement.at(-1).item).toBe(shopUrl + path);
  });

  it.each([
    "/search/lamp",
    "/search",
    "/products/16/chandeliers?finish=brushed-brass",
    "/shopping-cart",
    "/checkout/contact",
    "/order",
    "/newsletter/unsubscribe/a.b",
  ])("%s is none", async (path) => {
    expect(metaIn(await textOf(path), "robots")).toContain("noindex");
  });
});

it("robots.txt closes what is a visitor's own and leads to the sitemaps", async () => {
  const text = await textOf("/robots.txt");
  for (const path of ["/search", "/shopping-cart", "/checkout", "/internal/", "/api/"])
    expect(text).toContain(`\nDisallow: ${path}\n`);
  expect(text).not.toMatch(/Disallow: \/(?:media|_next|products|product)?\n/);
  expect(text).toContain(`Sitemap: ${shopUrl}/sitemap.xml`);
});

it("a robot that has a sitemap already is told so, and gets a new one compressed", async () => {
  const first = await fetch(`${shopUrl}/sitemap/products-1.xml`, { headers: { "accept-encoding": "gzip" } });
  expect([first.status, first.headers.get("content-encoding")]).toEqual([200, "gzip"]);
  const headers = { "if-none-match": first.headers.get("etag") ?? "", "accept-encoding": "gzip" };
  expect((await fetch(`${shopUrl}/sitemap/products-1.xml`, { headers })).status).toBe(304);
});

// That each address of a sitemap answers is for the journeys' crawl to say, which asks for all of them.
it("every product stands in a sitemap, with the day of its last change", async () => {
  expect(await addressesIn("/sitemap.xml")).toEqual(
    ["pages", "categories", "products-1"].map((part) => `${shopUrl}/sitemap/${part}.xml`),
  );
  const products = await addressesIn("/sitemap/products-1.xml");
  expect(products).toContain(shopUrl + samplePendant.path);
  expect(products.length).toBeGreaterThan(160);
  expect(await textOf("/sitemap/products-1.xml")).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);
});
