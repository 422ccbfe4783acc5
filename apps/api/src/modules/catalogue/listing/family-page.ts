import type { Sort } from "@precise/contract/shop/product-list";
import type { CatalogueIndex } from "../memory/catalogue-index.ts";

/** A family on a page, by ordinals. */
export interface ListedFamily {
  /** Its articles that match, in the order asked; the first one is shown. */
  readonly matching: readonly number[];
  /** In naira: what is paid now for the cheapest of them. */
  readonly priceFrom: number;
}

/**
 * The families of what matches, in the order of their first articles; by price in the order of their cheapest ones, for that is
 * the price that a list names.
 * @param sorted what matches, in the order asked
 * @source design D30
 */
export function familyPage(
  sorted: Uint32Array,
  sort: Sort | undefined,
  { currentPage, pageSize }: { readonly currentPage: number; readonly pageSize: number },
  index: CatalogueIndex,
): { total: number; families: ListedFamily[] } {
  const { numbers } = index.families;
  const firsts = firstOfEach(sorted, numbers);
  const ordered = sort?.field === "price" && sort.direction === "DESC" ? dearestFirst(sorted, index) : firsts;
  const page = ordered.slice((currentPage - 1) * pageSize, currentPage * pageSize);
  const matching = new Map<number, number[]>(page.map((family) => [family, []]));
  for (const ordinal of sorted) matching.get(numbers[ordinal] ?? -1)?.push(ordinal);
  return {
    total: firsts.length,
    families: Array.from(matching.values(), (ordinals) => ({
      matching: ordinals,
      priceFrom: Math.min(...ordinals.map((ordinal) => index.price.values[ordinal] ?? Number.NaN)),
    })),
  };
}

/** Numbers of families, each at the place of its first article. */
function firstOfEach(sorted: Iterable<number>, numbers: Int32Array): number[] {
  const families = new Set<number>();
  for (const ordinal of sorted) families.add(numbers[ordinal] ?? -1);
  return [...families];
}

/** The family whose cheapest article is the dearest comes first; families of one price in the order of their articles. */
function dearestFirst(sorted: Uint32Array, { families, price }: CatalogueIndex): number[] {
  const { numbers } = families;
  const cheapest = new Map<number, number>();
  for (const ordinal of sorted) {
    const family = numbers[ordinal] ?? -1;
    // By falling price the last one is the cheapest.
    cheapest.set(family, price.values[ordinal] ?? 0);
  }
  return Array.from(cheapest.keys()).sort(
    (one, other) => (cheapest.get(other) ?? 0) - (cheapest.get(one) ?? 0),
  );
}
