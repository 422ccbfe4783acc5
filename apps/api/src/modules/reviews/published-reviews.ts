import { ratingOf } from "@precise/cart-core/review-states";
import { lagosDay } from "@precise/contract/nigeria/lagos-days";
import type { ProductReviews, PublishedReview } from "@precise/contract/shop/reviews";
import type { Sql } from "#api/platform/database/port.ts";
import { type ReviewRow, reviewColumns } from "./review-rows.ts";

const pageSize = 10;

interface PublishedRow extends ReviewRow {
  readonly file: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** Of an article and its family: what was published, of orders that someone placed. */
const shown = `from review r join shop_order o on o.id = r.order_id and not o.is_sample
  where r.state = 'published' and r.sku in (select sku from product where sku_key = upper($1)
    or variant_group = (select variant_group from product where sku_key = upper($1)))`;

/** A page of published reviews, the newest first, and the rating of them all. */
export async function readProductReviews(sql: Sql, sku: string, page: number): Promise<ProductReviews> {
  const stars = await sql.query<{ stars: number }>(`select r.stars ${shown}`, [sku]);
  const rating = ratingOf(stars.map((row) => row.stars));
  if (!rating) return { items: [], pages: 0 };
  const rows = await sql.query<PublishedRow>(
    `select ${reviewColumns}, picture.file, picture.width, picture.height
     ${shown.replace(
       "where",
       `left join lateral (select file, width, height from brief_picture p
       where p.review_id = r.id order by p.id limit 1) picture on true where`,
     )}
     order by r.created_at desc, r.id desc offset $2 limit $3`,
    [sku, (page - 1) * pageSize, pageSize],
  );
  return { rating, items: rows.map(publishedView), pages: Math.ceil(rating.count / pageSize) };
}

/** The file of a picture, while its review is published. */
export async function readShownPicture(sql: Sql, file: string): Promise<string | undefined> {
  const [row] = await sql.query<{ file: string }>(
    `select p.file from brief_picture p join review r on r.id = p.review_id
     join shop_order o on o.id = r.order_id and not o.is_sample
     where p.file = $1 and r.state = 'published'`,
    [file],
  );
  return row?.file;
}

function publishedView(row: PublishedRow): PublishedReview {
  const { file, width, height } = row;
  return {
    reference: row.reference,
    sku: row.sku,
    stars: row.stars,
    ...(row.title !== null && { title: row.title }),
    text: row.text,
    months_in_use: row.months_in_use,
    ...(row.power_source !== null && { power_source: row.power_source }),
    ...(row.author !== null && { author: row.author }),
    written_on: lagosDay(row.created_at),
    ...(file !== null &&
      width !== null &&
      height !== null && { picture: { url: `/api/reviews/${file}`, width, height } }),
    ...(row.answer !== null && { answer: row.answer }),
  };
}
