export type Direction = "ASC" | "DESC";

/** By ordinal: its place when all are sorted. Ties are in the order of their ids. */
export function ranksOf(ids: Int32Array, compare: (a: number, b: number) => number): Uint32Array {
  const sorted = Uint32Array.from(ids.keys()).sort((a, b) => compare(a, b) || (ids[a] ?? 0) - (ids[b] ?? 0));
  const ranks = new Uint32Array(sorted.length);
  sorted.forEach((ordinal, place) => {
    ranks[ordinal] = place;
  });
  return ranks;
}
