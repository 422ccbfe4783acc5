import type { ReactNode } from "react";
import { base as baseClass } from "./price-base.css.ts";
import type { PriceBase as Base } from "./prices-cookie.ts";

/** Where the switch for prices writes what is chosen: both prices are on the page, and styles show one. */
export const priceBaseId = "prices";

/** Everything inside shows its prices as chosen. */
export function PriceBase({ base, children }: { readonly base: Base; readonly children: ReactNode }) {
  return (
    <div id={priceBaseId} className={baseClass} data-prices={base}>
      {children}
    </div>
  );
}
