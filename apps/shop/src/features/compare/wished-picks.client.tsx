"use client";
import { fetchProductsBySku } from "@precise/api-client/products";
import type { ProductItem } from "@precise/contract/shop/product";
import { browserApi } from "@precise/web/shell/browser-api";
import { useEffect, useState, useSyncExternalStore } from "react";
import { onWishesChange, wishesText } from "#shop/features/wishlist/kept-wishes.ts";
import { compareCopy as copy } from "./compare-copy.ts";
import { ComparePicks } from "./compare-picks.tsx";

/** As many as a row shows at once. */
const mostPicks = 12;

/** Lights of the wishlist to compare; nothing where there are none, and where the shop does not answer. */
export function WishedPicks({ compared }: { readonly compared: readonly string[] }) {
  const wishes = useSyncExternalStore(onWishesChange, wishesText, () => "");
  const [products, setProducts] = useState<readonly ProductItem[]>([]);
  useEffect(() => {
    const skus = wishes.split("\n").filter(Boolean).slice(0, mostPicks);
    if (skus.length === 0) return setProducts([]);
    let isWanted = true;
    void fetchProductsBySku(browserApi, skus).then((answer) => {
      if (isWanted && answer.ok) setProducts(answer.value);
    });
    return () => {
      isWanted = false;
    };
  }, [wishes]);
  return (
    <ComparePicks id="from-wishlist" title={copy.fromWishlist} products={products} compared={compared} />
  );
}
