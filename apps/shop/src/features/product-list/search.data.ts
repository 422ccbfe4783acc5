import { call } from "@precise/api-client/client";
import "server-only";
import { unwrapOrThrow } from "@precise/api-client/api-failure";
import {
  type Attribute,
  longestSearchText,
  searchProducts,
  suggestProducts,
} from "@precise/contract/shop/catalogue";
import { shownCategoryIds } from "@precise/contract/shop/category";
import type { ProductList } from "@precise/contract/shop/product-list";
import { type CategoryNode, categoriesOf } from "@precise/web/listing/category-tree";
import {
  facetKindsOf,
  type ListingQuery,
  parseListingQuery,
  wireSortOf,
} from "@precise/web/listing/listing-query";
import { visitorApi } from "@precise/web/server/visitor-api";
import { cleanTerm } from "#shop/base/routes/search-path.ts";
import { apiSource } from "#shop/base/server/api-source.ts";
import { catalogueSource } from "#shop/base/server/catalogue-source.ts";
import { type FewerWords, findFewerWords } from "./fewer-words.ts";
import { cardsPerPage } from "./listing.data.ts";

/** What a search found. */
export interface SearchResult {
  readonly term: string;
  /** More was typed than is searched for. */
  readonly isCut: boolean;
  readonly query: ListingQuery;
  readonly list: ProductList;
  readonly attributes: readonly Attribute[];
  /** Categories whose names fit what was typed. */
  readonly fitting: readonly Pick<CategoryNode, "id" | "name" | "urlKey">[];
  /** Searches of fewer words that find something, where this one did not find what was asked for. */
  readonly fewerWords: readonly FewerWords[];
  /** Links to go on when nothing was found. */
  readonly topCategories: readonly CategoryNode[];
}

/**
 * Searches for the term in the address.
 * @returns null when nothing is left to search for
 * @throws ApiCallError when the catalogue does not answer
 */
export async function loadSearch(typed: string, params: URLSearchParams): Promise<SearchResult | null> {
  const term = cleanTerm(typed);
  if (term === "") return null;
  const api = await visitorApi();
  const source = apiSource(api);
  const [categories, attributes] = await Promise.all([source.categories(), source.attributes()]);
  const query = parseListingQuery(params, facetKindsOf(attributes));
  const sort = wireSortOf(query.sort);
  const [result, suggestions] = await Promise.all([
    call(api, searchProducts, {
      body: {
        name: term,
        group: "family",
        currentPage: query.page,
        pageSize: cardsPerPage,
        ...(Object.keys(query.filters).length > 0 ? { filters: query.filters } : {}),
        ...(sort ? { sort } : {}),
      },
    }),
    call(api, suggestProducts, { body: { name: term } }),
  ]);
  const list = unwrapOrThrow(result);
  const isFound = list.suggestion === undefined && list.total_count > 0;
  return {
    term,
    isCut: typed.trim().length > longestSearchText,
    query,
    list,
    attributes,
    // Only a help: a search without it is still a search.
    fitting: suggestions.ok ? suggestions.value.categories : [],
    fewerWords: isFound ? [] : await findFewerWords(api, term, list.suggestion),
    topCategories: categoriesOf(categories, shownCategoryIds),
  };
}

/** What stands on the page of a search without a term. */
export async function loadSearchStart(): Promise<readonly CategoryNode[]> {
  return categoriesOf(await catalogueSource().categories(), shownCategoryIds);
}
