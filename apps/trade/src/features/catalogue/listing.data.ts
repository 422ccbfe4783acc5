import { callOrNull } from "@precise/api-client/client";
import type { Attribute } from "@precise/contract/shop/catalogue";
import { filterClientProducts } from "@precise/contract/trade/catalogue";
import "server-only";
import { fetchClientAttributes } from "@precise/api-client/clients/client-catalogue";
import type { ClientProductList } from "@precise/contract/trade/product";
import { type CategoryNode, trailTo } from "@precise/web/listing/category-tree";
import {
  facetKindsOf,
  type ListingQuery,
  parseListingQuery,
  wireSortOf,
} from "@precise/web/listing/listing-query";
import { tradeApi, unwrapOrRedirect } from "#trade/base/server/trade-api.ts";
import { tradeCategories } from "#trade/base/server/trade-categories.data.ts";
import { type ListingViewChoice, pageSizes, viewChoiceOf } from "./listing-view-choice.ts";

/** A listing of the trade area as its page shows it, at the company's prices. */
export interface TradeListing {
  readonly category: CategoryNode;
  /** From the entry down to this one's parent. */
  readonly parents: readonly CategoryNode[];
  readonly query: ListingQuery;
  readonly view: ListingViewChoice;
  readonly list: ClientProductList;
  readonly attributes: readonly Attribute[];
}

/** A category's products as its address asks for them; null where the trade area has no such category. */
export async function loadListing(categoryId: number, params: URLSearchParams): Promise<TradeListing | null> {
  const api = await tradeApi();
  const [categories, attributes] = await Promise.all([
    tradeCategories(),
    fetchClientAttributes(api).then((result) => unwrapOrRedirect(result)),
  ]);
  const trail = trailTo(categories, categoryId);
  const category = trail.at(-1);
  if (category === undefined) return null;
  const query = parseListingQuery(params, facetKindsOf(attributes));
  const view = viewChoiceOf(params);
  const sort = wireSortOf(query.sort);
  const list = await unwrapOrRedirect(
    await callOrNull(api, filterClientProducts, {
      params: { categoryId },
      body: {
        ...(Object.keys(query.filters).length > 0 ? { filters: query.filters } : {}),
        ...(sort ? { sort } : {}),
        currentPage: query.page,
        pageSize: pageSizes[view],
      },
    }),
  );
  return list && { category, parents: trail.slice(0, -1), query, view, list, attributes };
}

/** A category's id from an address; null for what cannot be one. */
export function categoryIdOf(segment: string): number | null {
  return /^[1-9]\d{0,9}$/.test(segment) ? Number(segment) : null;
}
