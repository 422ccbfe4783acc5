import { decodeViewed, type ViewedProduct, withViewed } from "./viewed-list.ts";

/** The script in the head knows it too: it keeps the row a place before anything is painted. */
const key = "recentlyViewed";

/** Remembers a product as looked at, however often it is called. @returns what was looked at before it */
export function rememberViewed(product: ViewedProduct): readonly ViewedProduct[] {
  const list = decodeViewed(readViewed());
  writeViewed(JSON.stringify(withViewed(list, product)));
  return list.filter(({ sku }) => sku !== product.sku);
}

/** What was looked at, the newest first. */
export function viewedProducts(): readonly ViewedProduct[] {
  return decodeViewed(readViewed());
}

/** Forgets all of it. */
export function forgetViewed(): void {
  writeViewed(null);
}

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
