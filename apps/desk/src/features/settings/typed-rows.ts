/** A list with one of its entries a place up (-1) or down (1); the same where there is no such place. */
export function moved<Entry>(list: readonly Entry[], at: number, by: -1 | 1): readonly Entry[] {
  const other = list[at + by];
  const entry = list[at];
  if (entry === undefined || other === undefined) return list;
  return list.with(at, other).with(at + by, entry);
}
