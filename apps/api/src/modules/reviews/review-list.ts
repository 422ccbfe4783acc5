import type { ReviewState } from "@precise/cart-core/review-states";
import type { Sql, SqlValue } from "#api/platform/database/port.ts";
import { isOneOf } from "#api/platform/lists/is-one-of.ts";
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
  const values: SqlValue[] = [];
  const put = (value: SqlValue) => `$${values.push(value)}`;
  const parts = ["true"];
  if (states) parts.push(isOneOf("r.state", states, put));
  if (search !== "") parts.push(isFound(search, put));
  const { next, ...page } = await readPage<ReviewRow>(sql, {
    columns: reviewColumns,
    from: "review r join shop_order o on o.id = r.order_id",
    where: parts.join(" and "),
    values,
    isPlannedEachTime: true,
    order: [{ by: "r.id", type: "bigint" }],
    way: isOldestFirst ? "asc" : "desc",
    cursor,
    limit: pageSize,
  });
  return { ...page, cursor: next };
}

/** Each of the ways has an index. */
function isFound(search: string, put: (value: SqlValue) => string): string {
  const text = put(search);
  const words = put(`%${search.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`);
  return `(r.reference = upper(${text}::text) or lower(r.sku) = lower(${text}::text)
    or r.order_id = any(array(select id from shop_order where number = ${put(readOrderNumber(search) ?? "")}::text))
    or lower(coalesce(r.title || ' ', '') || r.text) like lower(${words}::text))`;
}
