/** What a list of articles needs to say of each. */
interface Lit {
  readonly watts: number;
  readonly lumens: number;
  /** Orders those that take equal watts. */
  readonly price: number;
}

/** Light counts as the same from a tenth less to a quarter more. */
export const sameLightRange = { least: 0.9, most: 1.25 } as const;

/** The articles that give as much light for the fewest watts, the cheaper first of equals. */
export function leastWattsFor<Article extends Lit>(
  lumens: number,
  articles: readonly Article[],
  most: number,
): readonly Article[] {
  return articles
    .filter(
      (each) => each.lumens >= lumens * sameLightRange.least && each.lumens <= lumens * sameLightRange.most,
    )
    .toSorted((one, other) => one.watts - other.watts || one.price - other.price)
    .slice(0, most);
}
