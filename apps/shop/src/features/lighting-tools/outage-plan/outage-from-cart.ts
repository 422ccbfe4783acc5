import { fetchProductsBySku } from "@precise/api-client/products";
import { factsOfArticle } from "@precise/lighting/article-facts";
import { routes } from "#shop/base/routes/route-table.ts";
import { apiForVisitor } from "#shop/base/server/visitor-api.ts";
import { visitorCart } from "#shop/features/buying/cart/visitor-cart.ts";
import { rowsOfArticles } from "./outage-rows.ts";

/**
 * Where the lights of a visitor's cart are planned: the page itself knows no visitor, its address holds everything.
 * @param cookie what the request's cookie names as the cart's id
 */
export async function outagePlanOfCart(headers: Headers, cookie: string | undefined): Promise<string> {
  const found = await visitorCart(headers, cookie);
  const lines = found.kind === "loaded" ? found.cart.items : [];
  const skus = lines.map(({ product }) => product.sku);
  const products = await fetchProductsBySku(apiForVisitor(headers), [...new Set(skus)]);
  const lit = new Set(
    (products.ok ? products.value : []).flatMap(({ sku, attributes }) =>
      factsOfArticle(attributes).watts === undefined ? [] : [sku],
    ),
  );
  const rows = lines.flatMap(({ quantity, product: { sku } }) => (lit.has(sku) ? [{ sku, quantity }] : []));
  return `${routes.outagePlan.href}?${rows.length === 0 ? "cart=none" : rowsOfArticles(rows)}`;
}
