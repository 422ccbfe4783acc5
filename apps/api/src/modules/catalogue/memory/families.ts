import { slugOf } from "@precise/contract/wire/product-url";
import type { Pause } from "#api/platform/time/pauses.ts";

/**
 * Which products are one to shoppers: those of a variant group, and a product without a group by itself.
 * @source design D30
 */
export interface Families {
  /** By ordinal: number of its family; that of a variant group is the group's. */
  readonly numbers: Int32Array;
  /** How many families there are. */
  readonly count: number;
  /** All ordinals, those of a family side by side in the shop's own order. */
  readonly sideBySide: Uint32Array;
  /** By number of a variant group: the name without finish and size. */
  readonly names: readonly string[];
  /** By number of a variant group: the last segment of its neutral address, each once. */
  readonly slugs: readonly string[];
  groupOfSlug(slug: string): number | undefined;
  /** By number of a variant group: its products in the shop's own order; none for any other number. */
  membersOf(group: number): Uint32Array;
}

const groupsAtOnce = 500;
const none = new Uint32Array();

/**
 * @param groups by ordinal: number of the variant group, -1 without one
 * @param groupNames by number of the group
 * @param names of families by their group's name
 * @param isProduct whether a last segment of an address names a product: article numbers win
 */
export async function familiesOf(
  groups: Int32Array,
  groupNames: readonly string[],
  names: ReadonlyMap<string, string>,
  isProduct: (slug: string) => boolean,
  pause: Pause,
): Promise<Families> {
  let singles = groupNames.length;
  const numbers = groups.map((group) => {
    if (group >= 0) return group;
    singles += 1;
    return singles - 1;
  });
  const groupBySlug = new Map<string, number>();
  const slugs: string[] = [];
  for (const [group, name] of groupNames.entries()) {
    const slug = freeSlug(slugOf(name), (one) => groupBySlug.has(one) || isProduct(one));
    groupBySlug.set(slug, group);
    slugs.push(slug);
    if (group % groupsAtOnce === 0) await pause();
  }
  await pause();
  const { sideBySide, starts } = placedSideBySide(numbers, singles);
  await pause();
  return {
    numbers,
    count: singles,
    sideBySide,
    names: groupNames.map((group) => names.get(group) ?? group),
    slugs,
    groupOfSlug: (slug) => groupBySlug.get(slug),
    membersOf: (group) =>
      group < 0 || group >= groupNames.length
        ? none
        : sideBySide.subarray(starts[group] ?? 0, starts[group + 1] ?? 0),
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

function placedSideBySide(numbers: Int32Array, families: number) {
  const starts = new Uint32Array(families + 1);
  for (const family of numbers) starts[family + 1] = (starts[family + 1] ?? 0) + 1;
  for (let family = 0; family < families; family += 1)
    starts[family + 1] = (starts[family + 1] ?? 0) + (starts[family] ?? 0);
  const next = starts.slice();
  const sideBySide = new Uint32Array(numbers.length);
  for (let ordinal = 0; ordinal < numbers.length; ordinal += 1) {
    const family = numbers[ordinal] ?? 0;
    const place = next[family] ?? 0;
    sideBySide[place] = ordinal;
    next[family] = place + 1;
  }
  return { sideBySide, starts };
}
