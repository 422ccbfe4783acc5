import { slugOf } from "@precise/contract/product-url";

/**
 * Which products are one to shoppers: those of a variant group, and a product without a group by itself.
 * @source design D30
 */
export interface Families {
  /** By ordinal: number of its family; that of a variant group is the group's. */
  readonly numbers: Int32Array;
  /** All ordinals, those of a family side by side in the shop's own order. */
  readonly sideBySide: Uint32Array;
  /** By number of a variant group: the name without finish and size. */
  readonly names: readonly string[];
  /** By number of a variant group: the last segment of its neutral address. */
  readonly slugs: readonly string[];
  /** The group that has this slug; the first of several. */
  groupOfSlug(slug: string): number | undefined;
}

/**
 * @param groups by ordinal: number of the variant group, -1 without one
 * @param groupNames by number of the group
 * @param names of families by their group's name
 */
export function familiesOf(
  groups: Int32Array,
  groupNames: readonly string[],
  names: ReadonlyMap<string, string>,
): Families {
  let singles = groupNames.length;
  const numbers = groups.map((group) => {
    if (group >= 0) return group;
    singles += 1;
    return singles - 1;
  });
  const slugs = groupNames.map(slugOf);
  const groupBySlug = new Map<string, number>();
  slugs.forEach((slug, group) => {
    if (slug !== "" && !groupBySlug.has(slug)) groupBySlug.set(slug, group);
  });
  return {
    numbers,
    sideBySide: sideBySide(numbers, singles),
    names: groupNames.map((group) => names.get(group) ?? group),
    slugs,
    groupOfSlug: (slug) => groupBySlug.get(slug),
  };
}

function sideBySide(numbers: Int32Array, families: number): Uint32Array {
  const starts = new Uint32Array(families + 1);
  for (const family of numbers) starts[family + 1] = (starts[family + 1] ?? 0) + 1;
  for (let family = 0; family < families; family += 1)
    starts[family + 1] = (starts[family + 1] ?? 0) + (starts[family] ?? 0);
  const ordinals = new Uint32Array(numbers.length);
  numbers.forEach((family, ordinal) => {
    const place = starts[family] ?? 0;
    ordinals[place] = ordinal;
    starts[family] = place + 1;
  });
  return ordinals;
}
