import type { ProductList } from "@precise/contract/shop/product-list";
import type { CatalogueIndex } from "../memory/catalogue-index.ts";
import type { Column, OptionColumn } from "../memory/columns.ts";
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
  const matched: number[] = [];
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
    if (failed < 0) matched.push(ordinal);
    else failing[failed]?.push(ordinal);
  }
  return { matched: Uint32Array.from(matched), failing };
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
  return columns.flatMap((column) => {
    const at = filters.findIndex((filter) => filter.code === column.meta.code);
    const failing = sieved.failing[at] ?? [];
    const groups =
      familyOf && failing.length > 0 ? [sideBySide([matched, failing], index)] : [matched, failing];
    return aggregation(column, groups, filters[at]?.chosen ?? new Set(), familyOf) ?? [];
  });
}

/** The same products, those of a family one after the other. */
function sideBySide(groups: readonly Iterable<number>[], { families }: CatalogueIndex): Uint32Array {
  const isThere = new Uint8Array(families.sideBySide.length);
  let count = 0;
  for (const group of groups) {
    for (const ordinal of group) {
      isThere[ordinal] = 1;
      count += 1;
    }
  }
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
  groups: readonly Iterable<number>[],
  chosen: ReadonlySet<string>,
  familyOf: Int32Array | undefined,
): Aggregation | undefined {
  const { code, label, unit } = column.meta;
  const counts = column.kind === "options" ? counted(column, groups, familyOf) : [];
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
  column: OptionColumn,
  groups: readonly Iterable<number>[],
  familyOf: Int32Array | undefined,
): Uint32Array {
  return familyOf ? countFamilies(column, groups, familyOf) : countOptions(column, groups);
}

function countOptions(
  { meta, first, further }: OptionColumn,
  groups: readonly Iterable<number>[],
): Uint32Array {
  const counts = new Uint32Array(meta.options.length + 1);
  for (const group of groups) {
    for (const ordinal of group) {
      // A product without a value counts in the last place, which is no option's.
      const place = first[ordinal] ?? -1;
      const slot = place < 0 ? meta.options.length : place;
      counts[slot] = (counts[slot] ?? 0) + 1;
      if (further.size === 0) continue;
      for (const other of further.get(ordinal) ?? []) counts[other] = (counts[other] ?? 0) + 1;
    }
  }
  return counts;
}

/**
 * As `countOptions`, a family once under each option. Apart from it, for what counts products is the busiest loop there is.
 * @param groups products of a family side by side
 */
function countFamilies(
  { meta, first, further }: OptionColumn,
  groups: readonly Iterable<number>[],
  familyOf: Int32Array,
): Uint32Array {
  const counts = new Uint32Array(meta.options.length + 1);
  const counted = new Int32Array(meta.options.length + 1).fill(-1);
  for (const group of groups) {
    for (const ordinal of group) {
      const family = familyOf[ordinal] ?? -1;
      const place = first[ordinal] ?? -1;
      const slot = place < 0 ? meta.options.length : place;
      if (counted[slot] !== family) {
        counted[slot] = family;
        counts[slot] = (counts[slot] ?? 0) + 1;
      }
      if (further.size === 0) continue;
      for (const other of further.get(ordinal) ?? []) {
        if (counted[other] === family) continue;
        counted[other] = family;
        counts[other] = (counts[other] ?? 0) + 1;
      }
    }
  }
  return counts;
}

function rangeOf(
  values: Float64Array,
  groups: readonly Iterable<number>[],
): { min: number; max: number } | undefined {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const group of groups) {
    for (const ordinal of group) {
      const value = values[ordinal] ?? Number.NaN;
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
