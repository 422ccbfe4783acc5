import type { PowerSource, ReviewState } from "@precise/cart-core/review-states";
import type { Sql } from "#api/platform/database/port.ts";

/** A review as it is kept. */
export interface ReviewRow {
  readonly id: number;
  readonly reference: string;
  readonly order_number: string;
  readonly sku: string;
  /** Of the article, as it was ordered. */
  readonly name: string;
  readonly stars: number;
  readonly title: string | null;
  readonly text: string;
  readonly power_source: PowerSource | null;
  readonly months_in_use: number;
  readonly shows_name: boolean;
  readonly author: string | null;
  readonly state: ReviewState;
  readonly reason: string | null;
  readonly answer: string | null;
  readonly revision: number;
  readonly created_at: Date;
  readonly changed_at: Date;
  /** The order is a seeded one: the review is shown to nobody. */
  readonly is_sample: boolean;
  readonly has_picture: boolean;
}

export const reviewColumns = `r.id, r.reference, o.number as order_number, r.sku,
  coalesce((select l.name from shop_order_line l where l.order_id = r.order_id and l.sku = r.sku limit 1), r.sku) as name,
  r.stars, r.title, r.text, r.power_source, r.months_in_use, r.shows_name, r.author, r.state, r.reason, r.answer, r.revision,
  r.created_at, r.changed_at, o.is_sample, exists (select 1 from brief_picture p where p.review_id = r.id) as has_picture`;

const reviews = `select ${reviewColumns} from review r join shop_order o on o.id = r.order_id`;

/** One review by its reference, in any case. */
export async function readReview(sql: Sql, reference: string): Promise<ReviewRow | undefined> {
  const [row] = await sql.query<ReviewRow>(`${reviews} where r.reference = upper($1)`, [reference.trim()]);
  return row;
}

/** What the buyer of an order has written. */
export function reviewsOfOrder(sql: Sql, orderId: number): Promise<ReviewRow[]> {
  return sql.query<ReviewRow>(`${reviews} where r.order_id = $1 order by r.id`, [orderId]);
}

/** Deletes a review with its picture; the file goes with the next sweep of the folder. */
export async function deleteReview(tx: Sql, id: number): Promise<void> {
  await tx.query("delete from review where id = $1", [id]);
}
