import { shopPages } from "../../apps/shop/src/base/routes/page-table.ts";
import { tradePages } from "../../apps/trade/src/base/routes/page-table.ts";

/** An address of every page of both apps, by its route. @param of a product and a category, asked for from the running shop */
export function pageSamples(of: { readonly product: string; readonly category: string }) {
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
