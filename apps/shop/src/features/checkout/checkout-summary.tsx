import { wirePrice } from "@precise/cart-core/money";
import type { Cart } from "@precise/contract/cart";
import { AdvisorNote } from "@precise/ui/blocks/advisor-note";
import { OrderItems } from "@precise/ui/blocks/order-items";
import { SummaryCard } from "@precise/ui/blocks/summary-card";
import { type CartFigures, unitPriceOf } from "../../purchase/cart-figures.ts";
import { checkoutCopy } from "../../purchase/copy/checkout-copy.ts";
import { summaryRows } from "../../purchase/summary-rows.ts";

/** What is being ordered and what it costs. */
export function CheckoutSummary({ cart, figures }: { readonly cart: Cart; readonly figures: CartFigures }) {
  const items = cart.items.map((item) => ({
    sku: item.product.sku,
    name: item.product.name,
    urlPath: item.product.urlPath,
    quantity: item.quantity,
    unit_price: wirePrice(unitPriceOf(item)),
    row_total: item.row_total,
  }));
  return (
    <SummaryCard title={checkoutCopy.summary} {...summaryRows(figures)}>
      <OrderItems items={items} />
      <AdvisorNote advice={figures.advice} />
    </SummaryCard>
  );
}
