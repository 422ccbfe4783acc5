"use client";
import { useEffect, useRef, useState } from "react";
import * as css from "./recently-viewed.css.ts";
import { decodeViewed, type ViewedProduct, withViewed } from "./viewed-list.ts";
import type { ViewedRow } from "./viewed-row.tsx";

/** Where this browser alone keeps what was looked at. */
const key = "recentlyViewed";

/** Null where nothing is kept or storage is blocked. */
function readViewed(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Blocked: then nothing is kept.
    return null;
  }
}

/** @param text null forgets it */
function writeViewed(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Blocked or full: then nothing is kept.
  }
}

/**
 * Remembers a product as looked at, on this device only, and shows what was looked at before it. Nothing on a first visit and
 * without scripts. The row comes when the visitor is about to reach it, into a place that is kept free for it.
 */
export function RecentlyViewed({ sku, name, href, srcSet, night }: ViewedProduct) {
  const place = useRef<HTMLDivElement>(null);
  const [others, setOthers] = useState<readonly ViewedProduct[]>([]);
  const [row, setRow] = useState<{ readonly View: typeof ViewedRow } | null>(null);

  useEffect(() => {
    const list = decodeViewed(readViewed());
    setOthers(list.filter((product) => product.sku !== sku));
    writeViewed(JSON.stringify(withViewed(list, { sku, name, href, srcSet, ...(night && { night }) })));
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
    <div ref={place} className={isKept ? css.kept : undefined}>
      {row && isKept && <row.View products={others} onClear={() => writeViewed(null)} />}
    </div>
  );
}
