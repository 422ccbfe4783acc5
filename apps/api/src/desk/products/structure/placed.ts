import { Refused } from "#api/platform/admin/refused.ts";

/**
 * A list with one entry moved.
 * @param before the entry that it stands before; null: behind all
 * @throws Refused where there is none
 */
export function placed<Entry, Key>(
  list: readonly Entry[],
  moved: Key,
  before: Key | null,
  keyOf: (entry: Entry) => Key,
): Entry[] {
  const entry = list.find((each) => keyOf(each) === moved);
  const others = list.filter((each) => keyOf(each) !== moved);
  if (entry === undefined || before === moved) return [...list];
  if (before === null) return [...others, entry];
  const at = others.findIndex((each) => keyOf(each) === before);
  if (at < 0) throw new Refused(`There is no ${before} to stand before.`, { status: 422, field: "before" });
  return [...others.slice(0, at), entry, ...others.slice(at)];
}
