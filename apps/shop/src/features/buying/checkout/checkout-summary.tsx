import type { Cart } from "@precise/contract/shop/cart";
import { OrderItems } from "@precise/ui/blocks/buying/order-items";
import { SummaryCard } from "@precise/ui/blocks/buying/summary-card";
import { AdvisorNote } from "@precise/ui/blocks/product/advisor-note";
import { orderItemsOfCart } from "#shop/features/buying/lines/order-items-of.tsx";
import type { CartFigures } from "#shop/features/buying/totals/cart-figures.ts";
import { summary } from "#shop/features/buying/totals/figures.css.ts";
import { summaryRows } from "#shop/features/buying/totals/summary-rows.ts";
import { checkoutCopy } from "./checkout-copy.ts";

/** What is being ordered and what it costs. */
export function CheckoutSummary({ cart, figures }: { readonly cart: Cart; readonly figures: CartFigures }) {
  return (
    <div className={summary}>
      <OrderItems items={orderItemsOfCart(cart.items)} />
      <SummaryCard title={checkoutCopy.summary} {...summaryRows(figures)}>
        <AdvisorNote advice={figures.advice} />
      </SummaryCard>
    </div>
  );
}
