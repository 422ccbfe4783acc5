import { pageAddresses } from "@precise/budgets/page-addresses";
import { openSampleSession } from "@precise/budgets/sample-session";
import { shopPages } from "../../apps/shop/src/base/routes/page-table.ts";
import { tradePages } from "../../apps/trade/src/base/routes/page-table.ts";
import type { Target } from "./env.ts";

/** A page as a visitor asks for it. */
export interface AskedPage {
  readonly app: "shop" | "trade";
  readonly route: string;
  readonly path: string;
  /** The session that opens it. */
  readonly cookie: string;
}

/** Every page of both apps, those of the trade area in a client's session. */
export async function askedPages(target: Target): Promise<readonly AskedPage[]> {
  const { product, listing } = await pageAddresses(target.shopUrl);
  const of = { product: new URL(product).pathname, category: new URL(listing).pathname };
  const cookie = await openSampleSession(target.apiUrl);
  return pageSamples(of).map((page) => ({ ...page, cookie: page.app === "trade" ? cookie : "" }));
}

/** An address of every page of both apps, by its route. @param of a product and a category, asked for from the running shop */
function pageSamples(of: { readonly product: string; readonly category: string }) {
  const found: Readonly<Record<string, string>> = {
    "/product/[path]": of.product,
    "/products/[categoryId]/[urlKey]": of.category,
  };
  return [
    ...Object.entries(shopPages).map(([route, { sample }]) => ({
      app: "shop" as const,
      route,
      path: sample ?? found[route] ?? "",
    })),
    ...Object.entries(tradePages).map(([route, { sample }]) => ({
      app: "trade" as const,
      route,
      path: `/clients${sample ?? found[route] ?? ""}`,
    })),
  ];
}
