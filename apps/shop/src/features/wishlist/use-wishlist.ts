import { fetchProductsBySku } from "@precise/api-client/products";
import type { ProductItem } from "@precise/contract/shop/product";
import { browserApi } from "@precise/web/shell/browser-api";
import { useEffect, useState, useSyncExternalStore } from "react";
import { keepWishes, onWishesChange, wishesText } from "./kept-wishes.ts";
import { type Looked, shownWishes } from "./shown-wishes.ts";
import type { WishlistKnown } from "./wishlist.data.ts";

/** The list as the page shows it. `waiting` until it is known; `failed` where the shop did not answer for its lights. */
export type WishlistShown =
  | { readonly kind: "waiting" }
  | { readonly kind: "failed"; readonly tryAgain: () => void }
  | {
      readonly kind: "known";
      /** The newest wish first. */
      readonly products: readonly ProductItem[];
      /** Wishes that are no longer sold. */
      readonly goneCount: number;
    };

/** The list as it is in this browser, with its lights as they are today. */
export function useWishlist(known: WishlistKnown): WishlistShown {
  const kept = useSyncExternalStore(onWishesChange, wishesText, () => null);
  const [looked, setLooked] = useState<Looked>(
    known.kind === "account" ? { skus: known.skus, products: known.products } : { skus: [], products: [] },
  );
  /** The list that the shop did not answer for. */
  const [failed, setFailed] = useState<string | null>(null);

  useEffect(() => {
    if (known.kind === "account") keepWishes("account", known.skus);
  }, [known]);

  const skus =
    kept === null ? (known.kind === "account" ? known.skus : null) : kept.split("\n").filter(Boolean);
  const shown = skus === null ? null : shownWishes(skus, looked);
  /** The list that is to be looked up, as one text; null where every light of it is known. */
  const wanted = skus !== null && shown === null ? skus.join("\n") : null;
  useEffect(() => {
    if (wanted === null || wanted === failed) return;
    let isWanted = true;
    const skus = wanted.split("\n");
    void fetchProductsBySku(browserApi, skus).then((answer) => {
      if (!isWanted) return;
      if (answer.ok) setLooked({ skus, products: answer.value });
      else setFailed(wanted);
    });
    return () => {
      isWanted = false;
    };
  }, [wanted, failed]);

  if (shown !== null) return { kind: "known", ...shown };
  if (wanted !== null && wanted === failed) return { kind: "failed", tryAgain: () => setFailed(null) };
  return { kind: "waiting" };
}
