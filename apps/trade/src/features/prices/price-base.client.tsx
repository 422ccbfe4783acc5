"use client";
import { useAtomValue } from "jotai/react";
import type { ReactNode } from "react";
import { base as baseClass } from "./price-base.css.ts";
import { chosenPriceBaseAtom } from "./prices.atoms.ts";
import type { PriceBase as Base } from "./prices-cookie.ts";

/**
 * Everything inside shows its prices as chosen: both prices are on the page, and styles show one.
 * @param base as the page was rendered
 */
export function PriceBase({ base, children }: { readonly base: Base; readonly children: ReactNode }) {
  const chosen = useAtomValue(chosenPriceBaseAtom);
  return (
    <div className={baseClass} data-prices={chosen ?? base}>
      {children}
    </div>
  );
}
