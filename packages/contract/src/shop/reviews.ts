import { powerSources } from "@precise/cart-core/review-states";
import * as z from "zod/mini";
import { whichOrder } from "../nigeria/which-order.ts";
import { group, route } from "../wire/route.ts";
import { line, namedSku, paragraph } from "../wire/text.ts";
import { mediaEntry } from "./product.ts";

/** Of a picture that came with a review: `/api/reviews/{picture}` answers it while the review is published. */
export const reviewPicture = z.object({ url: z.string(), width: z.int(), height: z.int() });

/** A review as everybody reads it: of a buyer whose order was delivered, and read by a person before it is shown. */
export const publishedReview = z.object({
  reference: z.string(),
  /** The article that was bought; another of its family than the one that was asked for, perhaps. */
  sku: z.string(),
  stars: z.int(),
  title: z.optional(z.string()),
  text: z.string(),
  /** Whole months from delivery to the day on which it was written. */
  months_in_use: z.int(),
  /** One of cart-core's `powerSources`. A later release may send others. */
  power_source: z.optional(z.string()),
  /** First name, and state where goods were delivered; left out where its author did not want it. */
  author: z.optional(z.string()),
  /** YYYY-MM-DD in Lagos. */
  written_on: z.string(),
  picture: z.optional(reviewPicture),
  /** What the shop answers. */
  answer: z.optional(z.string()),
});
export type PublishedReview = z.infer<typeof publishedReview>;

/** What buyers say of an article and its family. */
export const productReviews = z.object({
  /** Of published reviews alone; left out where there are none. `average` is of five, to one decimal. */
  rating: z.optional(z.object({ average: z.number(), count: z.int() })),
  items: z.array(publishedReview),
  pages: z.int(),
});
export type ProductReviews = z.infer<typeof productReviews>;

/** A review as its author sees it. */
export const ownReview = z.object({
  stars: z.int(),
  title: z.optional(z.string()),
  text: z.string(),
  power_source: z.optional(z.string()),
  shows_name: z.boolean(),
  has_picture: z.boolean(),
  /** One of cart-core's `reviewStates`. A later release may send others. */
  state: z.string(),
  /** Why it is not shown, in words of the shop. */
  reason: z.optional(z.string()),
  answer: z.optional(z.string()),
});
export type OwnReview = z.infer<typeof ownReview>;

/** An article of an order, and what its buyer may write about it. */
export const reviewableArticle = z.object({
  sku: z.string(),
  name: z.string(),
  image: z.optional(mediaEntry),
  /** False before delivery, and for what went back. */
  may_write: z.boolean(),
  review: z.optional(ownReview),
});
export type ReviewableArticle = z.infer<typeof reviewableArticle>;

export const listProductReviews = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/product/reviews/{sku}/{page}",
  tag: "Reviews",
  summary: "Published reviews of an article and its family, the newest first, 10 on a page",
  params: z.object({
    sku: namedSku,
    page: z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)),
  }),
  yields: "reviews",
  data: z.object({ reviews: productReviews }),
});

export const listOrderReviews = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/orders/reviews/list",
  isSafe: true,
  tag: "Reviews",
  summary: "What its buyer may write about the articles of an order, and has written",
  body: z.strictObject(whichOrder),
  yields: "articles",
  data: z.object({ articles: z.array(reviewableArticle) }),
  failures: [404],
});

/**
 * One for each article of an order: writing again changes it, and it is read again before it is shown. 409
 * `order_not_delivered`, `not_reviewable` (it went back); 422 `unknown_sku`, `unknown_picture`.
 */
export const writeReview = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/orders/reviews",
  tag: "Reviews",
  summary: "Writes a review of a delivered article, or changes it",
  body: z.strictObject({
    ...whichOrder,
    sku: namedSku,
    stars: z.int().check(z.gte(1), z.lte(5)),
    title: z.optional(line(0, 80)),
    text: paragraph(2000).check(z.minLength(10)),
    power_source: z.optional(z.enum(powerSources)),
    /** Whether first name and state may be shown. */
    shows_name: z.boolean(),
    /** Name of a picture that was sent before, by the call of design briefs (`addBriefPicture`). */
    picture: z.optional(z.string().check(z.maxLength(64))),
    /** Takes the picture away that came before. */
    without_picture: z.optional(z.boolean()),
  }),
  yields: "review",
  data: z.object({ review: ownReview }),
  failures: [404, 409, 422],
});

/** A repeat answers like the first time. */
export const withdrawReview = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/orders/reviews/withdraw",
  tag: "Reviews",
  summary: "Deletes a review at its author's wish, picture and answer with it",
  body: z.strictObject({ ...whichOrder, sku: namedSku }),
  yields: "withdrawn",
  data: z.object({ withdrawn: z.literal(true) }),
  failures: [404],
});

const exampleOrder = { number: "PR-7K3M9QX1", email: "ada@example.com" };
/** The calls of reviews. */
export const reviewCalls = /* @__PURE__ */ group(
  { listProductReviews, listOrderReviews, writeReview, withdrawReview },
  {
    listOrderReviews: exampleOrder,
    writeReview: {
      ...exampleOrder,
      sku: "PR-CH-ADN60-BB",
      stars: 5,
      text: "Warm light, and it runs on our inverter all night.",
      power_source: "inverter",
      shows_name: true,
    },
    withdrawReview: { ...exampleOrder, sku: "PR-CH-ADN60-BB" },
  },
);
