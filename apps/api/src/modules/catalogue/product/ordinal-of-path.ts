/**
 * Finds a product by the last segment of its page's path: by the longest article number that is the whole of it, or
 * ends it after a hyphen, upper or lower case alike. Article numbers hold hyphens themselves, so every place is tried,
 * the longest ending first.
 * @returns the product's ordinal; undefined when no article number ends the path
 * @source design D10, apps/api/catalogue/README.md
 */
export function ordinalOfPath(
  path: string,
  { ordinalOfSku }: { ordinalOfSku(sku: string): number | undefined },
): number | undefined {
  const segment = decodedPath(path);
  for (let start = 0; start <= segment.length; ) {
    const found = ordinalOfSku(segment.slice(start));
    if (found !== undefined) return found;
    const hyphen = segment.indexOf("-", start);
    if (hyphen < 0) return undefined;
    start = hyphen + 1;
  }
  return undefined;
}

/** Some callers encode a path twice; a percent sign can be nothing else, for no article number holds one. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // not encoded after all
  }
}
