import { mostWishes } from "@precise/contract/shop/wishlist-limit";
import { onReturn } from "@precise/web/shell/on-return";
import { isMarkedSignedIn } from "#shop/base/session/signed-in-mark.ts";

/** Article numbers in this browser, the newest wish first: a guest's own list, and a copy of the account's. @source design D7 */
const keys = { guest: "precise-wishlist", account: "precise-wishlist-account" } as const;
/** Listeners of its own: storage does not tell its own tab, and jotai is not in the first load of a page (decision 049). */
const listeners = new Set<() => void>();

/** The list that counts now; null where nothing is known of the account's. */
export function keptWishes(): readonly string[] | null {
  return isMarkedSignedIn() ? accountCopy() : guestWishes();
}

/** A bad value means an empty list. */
export function guestWishes(): readonly string[] {
  return decoded(textOf(keys.guest)) ?? [];
}

/** Keeps a list and notifies the page. @returns false where the browser keeps nothing */
export function keepWishes(whose: keyof typeof keys, skus: readonly string[]): boolean {
  try {
    localStorage.setItem(keys[whose], JSON.stringify([...new Set(skus)].slice(0, mostWishes)));
    return true;
  } catch {
    return false;
  } finally {
    for (const listener of listeners) listener();
  }
}

/** After signing out: nothing of the person's list stays here. */
export function forgetAccountWishes(): void {
  try {
    localStorage.removeItem(keys.account);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

/** Calls back when a list changes, in this tab or another, or may have while the page slept. @returns stops it */
export function onWishesChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  const stop = onReturn(listener);
  return () => {
    stop();
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The same text as long as nothing has changed. */
export function wishesText(): string {
  return (keptWishes() ?? []).join("\n");
}

function accountCopy(): readonly string[] | null {
  return decoded(textOf(keys.account));
}

function textOf(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Blocked: the same as nothing kept.
    return null;
  }
}

function decoded(text: string | null): readonly string[] | null {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter((sku) => typeof sku === "string").slice(0, mostWishes) : null;
  } catch {
    // Not ours.
    return null;
  }
}
