const productAddress = /\/product\/([^/"'\\?#<>\s&]+)/g;

/**
 * Which articles a page shows: the last segments of the product addresses in it, upper-case, each once. A card, a
 * finish and a product's own page all name the address of what they show, in the text or in its data.
 */
export function shownArticles(html: string): string[] {
  const segments = new Set<string>();
  for (const [, segment = ""] of html.matchAll(productAddress)) segments.add(segment.toUpperCase());
  return [...segments];
}

/**
 * What may be the article number at the end of a segment: the whole of it, and what follows each hyphen, for article
 * numbers hold hyphens themselves. @source design D10
 */
export function* possibleSkus(segment: string): Generator<string> {
  yield segment;
  for (let at = segment.indexOf("-"); at >= 0; at = segment.indexOf("-", at + 1)) yield segment.slice(at + 1);
}
