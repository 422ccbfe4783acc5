import { longestSearchText } from "@precise/contract/shop/catalogue";

/**
 * Address of a search: `/search/{term}`. A term that an address cannot carry (nothing, or dots that browsers take for a
 * folder) leads to the page that asks for one.
 * @source spec §2 "/search/{term}"
 */
export function searchPath(typed: string): string {
  const term = cleanTerm(typed);
  return term === "" || term === "." || term === ".." ? "/search" : `/search/${encodeURIComponent(term)}`;
}

/** What is searched for: without control characters and stray spaces, at most as long as the API takes. */
export function cleanTerm(typed: string): string {
  return typed
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, longestSearchText)
    .toWellFormed()
    .trim();
}
