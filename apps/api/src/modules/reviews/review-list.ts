import type { ReviewState } from "@precise/cart-core/review-states";
import type { Sql } from "#api/platform/database/port.ts";
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

export interface ReviewPage {
  readonly rows: readonly ReviewRow[];
  readonly total: number;
  /** Of the rows that follow; null after the last. */
  readonly cursor: string | null;
}

/** A page of reviews: what waits for a reader the oldest first, where only that is asked for, else the newest first. */
export async function listReviews(sql: Sql, wanted: WantedReviews): Promise<ReviewPage> {
  const { states, cursor } = wanted;
  const search = wanted.search?.trim() ?? "";
  const isOldestFirst = states?.every((state) => state === "pending") ?? false;
  const fits = `from review r join shop_order o on o.id = r.order_id
    where ($1::text[] is null or r.state = any ($1)) and ($2 = '' or r.reference = upper($2) or o.number = $3
      or lower(r.sku) = lower($2) or strpos(lower(concat_ws(' ', r.title, r.text)), lower($2)) > 0)`;
  const values = [states ? [...states] : null, search, readOrderNumber(search) ?? ""];
  const rows = await sql.query<ReviewRow>(
    `select ${reviewColumns} ${fits} and ($4::bigint is null or r.id ${isOldestFirst ? ">" : "<"} $4)
     order by r.id ${isOldestFirst ? "asc" : "desc"} limit ${pageSize + 1}`,
    [...values, /^\d{1,15}$/.test(cursor ?? "") ? Number(cursor) : null],
  );
  const [counted] = await sql.query<{ total: number }>(`select count(*)::int as total ${fits}`, values);
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return { rows: page, total: counted?.total ?? 0, cursor: last === undefined ? null : String(last.id) };
}
