import { parseSearch, searchText } from "#desk/address/search-text.ts";

/** Whether an address shows a saved view: the same values, in whatever order. @param query without the `?` */
export function isSameQuery(query: string, other: string): boolean {
  return sorted(query) === sorted(other);
}

function sorted(query: string): string {
  const values = Object.entries(parseSearch(query)).toSorted(([a], [b]) => a.localeCompare(b));
  return searchText(Object.fromEntries(values));
}
