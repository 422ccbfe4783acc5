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

/**
 * Ids of the products on sale that fit, by an index: at most as many as are counted, and one more. A change is in it a moment later.
 * @returns undefined for a filter that an index does not answer
 */
export function listedFitting(
  filter: ProductFilter,
  index: FilterIndex,
  found: Found,
): readonly number[] | undefined {
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
    if (known.every((fits) => fits(ordinal))) ids.push(index.ids[ordinal] ?? 0);
  return ids;
}

function ofCategories(category: string, { categoryIds, structure }: FilterIndex): Fits {
  const wanted = new Set(withDescendants(structure.categories, category));
  // Products that have the same ones share a list of them.
  const known = new Map<readonly number[], boolean>();
  return (ordinal) => {
    const own = categoryIds[ordinal] ?? [];
    const before = known.get(own);
    if (before !== undefined) return before;
    const fits = own.some((id) => wanted.has(id));
    known.set(own, fits);
    return fits;
  };
}

function ofStock(stock: string, { ids, shownStock }: FilterIndex, low: Found["low"]): Fits | undefined {
  const named = new Set(stock.split(",").filter(Boolean));
  if (named.size === 0 || ![...named].every((each) => ["in", "out", "low"].includes(each))) return undefined;
  const few = new Set(named.has("low") ? low : []);
  return (ordinal) => named.has((shownStock[ordinal] ?? 0) > 0 ? "in" : "out") || few.has(ids[ordinal] ?? 0);
}

/** What a search finds, and what has each of its words somewhere in its number or name. */
function ofWords(
  words: readonly string[],
  { ids, skus, nameKeys }: FilterIndex,
  found: Found["byWords"],
): readonly Fits[] {
  if (words.length === 0) return [];
  const hasAll = (sku: string, name: string) =>
    words.every((word) => name.includes(word) || sku.includes(word));
  return [
    (ordinal) =>
      found.has(ids[ordinal] ?? 0) || hasAll((skus[ordinal] ?? "").toLowerCase(), nameKeys[ordinal] ?? ""),
  ];
}

/** Any of several values of one attribute. */
function ofAttribute(code: string, wanted: readonly string[], { columns }: FilterIndex): Fits | undefined {
  const column = columns.get(code);
  const parts = column ? wanted.map((each) => ofValue(column, each.slice(code.length + 1))) : [undefined];
  const known = parts.filter((part) => part !== undefined);
  return known.length < parts.length ? undefined : (ordinal) => known.some((fits) => fits(ordinal));
}

/** What nobody states, and what is none of the options, an index does not tell apart. */
function ofValue(column: Column, wanted: string): Fits | undefined {
  if (wanted === "") return undefined;
  if (column.kind === "options") {
    const place = column.meta.options.findIndex(({ value }) => value === wanted);
    const has = column.values.map((places) => places.includes(place));
    return place < 0 ? undefined : (ordinal) => has[column.sets[ordinal] ?? 0] === true;
  }
  const range = rangeOf(wanted);
  if (range === undefined) return undefined;
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = range;
  return (ordinal) => {
    const value = column.values[ordinal] ?? Number.NaN;
    return value >= from && value <= to;
  };
}
