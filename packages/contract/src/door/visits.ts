/** Where the door reports how often pages were opened. Only the door itself reaches it. */
export const visitsPath = "/api/visits";

/** Pages of the shop that are counted, each by what its path begins with; the first that fits is the one. */
const countedPaths: readonly (readonly [page: string, path: RegExp])[] = [
  ["home", /^\/$/],
  ["listing", /^\/products(?:\/|$)/],
  ["product", /^\/product\//],
  ["search", /^\/search\//],
  ["cart", /^\/shopping-cart$/],
  // Its other sections follow from the first.
  ["checkout", /^\/checkout(?:\/contact)?$/],
];

/** The kind of page at a path, as it is counted; undefined for one that is not. */
export function countedPageOf(path: string): string | undefined {
  return countedPaths.find(([, start]) => start.test(path))?.[0];
}
