"use client";
import { useEffect, useRef, useState } from "react";
import { forgetViewed, rememberViewed } from "./kept-viewed.ts";
import * as css from "./recently-viewed.css.ts";
import type { ViewedProduct } from "./viewed-list.ts";
import type { ViewedRow } from "./viewed-row.tsx";

/**
 * Remembers a product as looked at, on this device only, which the page's loaders do as well, and shows what was looked at before it. Nothing on a first visit and
 * without scripts. The row comes when the visitor is about to reach it, into a place that is kept free for it.
 */
export function RecentlyViewed({ sku, name, href, srcSet, night }: ViewedProduct) {
  const place = useRef<HTMLDivElement>(null);
  const [others, setOthers] = useState<readonly ViewedProduct[]>([]);
  const [row, setRow] = useState<{ readonly View: typeof ViewedRow } | null>(null);

  useEffect(() => {
    setOthers(rememberViewed({ sku, name, href, srcSet, ...(night && { night }) }));
  }, [sku, name, href, srcSet, night]);

  const isKept = others.length > 0;
  useEffect(() => {
    if (!isKept || !place.current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      import("./viewed-row.tsx").then(
        ({ ViewedRow }) => setRow({ View: ViewedRow }),
        // The code cannot be fetched: the page is whole without it.
        () => setOthers([]),
      );
    }, css.nearby);
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isKept]);

  return (
    <div
      ref={place}
      className={isKept ? css.kept : undefined}
      // For what remembers it before, and without, React.
      data-viewed={JSON.stringify({ sku, name, href, srcSet, ...(night && { night }) })}
    >
      {row && isKept && <row.View products={others} onClear={forgetViewed} />}
    </div>
  );
}
