import "server-only";
import { ApiCallError, type ApiResult } from "@precise/api-client/api-failure";
import { fetchCategories } from "@precise/api-client/categories";
import { fetchCatalogueAddresses } from "@precise/api-client/products";
import { categoryPath } from "@precise/contract/product-url";
import { everyCategory } from "@precise/web/listing/category-tree";
import { apiForEveryone } from "@precise/web/server/api";
import { canonicalOrigin } from "../../env.ts";
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from "./sitemap-xml.ts";

/** Sitemaps of products carry at most 5,000 each: a page of the API's list is one. */
const productsName = /^products-([1-9]\d{0,4})\.xml$/;

/** The list of sitemaps. @throws ApiCallError when the API does not answer */
export async function sitemapIndex(): Promise<string> {
  const { total_pages } = had(await fetchCatalogueAddresses(apiForEveryone(), 1));
  const parts = Array.from({ length: total_pages }, (_, at) => `products-${at + 1}`);
  return sitemapIndexXml(
    ["pages", "categories", ...parts].map((part) => `/sitemap/${part}.xml`),
    canonicalOrigin(),
  );
}

/**
 * One sitemap by its file name; null where there is none of it.
 * @param pages paths of the pages that belong to no catalogue
 * @throws ApiCallError when the API does not answer
 */
export async function sitemapPart(name: string, pages: readonly string[]): Promise<string | null> {
  const entries = await entriesOf(name, pages);
  return entries && sitemapXml(entries, canonicalOrigin());
}

async function entriesOf(name: string, pages: readonly string[]): Promise<SitemapEntry[] | null> {
  if (name === "pages.xml") return pages.map((path) => ({ path }));
  if (name === "categories.xml") {
    const categories = everyCategory(had(await fetchCategories(apiForEveryone())));
    const byPath = new Map(categories.map((category) => [categoryPath(category), category.image]));
    return [...byPath].map(([path, image]) => ({ path, ...(image !== null && { imagePath: image }) }));
  }
  const page = Number(productsName.exec(name)?.[1] ?? 0);
  if (page === 0) return null;
  const { addresses, total_pages } = had(await fetchCatalogueAddresses(apiForEveryone(), page));
  if (page > total_pages) return null;
  return addresses.map(({ urlPath, changed_at, imageUrl }) => ({
    path: urlPath,
    changedAt: changed_at,
    ...(imageUrl && { imagePath: imageUrl }),
  }));
}

function had<Value>(result: ApiResult<Value>): Value {
  if (result.ok) return result.value;
  throw new ApiCallError(result.failure);
}
