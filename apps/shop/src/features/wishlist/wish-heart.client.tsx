"use client";
import { HeartButton } from "@precise/ui/blocks/product/heart-button";
import { showToast } from "@precise/ui/components/feedback/toast-store";
import { useSyncExternalStore } from "react";
import { onWishesChange, wishesText } from "./kept-wishes.ts";
import { wishCopy } from "./wish-copy.ts";

/**
 * Whether a product is wished for, and the switch of it. Pages are made for everyone, so it is empty in them; the
 * loader fills it, and its press waits for React. Without scripts it is not there. What changes the list is loaded by the first touch.
 */
export function WishHeart(props: { readonly sku: string; readonly name: string }) {
  const { sku, name } = props;
  const wishes = useSyncExternalStore(onWishesChange, wishesText, () => null);
  const isWished = (wishes ?? "").split("\n").includes(sku);
  const load = () => import("./set-wish.ts");
  return (
    <HeartButton
      name={wishCopy.heart(name)}
      isOn={isWished}
      onIntent={() =>
        void load().then(
          ({ learnWishes }) => learnWishes(),
          () => undefined,
        )
      }
      onToggle={() =>
        void load().then(
          ({ setWish }) => setWish({ sku, name, isWished: !isWished }),
          // The code cannot be fetched.
          () => showToast({ tone: "critical", title: name, message: wishCopy.failed }),
        )
      }
    />
  );
}
