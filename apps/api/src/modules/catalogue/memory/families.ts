import { slugOf } from "@precise/contract/wire/product-url";

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
  /** By number of a variant group: the last segment of its neutral address, each once. */
  readonly slugs: readonly string[];
  groupOfSlug(slug: string): number | undefined;
}

/**
 * @param groups by ordinal: number of the variant group, -1 without one
 * @param groupNames by number of the group
 * @param names of families by their group's name
 * @param isProduct whether a last segment of an address names a product: article numbers win
 */
export function familiesOf(
  groups: Int32Array,
  groupNames: readonly string[],
  names: ReadonlyMap<string, string>,
  isProduct: (slug: string) => boolean,
): Families {
  let singles = groupNames.length;
  const numbers = groups.map((group) => {
    if (group >= 0) return group;
    singles += 1;
    return singles - 1;
  });
  const groupBySlug = new Map<string, number>();
  const slugs = groupNames.map((name, group) => {
    const slug = freeSlug(slugOf(name), (one) => groupBySlug.has(one) || isProduct(one));
    groupBySlug.set(slug, group);
    return slug;
  });
  return {
    numbers,
    sideBySide: sideBySide(numbers, singles),
    names: groupNames.map((group) => names.get(group) ?? group),
    slugs,
    groupOfSlug: (slug) => groupBySlug.get(slug),
  };
}

/** The slug itself, or with a word and number behind it where it is taken or empty. */
function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  if (slug !== "" && !isTaken(slug)) return slug;
  for (let number = 1; ; number += 1) {
    const other = [slug, "family", number > 1 ? number : ""].filter((part) => part !== "").join("-");
    if (!isTaken(other)) return other;
  }
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
