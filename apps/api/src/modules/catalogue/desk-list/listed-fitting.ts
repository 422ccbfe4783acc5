import { mostCounted } from "@precise/cart-core/limits";
import type { CatalogueIndex } from "../memory/catalogue-index.ts";
import type { Column } from "../memory/columns.ts";
import { type Found, type ProductFilter, rangeOf, searchedWords, withDescendants } from "./product-filter.ts";

/** Of an index, what says which products on sale fit a filter. */
export type FilterIndex = Pick<
  CatalogueIndex,
  "ids" | "skus" | "nameKeys" | "structure" | "categoryIds" | "columns" | "shownStock" | "readAt"
>;

type Fits = (ordinal: number) => boolean;

/** A part of a filter, by an index. */
interface Part {
  readonly fits: Fits;
  /** What fits it may still not fit the filter, for an index does not know all that a product states. */
  readonly isWide?: boolean;
}

/** What fits by an index. A change is in it a moment later. */
interface Fitting {
  /** Of products on sale: at most as many as are counted, and one more. */
  readonly ids: readonly number[];
  /** PostgreSQL must say which of these fit. */
  readonly isWide: boolean;
}

/**
 * The products on sale that fit, by an index.
 * @returns undefined for a filter that an index does not answer
 */
export function listedFitting(filter: ProductFilter, index: FilterIndex, found: Found): Fitting | undefined {
  const { family, missing, state, category, stock, attribute } = filter;
  if (family || missing || (state && state !== "on_sale")) return undefined;
  const attributes = Map.groupBy([attribute ?? []].flat(), (each) => each.split(":", 1)[0] ?? "");
  const parts = [
    ...(category ? [ofCategories(category, index)] : []),
    ...(stock ? [ofStock(stock, index, found.low)] : []),
    ...[...attributes].map(([code, values]) => ofAttribute(code, values, index)),
  ];
  const known = parts.filter((part) => part !== undefined);
  if (parts.length === 0 || known.length < parts.length) return undefined;
  // The last, for it takes the longest.
  known.push(...ofWords(searchedWords(filter), index, found.byWords));
  const ids: number[] = [];
  for (let ordinal = 0; ordinal < index.ids.length && ids.length <= mostCounted; ordinal += 1)
    if (known.every(({ fits }) => fits(ordinal))) ids.push(index.ids[ordinal] ?? 0);
  return { ids, isWide: known.some(({ isWide }) => isWide === true) };
}

function ofCategories(category: string, { categoryIds, structure }: FilterIndex): Part {
  const wanted = new Set(withDescendants(structure.categories, category));
  // Products that have the same ones share a list of them.
  const known = new Map<readonly number[], boolean>();
  const fits = (ordinal: number) => {
    const own = categoryIds[ordinal] ?? [];
    const before = known.get(own);
    if (before !== undefined) return before;
    const isIn = own.some((id) => wanted.has(id));
    known.set(own, isIn);
    return isIn;
  };
  return { fits };
}

function ofStock(stock: string, { ids, shownStock }: FilterIndex, low: Found["low"]): Part | undefined {
  const named = new Set(stock.split(",").filter(Boolean));
  if (named.size === 0 || ![...named].every((each) => ["in", "out", "low"].includes(each))) return undefined;
  const few = new Set(named.has("low") ? low : []);
  const fits = (ordinal: number) =>
    named.has((shownStock[ordinal] ?? 0) > 0 ? "in" : "out") || few.has(ids[ordinal] ?? 0);
  return { fits };
}

/** What a search finds, and what has each of its words somewhere in its number or name. */
function ofWords(
  words: readonly string[],
  { ids, skus, nameKeys }: FilterIndex,
  found: Found["byWords"],
): readonly Part[] {
  if (words.length === 0) return [];
  const hasAll = (sku: string, name: string) =>
    words.every((word) => name.includes(word) || sku.includes(word));
  const fits = (ordinal: number) =>
    found.has(ids[ordinal] ?? 0) || hasAll((skus[ordinal] ?? "").toLowerCase(), nameKeys[ordinal] ?? "");
  return [{ fits }];
}

/** Any of several values of one attribute. */
function ofAttribute(code: string, wanted: readonly string[], { columns }: FilterIndex): Part | undefined {
  const column = columns.get(code);
  const parts = column ? wanted.map((each) => ofValue(column, each.slice(code.length + 1))) : [undefined];
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length) return undefined;
  return {
    fits: (ordinal) => known.some(({ fits }) => fits(ordinal)),
    isWide: known.some(({ isWide }) => isWide === true),
  };
}

/** An index has none of what is not among the options: of one value it has no product, as of none. */
function ofValue(column: Column, wanted: string): Part | undefined {
  if (column.kind === "options") {
    const place = column.meta.options.findIndex(({ value }) => value === wanted);
    if (place < 0 && wanted !== "" && column.meta.inputType === "multiselect") return undefined;
    const has = column.values.map((places) => (place < 0 ? places.length === 0 : places.includes(place)));
    return { fits: (ordinal) => has[column.sets[ordinal] ?? 0] === true, isWide: place < 0 };
  }
  if (wanted === "")
    return { fits: (ordinal) => Number.isNaN(column.values[ordinal] ?? Number.NaN), isWide: true };
  const range = rangeOf(wanted);
  if (range === undefined) return undefined;
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = range;
  const fits = (ordinal: number) => {
    const value = column.values[ordinal] ?? Number.NaN;
    return value >= from && value <= to;
  };
  return { fits };
}
