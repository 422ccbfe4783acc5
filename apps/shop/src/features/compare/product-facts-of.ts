import { formatNaira } from "@precise/cart-core/money";
import type { Product } from "@precise/contract/shop/product";
import { pricesOf } from "#shop/base/amounts.ts";
import type { HomeFigure } from "#shop/features/product-page/at-home.ts";
import { compareCopy as copy } from "./compare-copy.ts";
import type { CompareFact } from "./compare-rows.ts";

/** What a product is compared by: what it costs, whether it can be had, what it does in a home, and its specifications. */
export function productFacts(product: Product, figures: readonly HomeFigure[]): readonly CompareFact[] {
  const { stock_status, stock_left, spec_table } = product;
  const stock =
    stock_left === undefined || stock_left === 0 ? copy.stocks[stock_status] : copy.left(stock_left);
  return [
    { code: "price", label: copy.price, text: formatNaira(pricesOf(product).now) },
    { code: "stock", label: copy.stock, text: stock },
    ...figures.map(({ kind, value, text }) => ({
      code: `home-${kind}`,
      label: copy.figures[kind],
      text: `${value} ${text}`,
    })),
    ...spec_table,
  ];
}
