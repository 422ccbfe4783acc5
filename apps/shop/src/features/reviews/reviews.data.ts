import "server-only";
import { ApiCallError } from "@precise/api-client/api-failure";
import { call, callOrNull } from "@precise/api-client/client";
import {
  listOrderReviews,
  listProductReviews,
  type ProductReviews,
  type ReviewableArticle,
} from "@precise/contract/shop/reviews";
import { isBuilding } from "@precise/web/env";
import { apiForEveryone } from "@precise/web/server/api";
import { cookies } from "next/headers";
import { askAsVisitor, type FoundOfOrder } from "#shop/features/buying/order/ask-as-visitor.ts";
import { type ReviewEntries, readReviewCookie, reviewCookieName } from "./review-entries.ts";

/**
 * Published reviews of an article and its family; none while building, and beside an API that does not have the call yet.
 * @throws ApiCallError when the API does not answer, and then the last good page stays
 */
export async function loadReviews(sku: string, page = 1): Promise<ProductReviews> {
  const none: ProductReviews = { items: [], pages: 0 };
  if (isBuilding()) return none;
  const result = await call(apiForEveryone(), listProductReviews, { params: { sku, page } });
  if (result.ok) return result.value;
  if (result.failure.status === 404) return none;
  throw new ApiCallError(result.failure);
}

/** What the buyer of an order may write about, and what was typed before. */
export async function loadOrderReviews(
  number: string,
): Promise<
  FoundOfOrder<{ readonly articles: readonly ReviewableArticle[]; readonly entries: ReviewEntries }>
> {
  const found = await askAsVisitor(number, (api, which) =>
    callOrNull(api, listOrderReviews, { body: which }),
  );
  if (found.kind !== "found") return found;
  const entries = readReviewCookie((await cookies()).get(reviewCookieName)?.value);
  return { kind: "found", value: { articles: found.value, entries } };
}
