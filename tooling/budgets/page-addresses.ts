import type { PageName } from "./budgets.ts";
import { answerOf, textAt, valueAt } from "./read-answer.ts";

/**
 * Where the weighed pages are, read from the shop's own API: the listing of the first category of the search panel
 * (16, Chandeliers, fixed by spec §7), and the first product on it.
 */
export async function pageAddresses(shopUrl: string): Promise<Readonly<Record<PageName, string>>> {
  const listing = await answerOf(`${shopUrl}/api/product/category/16/1/1`, {});
  const urlPath = textAt(listing, ["data", "products", "items", "0", "urlPath"]);
  const categories = await answerOf(`${shopUrl}/api/category/getcategorybyid/16`);
  const urlKey = textAt(categories, ["data", "categoryList", "0", "urlKey"]);
  return {
    home: `${shopUrl}/`,
    listing: `${shopUrl}/products/16/${urlKey}`,
    products: `${shopUrl}/products`,
    search: `${shopUrl}/search/${encodeURIComponent(await searchedWord(shopUrl))}`,
    product: `${shopUrl}${urlPath.startsWith("/") ? urlPath : `/product/${urlPath}`}`,
    planner: `${shopUrl}/tools/room-planner`,
    reading: `${shopUrl}/inspiration/inverter-and-solar`,
    cart: `${shopUrl}/shopping-cart`,
    auth: `${shopUrl}/auth`,
  };
}

/** A word that fills a page of results: the name of the kind of most of what is sold. */
async function searchedWord(shopUrl: string): Promise<string> {
  const all = await answerOf(`${shopUrl}/api/product/filter/0`, { pageSize: 96 });
  const items = valueAt(all, ["data", "products", "items"]);
  const counts = new Map<string, number>();
  for (const item of Array.isArray(items) ? items : []) {
    for (const word of new Set(
      textAt(item, ["name"])
        .toLowerCase()
        .match(/[a-z]{4,}/g),
    )) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  if (most === undefined) throw new Error("the API's answer has no products");
  return most[0];
}
