import type { ApiFailure } from "@precise/api-client/api-failure";
import { call } from "@precise/api-client/client";
import { addWishes, readWishlist, removeWishes } from "@precise/contract/shop/wishlist";
import { mostWishes } from "@precise/contract/shop/wishlist-limit";
import { showToast } from "@precise/ui/components/feedback/toast-store";
import { personalApi } from "#shop/base/session/personal-api.ts";
import { isMarkedSignedIn } from "#shop/base/session/signed-in-mark.ts";
import { guestWishes, keepWishes, keptWishes } from "./kept-wishes.ts";
import { wishCopy as copy } from "./wish-copy.ts";

/**
 * Puts a product on the list that counts now, or takes it off; it is shown at once, announced with an undo, and reverted if
 * refused.
 * @param item.place where in the list it goes; first where none is given
 */
export async function setWish(item: {
  readonly sku: string;
  readonly name: string;
  readonly isWished: boolean;
  readonly place?: number;
}): Promise<void> {
  const { sku, name, isWished, place = 0 } = item;
  const placeBefore = keptWishes()?.indexOf(sku) ?? 0;
  const refusal = isMarkedSignedIn()
    ? await setOnAccount(sku, isWished)
    : setHere(sku, isWished ? place : null);
  if (refusal !== null) {
    showToast({ tone: "critical", title: name, message: refusal });
    return;
  }
  showToast({
    tone: isWished ? "positive" : "neutral",
    title: isWished ? copy.added : copy.removed,
    message: name,
    action: isWished
      ? { label: copy.see, href: "/wishlist" }
      : {
          label: copy.undo,
          onPress: () => void setWish({ sku, name, isWished: true, place: Math.max(placeBefore, 0) }),
        },
  });
}

/** Learns the account's list where this browser has no copy of it yet. */
export async function learnWishes(): Promise<void> {
  if (!isMarkedSignedIn() || keptWishes() !== null) return;
  const known = await call(personalApi, readWishlist);
  if (known.ok) keepWishes("account", known.value);
}

function setHere(sku: string, place: number | null): string | null {
  const before = guestWishes();
  if (place !== null && before.length >= mostWishes) return copy.full;
  return keepWishes("guest", changed(before, sku, place)) ? null : copy.failed;
}

async function setOnAccount(sku: string, isWished: boolean): Promise<string | null> {
  const before = keptWishes();
  if (before !== null) keepWishes("account", changed(before, sku, isWished ? 0 : null));
  const result = await call(personalApi, isWished ? addWishes : removeWishes, { body: { skus: [sku] } });
  if (result.ok) {
    keepWishes("account", result.value);
    return null;
  }
  if (before !== null) keepWishes("account", before);
  return refusalText(result.failure);
}

/** @param place where the product goes; null takes it off */
function changed(skus: readonly string[], sku: string, place: number | null): readonly string[] {
  const others = skus.filter((each) => each !== sku);
  return place === null ? others : others.toSpliced(place, 0, sku);
}

function refusalText(failure: ApiFailure): string {
  if (failure.status === 401) return copy.signedOut;
  return failure.code === "wishlist_full" ? copy.full : copy.failed;
}
