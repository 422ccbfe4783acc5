import type { ClientCheckout } from "@precise/api-client/clients/orders";
import { SummaryCard } from "@precise/ui/blocks/summary-card";
import { places } from "#trade/base/routes/paths.ts";
import { countText } from "#trade/base/text/amount-text.ts";
import { figureRows } from "#trade/features/orders/figure-rows.ts";
import * as css from "./checkout.css.ts";
import { checkoutCopy as copy } from "./checkout-copy.ts";

/** What is being ordered and what it costs, net and with VAT. */
export function CheckoutSummary({ checkout }: { readonly checkout: ClientCheckout }) {
  const { prices, total_quantity } = checkout;
  return (
    <SummaryCard title={copy.summary} {...figureRows(prices, countText(total_quantity, "piece"))}>
      <a className={css.change} href={places.cart}>
        {copy.toCart}
      </a>
    </SummaryCard>
  );
}
