import type { PageName } from "./budgets.ts";

/**
 * Where the weighed pages are, read from the shop's own API: the listing of the first category of the search panel
 * (16, Chandeliers, fixed by SPEC.md §7), and the first product on it.
 */
export async function pageAddresses(shopUrl: string): Promise<Readonly<Record<PageName, string>>> {
  const listing = await answerOf(`${shopUrl}/api/product/category/16/1/1`, {});
  const urlPath = textAt(listing, ["data", "products", "items", "0", "urlPath"]);
  const categories = await answerOf(`${shopUrl}/api/category/getcategorybyid/16`);
  const urlKey = textAt(categories, ["data", "categoryList", "0", "urlKey"]);
  return {
    home: `${shopUrl}/`,
    listing: `${shopUrl}/products/16/${urlKey}`,
    product: `${shopUrl}${urlPath.startsWith("/") ? urlPath : `/product/${urlPath}`}`,
    cart: `${shopUrl}/shopping-cart`,
  };
}

async function answerOf(address: string, body?: unknown): Promise<unknown> {
  const response = await fetch(address, {
    ...(body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

function textAt(value: unknown, path: readonly string[]): string {
  let found = value;
  for (const key of path)
    found = typeof found === "object" && found !== null ? (found as Record<string, unknown>)[key] : undefined;
  if (typeof found !== "string") throw new Error(`the API's answer has no ${path.join(".")}`);
  return found;
}
