import type { ReviewState } from "@precise/cart-core/review-states";
import type { Sql } from "#api/platform/database/port.ts";
import { readPage } from "#api/platform/lists/read-page.ts";
import { readOrderNumber } from "#api/platform/text/order-number.ts";
import { type ReviewRow, reviewColumns } from "./review-rows.ts";

const pageSize = 50;

/** What of the reviews is wanted. */
export interface WantedReviews {
  readonly states?: readonly ReviewState[] | undefined;
  /** Reference of a review, number of an order, a SKU, or words of the text. */
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
}

/** A page of reviews: what is waiting for a reader the oldest first, where only that is asked for, else the newest first. */
export async function listReviews(sql: Sql, wanted: WantedReviews) {
  const { states, cursor } = wanted;
  const search = wanted.search?.trim() ?? "";
  const isOldestFirst = states?.every((state) => state === "pending") ?? false;
  const { next, ...page } = await readPage<ReviewRow>(sql, {
    columns: reviewColumns,
    from: "review r join shop_order o on o.id = r.order_id",
    where: `($1::text[] is null or r.state = any ($1)) and ($2 = '' or r.reference = upper($2) or o.number = $3
      or lower(r.sku) = lower($2) or strpos(lower(concat_ws(' ', r.title, r.text)), lower($2)) > 0)`,
    values: [states ? [...states] : null, search, readOrderNumber(search) ?? ""],
    order: [{ by: "r.id", type: "bigint" }],
    way: isOldestFirst ? "asc" : "desc",
    cursor,
    limit: pageSize,
  });
  return { ...page, cursor: next };
}
