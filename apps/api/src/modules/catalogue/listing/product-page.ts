import type { Filters, ListGroup, ProductList, Sort } from "@precise/contract/shop/product-list";
import type { CatalogueIndex } from "../memory/catalogue-index.ts";
import { scratchMarks } from "../memory/scratch.ts";
import { facets, filterProducts } from "./facets.ts";
import { familyPage, type ListedFamily } from "./family-page.ts";
import { type FilterFault, readyFilters } from "./filters.ts";

export interface PageRequest {
  readonly filters?: Filters | undefined;
  readonly sort?: Sort | undefined;
  /** With `family` an item is a family; its counts are of families too. */
  readonly group?: ListGroup | undefined;
  readonly currentPage: number;
  readonly pageSize: number;
}

/** A page of products or families, still as ids or ordinals, with everything around it. */
export interface ProductPage {
  readonly ids: number[];
  readonly families?: readonly ListedFamily[];
  readonly around: Omit<ProductList, "items">;
}

/**
 * Filters, counts, sorts and cuts out a page.
 * @param found products in order of relevance (the shop's own order without a search)
 * @returns the page (an empty one beyond the last), or which filter cannot be applied and why
 */
export function productPage(
  found: Uint32Array,
  request: PageRequest,
  index: CatalogueIndex,
): { ok: true; value: ProductPage } | { ok: false; code: FilterFault; attribute: string } {
  const filters = readyFilters(request.filters ?? {}, index);
  if (!filters.ok) return filters;
  const sieved = filterProducts(found, filters.value);
  const { currentPage, pageSize } = request;
  const sorted = inOrder(sieved.matched, request.sort, index);
  const isOfFamilies = request.group === "family";
  const around = (total: number) => ({
    total_count: total,
    page_info: {
      current_page: currentPage,
      page_size: pageSize,
      total_pages: Math.ceil(total / pageSize),
    },
    aggregations: facets(sieved, filters.value, index, isOfFamilies),
  });
  if (isOfFamilies) {
    const { total, families } = familyPage(sorted, request.sort, request, index);
    return { ok: true, value: { ids: [], families, around: around(total) } };
  }
  const page = sorted.subarray((currentPage - 1) * pageSize, currentPage * pageSize);
  const ids = Array.from(page, (ordinal) => index.ids[ordinal] ?? 0);
  return { ok: true, value: { ids, around: around(sieved.matched.length) } };
}

function inOrder(matched: Uint32Array, sort: Sort | undefined, index: CatalogueIndex): Uint32Array {
  if (!sort || sort.field === "relevance") return sort?.direction === "DESC" ? matched.toReversed() : matched;
  // Of many it is faster to go through all that is sorted already.
  if (matched.length * manyOf > index.ids.length)
    return onlyThese(matched, index.orderBy(sort.field, sort.direction));
  const ranks = index.ranksBy(sort.field, sort.direction);
  return matched.toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
}

/** One in so many of all products is many. */
const manyOf = 16;

function onlyThese(matched: Uint32Array, sorted: Uint32Array): Uint32Array {
  const isThere = scratchMarks(sorted.length);
  for (const ordinal of matched) isThere[ordinal] = 1;
  const result = new Uint32Array(matched.length);
  let place = 0;
  for (const ordinal of sorted) {
    if (isThere[ordinal] === 0) continue;
    result[place] = ordinal;
    place += 1;
  }
  return result;
}
