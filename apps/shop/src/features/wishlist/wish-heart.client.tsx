"use client";
import { HeartButton } from "@precise/ui/blocks/product/heart-button";
import { useSyncExternalStore } from "react";
import { onWishesChange, wishesText } from "./kept-wishes.ts";
import { wishCopy } from "./wish-copy.ts";

/**
 * Whether a product is wished for, and the switch of it. Pages are made for everyone and need scripts for it: so it comes
 * when they run, over the picture, where it moves nothing. What changes the list is loaded by the first touch.
 */
export function WishHeart(props: { readonly sku: string; readonly name: string }) {
  const { sku, name } = props;
  const wishes = useSyncExternalStore(onWishesChange, wishesText, () => null);
  if (wishes === null) return null;
  const isWished = wishes.split("\n").includes(sku);
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
          () => undefined,
        )
      }
    />
  );
}
