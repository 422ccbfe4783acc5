import { fetchProductsBySku } from "@precise/api-client/products";
import type { ProductItem } from "@precise/contract/product";
import { browserApi } from "@precise/web/shell/browser-api";
import { useEffect, useState, useSyncExternalStore } from "react";
import { keepWishes, onWishesChange, wishesText } from "../../purchase/wishes/kept-wishes.ts";
import type { WishlistKnown } from "./wishlist.data.ts";

/** The list as it stands, the newest wish first; null until it is known. */
export function useWishlist(known: WishlistKnown): {
  readonly products: readonly ProductItem[] | null;
  /** Wishes that are no longer sold. */
  readonly goneCount: number;
} {
  const kept = useSyncExternalStore(onWishesChange, wishesText, () => null);
  const [loaded, setLoaded] = useState<readonly ProductItem[] | null>(
    known.kind === "account" ? known.products : null,
  );

  useEffect(() => {
    if (known.kind === "account") keepWishes("account", known.skus);
  }, [known]);

  const skus =
    kept === null ? (known.kind === "account" ? known.skus : null) : kept.split("\n").filter(Boolean);
  const text = skus?.join("\n") ?? null;
  useEffect(() => {
    if (known.kind === "account" || text === null) return;
    if (text === "") {
      setLoaded([]);
      return;
    }
    let isWanted = true;
    void fetchProductsBySku(browserApi, text.split("\n")).then((answer) => {
      if (isWanted && answer.ok) setLoaded(answer.value);
    });
    return () => {
      isWanted = false;
    };
  }, [known, text]);

  if (skus === null || loaded === null) return { products: null, goneCount: 0 };
  const bySku = new Map(loaded.map((product) => [product.sku, product]));
  const products = skus.flatMap((sku) => bySku.get(sku) ?? []);
  return { products, goneCount: known.kind === "account" ? skus.length - products.length : 0 };
}
