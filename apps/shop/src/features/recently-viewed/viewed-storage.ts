/** Where this browser, and nobody else, keeps what was looked at. */
const key = "recentlyViewed";

/** Null where nothing is kept or storage is blocked. */
export function readViewed(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Blocked: then nothing is kept.
    return null;
  }
}

/** @param text null forgets it */
export function writeViewed(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Blocked or full: then nothing is kept.
  }
}
