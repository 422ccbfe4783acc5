/** What an API is that does not say its release: from before the first one that does. */
const unnamed = "0.1.0";

/**
 * Why an app may not serve beside this API: it makes calls, or reads fields, that a release before the one that it needs
 * may not have.
 * @param needed the release with which it was found to get along
 * @param named the release that the API names
 * @returns the sentence for who rolls it out; null where it may
 * @source decision 138
 */
export function releaseProblem(needed: string, named: string = unnamed): string | null {
  if (!isOlder(named, needed)) return null;
  return `it needs release ${needed} of the API, and release ${named} answers. Roll out the API first.`;
}

function isOlder(release: string, than: string): boolean {
  const [own, other] = [release, than].map((text) => text.split(".").map(Number));
  const place = [0, 1, 2].find((at) => own?.[at] !== other?.[at]);
  return place !== undefined && (own?.[place] ?? 0) < (other?.[place] ?? 0);
}
