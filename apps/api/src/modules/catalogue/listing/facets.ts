import type { ProductList } from "@precise/contract/shop/product-list";
import type { CatalogueIndex } from "../memory/catalogue-index.ts";
import type { Column, OptionColumn } from "../memory/columns.ts";
import { scratchMarks, scratchNumbers } from "../memory/scratch.ts";
import type { ReadyFilter } from "./filters.ts";

type Aggregation = ProductList["aggregations"][number];

/** What passes every filter, in the order given, and what fails just one of them. */
export interface Sieved {
  readonly matched: Uint32Array;
  /** By place of the filter: products that fail it alone. */
  readonly failing: readonly (readonly number[])[];
}

export function filterProducts(ordinals: Uint32Array, filters: readonly ReadyFilter[]): Sieved {
  const failing: number[][] = filters.map(() => []);
  if (filters.length === 0) return { matched: ordinals, failing };
  const matched = scratchNumbers(ordinals.length);
  let count = 0;
  for (const ordinal of ordinals) {
    let failed = -1;
    let isOut = false;
    for (let at = 0; at < filters.length; at += 1) {
      if (filters[at]?.passes(ordinal)) continue;
      if (failed >= 0) {
        isOut = true;
        break;
      }
      failed = at;
    }
    if (isOut) continue;
    if (failed < 0) {
      matched[count] = ordinal;
      count += 1;
    } else failing[failed]?.push(ordinal);
  }
  return { matched: matched.slice(0, count), failing };
}

/**
 * Counts of every filterable attribute and the price. An attribute's own filter does not count against its own options,
 * so that a second finish can be added to the first; the other filters do.
 * An attribute that none of these products has is left out.
 * @param ofFamilies counts families: each once under every option that any of its matching products has
 */
export function facets(
  sieved: Sieved,
  filters: readonly ReadyFilter[],
  index: CatalogueIndex,
  ofFamilies = false,
): Aggregation[] {
  const columns: Column[] = [
    index.price,
    ...[...index.columns.values()].filter((column) => column.meta.filterable),
    ...(ofFamilies ? index.derived.values() : []),
  ];
  const familyOf = ofFamilies ? index.families.numbers : undefined;
  const matched = familyOf ? sideBySide([sieved.matched], index) : sieved.matched;
  const isWhole = matched.length === index.ids.length;
  return columns.flatMap((column) => {
    const at = filters.findIndex((filter) => filter.code === column.meta.code);
    const failing = sieved.failing[at] ?? [];
    const groups =
      familyOf && failing.length > 0 ? [sideBySide([matched, failing], index)] : [matched, failing];
    const count = () => counted(column, groups, familyOf);
    const counts = isWhole ? ofWhole(index, column, ofFamilies, count) : count();
    return aggregation(column, groups, counts, filters[at]?.chosen ?? new Set()) ?? [];
  });
}

const wholes = new WeakMap<CatalogueIndex, Map<string, ArrayLike<number>>>();

/** What the whole catalogue counts is the same until it changes; only what is in stock changes before that. */
function ofWhole(
  index: CatalogueIndex,
  column: Column,
  ofFamilies: boolean,
  count: () => ArrayLike<number>,
): ArrayLike<number> {
  const { code } = column.meta;
  if (index.derived.has(code)) return count();
  const known = wholes.get(index) ?? new Map<string, ArrayLike<number>>();
  wholes.set(index, known);
  const key = `${ofFamilies ? "families" : "products"} ${code}`;
  const counts = known.get(key) ?? count();
  known.set(key, counts);
  return counts;
}

/** The same products, those of a family one after the other. */
function sideBySide(groups: readonly ArrayLike<number>[], { families }: CatalogueIndex): Uint32Array {
  const count = groups.reduce((sum, { length }) => sum + length, 0);
  if (count === families.sideBySide.length) return families.sideBySide;
  const isThere = scratchMarks(families.sideBySide.length);
  for (const group of groups) for (let at = 0; at < group.length; at += 1) isThere[group[at] ?? 0] = 1;
  const inLine = new Uint32Array(count);
  let place = 0;
  for (const ordinal of families.sideBySide) {
    if (isThere[ordinal] === 0) continue;
    inLine[place] = ordinal;
    place += 1;
  }
  return inLine;
}

function aggregation(
  column: Column,
  groups: readonly ArrayLike<number>[],
  counts: ArrayLike<number>,
  chosen: ReadonlySet<string>,
): Aggregation | undefined {
  const { code, label, unit } = column.meta;
  const options = column.meta.options.flatMap(({ label: text, value }, place) => {
    const count = counts[place] ?? 0;
    return count > 0 || chosen.has(value) ? [{ label: text, value, count }] : [];
  });
  const range = column.kind === "numbers" ? rangeOf(column.values, groups) : optionRange(column, counts);
  if (!range && options.length === 0) return undefined;
  return { attribute_code: code, label, ...(unit ? { unit } : {}), ...(range ? { range } : {}), options };
}

/** @param familyOf by ordinal; undefined where each product counts by itself */
function counted(
  column: Column,
  groups: readonly ArrayLike<number>[],
  familyOf: Int32Array | undefined,
): ArrayLike<number> {
  if (column.kind === "numbers") return [];
  return familyOf ? countFamilies(column, groups, familyOf) : countOptions(column, groups);
}

/** Counts combinations of values, and at the end each value of a combination: one step for a product. */
function countOptions(
  { meta, sets, values }: OptionColumn,
  groups: readonly ArrayLike<number>[],
): Uint32Array {
  const ofSet = new Uint32Array(values.length);
  for (const group of groups) {
    for (let at = 0; at < group.length; at += 1) {
      const set = sets[group[at] ?? 0] ?? 0;
      ofSet[set] = (ofSet[set] ?? 0) + 1;
    }
  }
  const counts = new Uint32Array(meta.options.length);
  for (const [set, places] of values.entries())
    for (const place of places) counts[place] = (counts[place] ?? 0) + (ofSet[set] ?? 0);
  return counts;
}

/** So many options have a bit each in one number. */
const bitsOfNumber = 31;

/**
 * As `countOptions`, a family once under each option: the options of its products are bits, and what a family has is their union.
 * @param groups products of a family side by side
 */
function countFamilies(
  { meta, sets, values }: OptionColumn,
  groups: readonly ArrayLike<number>[],
  familyOf: Int32Array,
): Uint32Array {
  const counts = new Uint32Array(meta.options.length);
  for (let first = 0; first < counts.length; first += bitsOfNumber) {
    const bitsOfSet = Int32Array.from(values, (places) => bitsFrom(first, places));
    for (const group of groups) {
      let family = -1;
      let union = 0;
      for (let at = 0; at < group.length; at += 1) {
        const ordinal = group[at] ?? 0;
        const own = familyOf[ordinal] ?? -1;
        if (own !== family) {
          if (union !== 0) addUnion(counts, first, union);
          family = own;
          union = 0;
        }
        union |= bitsOfSet[sets[ordinal] ?? 0] ?? 0;
      }
      if (union !== 0) addUnion(counts, first, union);
    }
  }
  return counts;
}

function bitsFrom(first: number, places: readonly number[]): number {
  return places.reduce(
    (bits, place) => (place >= first && place < first + bitsOfNumber ? bits | (1 << (place - first)) : bits),
    0,
  );
}

function addUnion(counts: Uint32Array, first: number, union: number): void {
  for (let left = union; left !== 0; left &= left - 1) {
    const place = first + 31 - Math.clz32(left & -left);
    counts[place] = (counts[place] ?? 0) + 1;
  }
}

function rangeOf(
  values: Float64Array,
  groups: readonly ArrayLike<number>[],
): { min: number; max: number } | undefined {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const group of groups) {
    for (let at = 0; at < group.length; at += 1) {
      const value = values[group[at] ?? 0] ?? Number.NaN;
      if (value < min) min = value;
      if (value > max) max = value;
    }
  }
  return min <= max ? { min, max } : undefined;
}

function optionRange(
  { numbers }: OptionColumn,
  counts: ArrayLike<number>,
): { min: number; max: number } | undefined {
  if (!numbers) return undefined;
  const there = [...numbers].filter((_, place) => (counts[place] ?? 0) > 0);
  return there.length > 0 ? { min: Math.min(...there), max: Math.max(...there) } : undefined;
}
