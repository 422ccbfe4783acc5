import type { Cart } from "@precise/contract/cart";
import { AdvisorNote } from "@precise/ui/blocks/advisor-note";
import { SummaryCard } from "@precise/ui/blocks/summary-card";
import type { CartFigures } from "../../purchase/cart-figures.ts";
import { checkoutCopy } from "../../purchase/copy/checkout-copy.ts";
import { OrderLines } from "../../purchase/order-lines.tsx";
import { summary } from "../../purchase/purchase.css.ts";
import { summaryRows } from "../../purchase/summary-rows.ts";

/** What is being ordered and what it costs. */
export function CheckoutSummary({ cart, figures }: { readonly cart: Cart; readonly figures: CartFigures }) {
  const lines = cart.items.map(({ product, quantity, row_total }) => ({
    sku: product.sku,
    name: product.name,
    quantity,
    rowTotal: row_total.value,
    picture: product.media_gallery[0],
  }));
  return (
    <div className={summary}>
      <OrderLines lines={lines} />
      <SummaryCard title={checkoutCopy.summary} {...summaryRows(figures)}>
        <AdvisorNote advice={figures.advice} />
      </SummaryCard>
    </div>
  );
}
