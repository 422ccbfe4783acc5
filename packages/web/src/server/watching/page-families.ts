/** Apart from pages: what both apps answer. */
const others: ReadonlyMap<string, string> = new Map([
  ["_next", "files"],
  ["form", "forms"],
  ["media", "pictures"],
]);

/**
 * Sorts an app's addresses into few families: by the first part of a page's route.
 * @param basePath below which the app is
 * @param pages routes, as `/products/[id]`
 * @returns the family of an address; "other" for what is no page of ours
 */
export function pageFamilies(basePath: string, pages: readonly string[]): (address: string) => string {
  const first = (path: string) => path.split(/[/?]/, 2)[1] ?? "";
  const known = new Set(pages.map(first));
  return (address) => {
    if (!address.startsWith(basePath) || !/^(?:[/?]|$)/.test(address.slice(basePath.length))) return "other";
    const part = first(address.slice(basePath.length));
    if (part === "") return "home";
    return known.has(part) ? part : (others.get(part) ?? "other");
  };
}
