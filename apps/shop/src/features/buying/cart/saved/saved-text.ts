import { cartStorageKeys } from "../browser-cart-storage.ts";
import { notifyCartChange, onCartChange } from "../cart-store.ts";

/** What this browser keeps of the lines saved for later, unread; null where it keeps none or may not keep any. */
export function savedText(): string | null {
  try {
    return localStorage.getItem(cartStorageKeys.saved);
  } catch {
    // Storage is blocked: the same as nothing saved.
    return null;
  }
}

/** Keeps another text, or none. @returns false where the browser refuses to keep it */
export function writeSavedText(text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(cartStorageKeys.saved);
    else localStorage.setItem(cartStorageKeys.saved, text);
  } catch {
    // Full or blocked: the caller says so, and nothing is lost from the cart.
    return false;
  }
  notifyCartChange();
  return true;
}

/** Calls back when the saved lines change, in this tab or another. @returns stops it */
export function onSavedChange(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === cartStorageKeys.saved || key === null) listener();
  };
  const stop = onCartChange(listener);
  window.addEventListener("storage", hear);
  return () => {
    stop();
    window.removeEventListener("storage", hear);
  };
}
