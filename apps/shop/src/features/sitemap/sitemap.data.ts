import { call } from "@precise/api-client/client";
import { listCatalogueAddresses } from "@precise/contract/shop/catalogue";
import "server-only";
import { unwrapOrThrow } from "@precise/api-client/api-failure";
import { categoryPath } from "@precise/contract/wire/product-url";
import { rememberPerVersion } from "@precise/web/gateway/remembered";
import { everyCategory } from "@precise/web/listing/category-tree";
import { apiForEveryone } from "@precise/web/server/api";
import { canonicalOrigin } from "#shop/base/env.ts";
import { settledVersion } from "#shop/base/server/catalogue-state.ts";
import { categoryTree } from "#shop/base/server/kept-catalogue.ts";
import { keptTexts } from "./kept-texts.ts";
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from "./sitemap-xml.ts";

/** Sitemaps of products carry at most 5,000 each: a page of the API's list is one. */
const productsName = /^products-([1-9]\d{0,4})\.xml$/;

/** The sitemaps of 200,000 products take some 7 MB. */
const kept = keptTexts(settledVersion, 8_000_000);
const rememberedParts = rememberPerVersion<number>(settledVersion, 1);

/** How many sitemaps of products there are. @throws ApiCallError */
async function productParts(): Promise<number> {
  const ask = async () =>
    unwrapOrThrow(await call(apiForEveryone(), listCatalogueAddresses, { params: { page: 1 } })).total_pages;
  return (await rememberedParts("", ask)) ?? 0;
}

/** The list of sitemaps. @throws ApiCallError when the API does not answer */
export async function sitemapIndex(): Promise<string> {
  const parts = Array.from({ length: await productParts() }, (_, at) => `products-${at + 1}`);
  return sitemapIndexXml(
    ["pages", "categories", ...parts].map((part) => `/sitemap/${part}.xml`),
    canonicalOrigin(),
  );
}

/**
 * One sitemap by its file name, compressed by gzip; null where there is no such file.
 * @param pages paths of the pages that belong to no catalogue
 * @throws ApiCallError when the API does not answer
 */
export function sitemapPart(name: string, pages: readonly string[]): Promise<Buffer | null> {
  return kept(name, async () => {
    const entries = await entriesOf(name, pages);
    return entries && sitemapXml(entries, canonicalOrigin());
  });
}

async function entriesOf(name: string, pages: readonly string[]): Promise<SitemapEntry[] | null> {
  if (name === "pages.xml") return pages.map((path) => ({ path }));
  if (name === "categories.xml") {
    const categories = everyCategory(unwrapOrThrow(await categoryTree(apiForEveryone())));
    const byPath = new Map(categories.map((category) => [categoryPath(category), category.image]));
    return [...byPath].map(([path, image]) => ({ path, ...(image !== null && { imagePath: image }) }));
  }
  const page = Number(productsName.exec(name)?.[1] ?? 0);
  if (page === 0 || page > (await productParts())) return null;
  const { addresses } = unwrapOrThrow(
    await call(apiForEveryone(), listCatalogueAddresses, { params: { page } }),
  );
  return addresses.map(({ urlPath, changed_at, imageUrl }) => ({
    path: urlPath,
    changedAt: changed_at,
    ...(imageUrl && { imagePath: imageUrl }),
  }));
}
