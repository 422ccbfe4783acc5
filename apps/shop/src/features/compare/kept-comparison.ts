import { parseJson } from "@precise/cart-core/json";
import { mostCompared } from "#shop/base/routes/compare-path.ts";
import { readCompareQuery } from "./compare-query.ts";

/** What this device compares. The privacy page names it. */
export const comparisonKey = "precise-compare";

/** The list with one more, last; the first gives way where there are four already. */
export function withAdded(kept: readonly string[], sku: string): readonly string[] {
  return kept.includes(sku) ? kept : [...kept, sku].slice(-mostCompared);
}

/**
 * Keeps what the address of the comparison adds before React comes, so that it is not lost where someone goes on at once. A
 * full list is left to React, which says what made room.
 */
export function keepAdded(search: string): void {
  const { added } = readCompareQuery(Object.fromEntries(new URLSearchParams(search)));
  const kept = keptComparison();
  if (added !== null && kept.length < mostCompared) keepComparison(withAdded(kept, added));
}

/** Storage can be edited by anyone: whatever is no list of item numbers is an empty one. */
export function decodeComparison(text: string | null): readonly string[] {
  const list = parseJson(text);
  return Array.isArray(list) && list.every((sku) => typeof sku === "string")
    ? list.slice(0, mostCompared)
    : [];
}

/** Item numbers, in the order in which they were added. */
export function keptComparison(): readonly string[] {
  try {
    return decodeComparison(localStorage.getItem(comparisonKey));
  } catch {
    // Blocked: then nothing is kept.
    return [];
  }
}

export function keepComparison(skus: readonly string[]): void {
  try {
    localStorage.setItem(comparisonKey, JSON.stringify(skus));
  } catch {
    // Blocked or full: the address still has it.
  }
}
