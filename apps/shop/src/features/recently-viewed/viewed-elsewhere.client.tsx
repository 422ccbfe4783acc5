"use client";
import { useEffect, useRef, useState } from "react";
import { forgetViewed, viewedProducts } from "./kept-viewed.ts";
import * as css from "./recently-viewed.css.ts";
import { useViewedRow } from "./use-viewed-row.ts";
import type { ViewedProduct } from "./viewed-list.ts";

/**
 * What was looked at on products' pages, on this device only; for the home page and the cart. Nothing where nothing was, and without
 * scripts. The script in the head keeps the row its place before anything is painted, so that nothing moves.
 */
export function ViewedElsewhere({ width = "wide" }: { readonly width?: "reading" | "wide" }) {
  const place = useRef<HTMLDivElement>(null);
  const [products, setProducts] = useState<readonly ViewedProduct[]>([]);
  useEffect(() => setProducts(viewedProducts()), []);
  const row = useViewedRow(place, products.length > 0);
  return (
    <div ref={place} className={row === "lost" ? undefined : css.keptForStored}>
      {row && row !== "lost" && <row.View products={products} onClear={forgetViewed} width={width} />}
    </div>
  );
}
