import type { OwnReview, reviewCalls } from "@precise/contract/shop/reviews";
import { showFamilyAnew } from "#api/modules/catalogue/show-family-anew.ts";
import { lockOwnOrder } from "#api/modules/orders/lock-own-order.ts";
import type { Database } from "#api/platform/database/port.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import { orRollBack } from "#api/platform/http/or-roll-back.ts";
import { answer, failure, type Refusal } from "#api/platform/http/reply.ts";
import { readProductReviews } from "./published-reviews.ts";
import { deleteReview, type ReviewRow, reviewsOfOrder } from "./review-rows.ts";
import { articlesOfOrder, writeReview } from "./write-review.ts";

const noOrder = failure(404, "not_found", "We found no order with this number and e-mail.");

/** The calls of reviews: what is published for everybody, the rest for who knows the order's number and e-mail, or whose it is. */
export function reviewHandlers({ db }: { readonly db: Database }): Answers<typeof reviewCalls> {
  return {
    listProductReviews: async ({ params }) =>
      answer({ reviews: await readProductReviews(db, params.sku, params.page) }),
    listOrderReviews: {
      limit: "orderTracking",
      handle: (call) =>
        db.transaction(async (tx) => {
          const order = await lockOwnOrder(tx, call, call.body);
          if (!order) return noOrder;
          const articles = await articlesOfOrder(tx, order);
          return answer({
            articles: articles.map(({ sku, name, image, why, review }) => ({
              sku,
              name,
              ...(image && { image }),
              may_write: why === undefined,
              ...(review && { review: ownView(review) }),
            })),
          });
        }),
    },
    writeReview: {
      limit: "messages",
      handle: (call) =>
        orRollBack(db, async (tx) => {
          const order = await lockOwnOrder(tx, call, call.body);
          if (!order) return noOrder;
          const written = await writeReview(tx, order, call.body);
          return written.ok ? answer({ review: ownView(written.review) }) : refusalOf(written.why);
        }),
    },
    withdrawReview: {
      limit: "messages",
      handle: (call) =>
        db.transaction(async (tx) => {
          const order = await lockOwnOrder(tx, call, call.body);
          if (!order) return noOrder;
          const review = (await reviewsOfOrder(tx, order.id)).find(({ sku }) => sku === call.body.sku);
          if (review) {
            await deleteReview(tx, review.id);
            if (review.state === "published") await showFamilyAnew(tx, review.sku);
          }
          return answer({ withdrawn: true });
        }),
    },
  };
}

function refusalOf(why: Exclude<Awaited<ReturnType<typeof writeReview>>, { ok: true }>["why"]): Refusal {
  switch (why) {
    case "not-bought":
      return failure(422, "unknown_sku", "Your order does not have this item.", { field: "sku" });
    case "not-delivered":
      return failure(409, "order_not_delivered", "You can review goods once they are delivered.", {
        field: "number",
      });
    case "undone":
      return failure(409, "not_reviewable", "This order went back, so it cannot be reviewed.", {
        field: "number",
      });
    case "sample":
    case "company":
      return failure(409, "not_reviewable", "Goods of this order cannot be reviewed.", { field: "number" });
    case "unknown-picture":
      return failure(422, "unknown_picture", "Your picture has expired. Add it again.", { field: "picture" });
  }
}

function ownView(review: ReviewRow): OwnReview {
  return {
    stars: review.stars,
    ...(review.title !== null && { title: review.title }),
    text: review.text,
    ...(review.power_source !== null && { power_source: review.power_source }),
    shows_name: review.shows_name,
    has_picture: review.has_picture,
    state: review.state,
    ...(review.reason !== null && { reason: review.reason }),
    ...(review.answer !== null && { answer: review.answer }),
  };
}
