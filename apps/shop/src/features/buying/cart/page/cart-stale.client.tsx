"use client";
"use no memo";
import { SummaryCard } from "@precise/ui/blocks/buying/summary-card";
import { Alert } from "@precise/ui/components/feedback/alert";
import { ButtonLink } from "@precise/ui/components/inputs/button";
import { WithAside } from "@precise/ui/components/layout/layout";
import { figuresOf } from "#shop/features/buying/totals/cart-figures.ts";
import { summaryCopy } from "#shop/features/buying/totals/summary-copy.ts";
import { summaryRows } from "#shop/features/buying/totals/summary-rows.ts";
import { browserCartStorage } from "../browser-cart-storage.ts";
import { cartCopy } from "../cart-copy.ts";
import { useStoredCart } from "../use-stored-cart.ts";
import { CartLines } from "./cart-lines.client.tsx";
import * as css from "./cart-page.css.ts";

/**
 * The shop does not answer: says so, and shows the cart as this browser last saw it. The page asks again by itself.
 * @param hasLines the page still shows the lines itself
 */
export function CartStale({ hasLines = false }: { readonly hasLines?: boolean }) {
  const seen = useStoredCart(browserCartStorage.snapshotText);
  const stored = hasLines ? null : seen;
  return (
    <>
      <Alert tone="caution" title={cartCopy.staleTitle}>
        <p>{stored || hasLines ? cartCopy.staleText : cartCopy.staleNoLines}</p>
        <div className={css.inline}>
          <ButtonLink tone="quiet" href="/shopping-cart">
            {cartCopy.tryAgain}
          </ButtonLink>
        </div>
      </Alert>
      {stored && (
        <WithAside
          aside={<SummaryCard title={summaryCopy.title} {...summaryRows(figuresOf(stored, "delivery"))} />}
        >
          <CartLines items={stored.items} />
        </WithAside>
      )}
    </>
  );
}
