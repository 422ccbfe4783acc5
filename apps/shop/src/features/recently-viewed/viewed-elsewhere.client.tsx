"use client";
"use no memo";
import { useEffect, useRef, useState } from "react";
import { forgetViewed, viewedProducts } from "./kept-viewed.ts";
import * as css from "./recently-viewed.css.ts";
import { useViewedRow } from "./use-viewed-row.ts";
import type { ViewedProduct } from "./viewed-list.ts";

/**
 * What was looked at on products' pages, on this device only; for the home page, the cart and comparing. Nothing where nothing was, and
 * without scripts. The script in the head keeps the row its place before anything is painted, so that nothing moves.
 * @param compared item numbers of a comparison that a tap adds to, instead of leading to the product
 */
export function ViewedElsewhere({ compared }: { readonly compared?: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null);
  const [products, setProducts] = useState<readonly ViewedProduct[] | null>(null);
  useEffect(() => setProducts(viewedProducts()), []);
  const shown = (products ?? []).filter(({ sku }) => !compared?.includes(sku));
  const row = useViewedRow(place, shown.length > 0);
  return (
    <div
      ref={place}
      className={row === "lost" || (products !== null && shown.length === 0) ? undefined : css.keptForStored}
    >
      {row && row !== "lost" && <row.View products={shown} onClear={forgetViewed} compared={compared} />}
    </div>
  );
}
