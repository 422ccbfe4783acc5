"use client";
import { useEffect, useRef, useState } from "react";
import { forgetViewed, rememberViewed } from "./kept-viewed.ts";
import * as css from "./recently-viewed.css.ts";
import { useViewedRow } from "./use-viewed-row.ts";
import type { ViewedProduct } from "./viewed-list.ts";

/**
 * Remembers a product as looked at, on this device only, which the page's loaders do as well, and shows what was looked at before it. Nothing on a first visit and
 * without scripts. The row comes when the visitor is about to reach it, into a place that is kept free for it.
 */
export function RecentlyViewed({ sku, name, href, srcSet, night }: ViewedProduct) {
  const place = useRef<HTMLDivElement>(null);
  const [others, setOthers] = useState<readonly ViewedProduct[]>([]);
  useEffect(() => {
    setOthers(rememberViewed({ sku, name, href, srcSet, ...(night && { night }) }));
  }, [sku, name, href, srcSet, night]);

  const isKept = others.length > 0;
  const row = useViewedRow(place, isKept);

  return (
    <div
      ref={place}
      // Where the code cannot be fetched the page is whole without it.
      className={isKept && row !== "lost" ? css.kept : undefined}
      // For what remembers it before, and without, React.
      data-viewed={JSON.stringify({ sku, name, href, srcSet, ...(night && { night }) })}
    >
      {row && row !== "lost" && isKept && <row.View products={others} onClear={forgetViewed} />}
    </div>
  );
}
