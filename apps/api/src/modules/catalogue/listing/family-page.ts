import type { Sort } from "@precise/contract/shop/product-list";
import type { CatalogueIndex } from "../memory/catalogue-index.ts";
import { scratchMarks } from "../memory/scratch.ts";

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
  const { numbers, count } = index.families;
  const firsts = firstOfEach(sorted, numbers, count);
  const ordered = sort?.field === "price" && sort.direction === "DESC" ? dearestFirst(sorted, index) : firsts;
  const page = ordered.subarray((currentPage - 1) * pageSize, currentPage * pageSize);
  const matching = new Map<number, number[]>(Array.from(page, (family) => [family, []]));
  const isOnPage = scratchMarks(count);
  for (const family of page) isOnPage[family] = 1;
  for (const ordinal of sorted) {
    const family = numbers[ordinal] ?? 0;
    if (isOnPage[family] === 1) matching.get(family)?.push(ordinal);
  }
  return {
    total: firsts.length,
    families: Array.from(matching.values(), (ordinals) => ({
      matching: ordinals,
      priceFrom: Math.min(...ordinals.map((ordinal) => index.price.values[ordinal] ?? Number.NaN)),
    })),
  };
}

/** Numbers of families, each at the place of its first article. */
function firstOfEach(sorted: Uint32Array, numbers: Int32Array, count: number): Uint32Array {
  const isSeen = scratchMarks(count);
  const families = new Uint32Array(Math.min(sorted.length, count));
  let seen = 0;
  for (const ordinal of sorted) {
    const family = numbers[ordinal] ?? 0;
    if (isSeen[family] === 1) continue;
    isSeen[family] = 1;
    families[seen] = family;
    seen += 1;
  }
  return families.subarray(0, seen);
}

/** The family whose cheapest article is the dearest comes first; families of one price in the order of their articles. */
function dearestFirst(sorted: Uint32Array, { families, price }: CatalogueIndex): Uint32Array {
  const { numbers, count } = families;
  const firsts = firstOfEach(sorted, numbers, count);
  const placeOf = new Uint32Array(count);
  for (let place = 0; place < firsts.length; place += 1) placeOf[firsts[place] ?? 0] = place;
  // By falling price the last one of a family is its cheapest, so that from the end on each comes at its place.
  const isSeen = scratchMarks(count);
  const ordered = new Uint32Array(firsts.length);
  let begin = firsts.length;
  let end = begin;
  let last = Number.NaN;
  for (let at = sorted.length - 1; at >= 0; at -= 1) {
    const family = numbers[sorted[at] ?? 0] ?? 0;
    if (isSeen[family] === 1) continue;
    isSeen[family] = 1;
    const paid = price.values[sorted[at] ?? 0] ?? 0;
    if (paid !== last) {
      inTurn(ordered.subarray(begin, end), placeOf);
      end = begin;
      last = paid;
    }
    begin -= 1;
    ordered[begin] = family;
  }
  inTurn(ordered.subarray(begin, end), placeOf);
  return ordered;
}

function inTurn(families: Uint32Array, placeOf: Uint32Array): void {
  families.sort((one, other) => (placeOf[one] ?? 0) - (placeOf[other] ?? 0));
}
