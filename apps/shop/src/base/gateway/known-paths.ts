import type { ApiResult } from "@precise/api-client/api-failure";
import { type ApiClient, callOrNull } from "@precise/api-client/client";
import { getProductByPath } from "@precise/contract/shop/catalogue";
import { longestProductSegment } from "@precise/contract/wire/product-url";
import { shownAt } from "@precise/web/gateway/page-decision";
import { rememberPerVersion } from "@precise/web/gateway/remembered";
import { everyCategory } from "@precise/web/listing/category-tree";
import { type FacetKinds, facetKindsOf } from "@precise/web/listing/listing-query";
import { catalogueState, settledVersion } from "../server/catalogue-state.ts";
import { catalogueAttributes, categoryTree } from "../server/kept-catalogue.ts";

/** What decides on a listing's address. */
export interface ListingIndex {
  readonly urlKeys: ReadonlyMap<number, string>;
  readonly facetKinds: FacetKinds;
}

/** A visitor has asked for more than his share; said by the API, passed on by us. */
export class TooManyRequests extends Error {
  override readonly name = "TooManyRequests";
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super("too many requests");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** 20,000 products under one name each, and some more for wrong names. */
const mostPaths = 30_000;

const rememberedPaths = rememberPerVersion<string | null>(settledVersion, mostPaths);
const rememberedIndex = rememberPerVersion<ListingIndex>(settledVersion, 1);

/**
 * Path at which the product is shown whose article number ends a page's last segment, or whose family it names; null when there is none, undefined when
 * the API does not say.
 * @throws TooManyRequests
 */
export function canonicalProductPath(api: ApiClient, segment: string): Promise<string | null | undefined> {
  // Not asked for, and not remembered either: made-up names of any length would fill the memory.
  if (segment.length > longestProductSegment) return Promise.resolve(null);
  return rememberedPaths(segment, async () => {
    const product = answered(await callOrNull(api, getProductByPath, { params: { path: segment } }));
    return product ? shownAt(segment, product) : product;
  });
}

/** The categories' names in addresses, and the names that filter; undefined when the API does not say. */
export function listingIndex(api: ApiClient): Promise<ListingIndex | undefined> {
  return rememberedIndex("", async () => {
    const [categories, attributes] = await Promise.all([categoryTree(api), catalogueAttributes(api)]);
    const tree = answered(categories);
    const items = answered(attributes);
    if (tree === undefined || items === undefined) return undefined;
    return {
      urlKeys: new Map(everyCategory(tree).map(({ id, urlKey }) => [id, urlKey])),
      facetKinds: facetKindsOf(items),
    };
  });
}

/** The page cache learns at once when the API is gone, so that it serves what it has. */
function answered<Value>(result: ApiResult<Value>): Value | undefined {
  if (result.ok) return result.value;
  const { status, retryAfterSeconds } = result.failure;
  if (status === 429) throw new TooManyRequests(retryAfterSeconds ?? 60);
  if (status === undefined || status >= 500) catalogueState().isApiUp = false;
  return undefined;
}
