import { wholeMonthsBetween } from "@precise/cart-core/claim-window";
import type { PaymentStatus } from "@precise/cart-core/payment-status";
import { type NotReviewable, whyNotReviewable } from "@precise/cart-core/review-eligibility";
import type { PowerSource } from "@precise/cart-core/review-states";
import { todayInLagos } from "@precise/contract/nigeria/lagos-days";
import { showFamilyAnew } from "#api/modules/catalogue/show-family-anew.ts";
import type { LockedOrder } from "#api/modules/orders/locked-order.ts";
import { type DeliveredItem, deliveredOn, orderedItems } from "#api/modules/returns/claim-rows.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { attachPictures } from "#api/platform/sent-pictures/brief-pictures.ts";
import { newOrderNumber } from "#api/platform/text/order-number.ts";
import { type ReviewRow, readReview, reviewsOfOrder } from "./review-rows.ts";

/** What a buyer says of an article. */
export interface WrittenReview {
  readonly sku: string;
  readonly stars: number;
  readonly title?: string | undefined;
  readonly text: string;
  readonly power_source?: PowerSource | undefined;
  readonly shows_name: boolean;
  /** Name of a picture that was sent before. */
  readonly picture?: string | undefined;
  readonly without_picture?: boolean | undefined;
}

/** An article of an order, what was written about it, and why nothing may be. */
export interface ArticleOfOrder extends DeliveredItem {
  readonly why: NotReviewable | undefined;
  readonly review: ReviewRow | undefined;
}

/** What of a locked order can be written about. */
export async function articlesOfOrder(tx: Sql, order: LockedOrder): Promise<ArticleOfOrder[]> {
  const [[standing], items, written] = [
    await tx.query<{ payment_status: PaymentStatus; is_sample: boolean }>(
      "select payment_status, is_sample from shop_order where id = $1",
      [order.id],
    ),
    await orderedItems(tx, order.id),
    await reviewsOfOrder(tx, order.id),
  ];
  if (!standing) return [];
  const reviewed = {
    stage: order.standing.stage,
    money: standing.payment_status,
    isSample: standing.is_sample,
    isCompany: order.company !== null,
    skus: items.map(({ sku }) => sku),
  };
  return items.map((item) => ({
    ...item,
    why: whyNotReviewable(reviewed, item.sku),
    review: written.find(({ sku }) => sku === item.sku),
  }));
}

/**
 * Keeps what the buyer of a locked order says of one of its articles, in the place of what they said before. It waits for a
 * person of the shop to read it. A refusal may have changed something: its transaction is not to be kept.
 */
export async function writeReview(
  tx: Sql,
  order: LockedOrder,
  written: WrittenReview,
): Promise<
  | { readonly ok: true; readonly review: ReviewRow }
  | { readonly ok: false; readonly why: NotReviewable | "unknown-picture" }
> {
  const article = (await articlesOfOrder(tx, order)).find(({ sku }) => sku === written.sku);
  if (!article) return { ok: false, why: "not-bought" };
  if (article.why !== undefined) return { ok: false, why: article.why };
  const day = (await deliveredOn(tx, order.id)) ?? todayInLagos();
  const { sku, stars, title = "", text, power_source, shows_name } = written;
  const [kept] = await tx.query<{ id: number; reference: string }>(
    `insert into review (reference, order_id, sku, stars, title, text, power_source, months_in_use, shows_name, author)
     select $1, o.id, $3, $4, nullif($5, ''), $6, $7, $8, $9,
       case when $9::boolean and o.firstname <> '' then concat_ws(', ', o.firstname,
         case when o.delivery_method = 'delivery' then o.address ->> 'state' end) end
     from shop_order o where o.id = $2
     on conflict (order_id, sku) do update set stars = excluded.stars, title = excluded.title, text = excluded.text,
       power_source = excluded.power_source, months_in_use = excluded.months_in_use, shows_name = excluded.shows_name,
       author = excluded.author, state = 'pending', reason = null, revision = review.revision + 1, changed_at = now()
     returning id, reference`,
    [
      newOrderNumber("R"),
      order.id,
      sku,
      stars,
      title,
      text,
      power_source ?? null,
      wholeMonthsBetween(day, todayInLagos()),
      shows_name,
    ],
  );
  if (!kept) throw new Error("a review was not kept");
  if (written.picture !== undefined || written.without_picture === true)
    await tx.query("delete from brief_picture where review_id = $1", [kept.id]);
  if (
    written.picture !== undefined &&
    (await attachPictures(tx, { reviewId: kept.id }, [written.picture])) === 0
  )
    return { ok: false, why: "unknown-picture" };
  if (article.review?.state === "published") await showFamilyAnew(tx, sku);
  const review = await readReview(tx, kept.reference);
  if (!review) throw new Error("a review was kept and is not there");
  return { ok: true, review };
}
