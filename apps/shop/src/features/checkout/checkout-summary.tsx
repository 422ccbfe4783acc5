import type { Cart } from "@precise/contract/cart";
import { AdvisorNote } from "@precise/ui/blocks/advisor-note";
import { OrderItems } from "@precise/ui/blocks/order-items";
import { SummaryCard } from "@precise/ui/blocks/summary-card";
import type { CartFigures } from "../../purchase/cart-figures.ts";
import { checkoutCopy } from "../../purchase/copy/checkout-copy.ts";
import { orderItemsOfCart } from "../../purchase/order-items-of.tsx";
import { summary } from "../../purchase/purchase.css.ts";
import { summaryRows } from "../../purchase/summary-rows.ts";

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
