/** Gives the part of local storage that is used here; where storage is blocked, already asking for it throws. */
export type RecentStorage = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

export const recentSearchesKey = "recent-searches";
const mostRemembered = 5;
const longestRemembered = 128;

/** What was searched for lately in this browser, the latest first; invalid storage counts as empty. */
export function readRecentSearches(storage: RecentStorage): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(recentSearchesKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isTerm).slice(0, mostRemembered) : [];
  } catch {
    // Blocked storage, or a value that is not ours.
    return [];
  }
}

/** Puts a term in front; the same term in other letters is not kept twice. */
export function rememberSearch(storage: RecentStorage, term: string): void {
  const clean = term.trim();
  if (!isTerm(clean)) return;
  const others = readRecentSearches(storage).filter((one) => one.toLowerCase() !== clean.toLowerCase());
  try {
    storage().setItem(recentSearchesKey, JSON.stringify([clean, ...others].slice(0, mostRemembered)));
  } catch {
    // Full or blocked: the search itself goes on.
  }
}

/** Forgets all of them. */
export function clearRecentSearches(storage: RecentStorage): void {
  try {
    storage().removeItem(recentSearchesKey);
  } catch {
    // Blocked storage holds nothing to forget.
  }
}

function isTerm(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "" && value.length <= longestRemembered;
}
