import { reviewStates } from "@precise/cart-core/review-states";
import * as z from "zod/mini";
import { seenRevision } from "../../wire/headers.ts";
import { group } from "../../wire/route.ts";
import { line, paragraph, searchText } from "../../wire/text.ts";
import { deskRoute } from "../kit/desk-route.ts";
import { pageEnd, severalOf } from "../kit/list-query.ts";
import { sentPicture } from "../kit/sent-picture.ts";

/** A review as the staff reads it. */
export const deskReview = z.object({
  reference: z.string(),
  order_number: z.string(),
  sku: z.string(),
  name: z.string(),
  stars: z.int(),
  title: z.nullable(z.string()),
  text: z.string(),
  /** One of cart-core's `powerSources`. */
  power_source: z.nullable(z.string()),
  months_in_use: z.int(),
  /** As it is shown; null where its author did not want a name. */
  author: z.nullable(z.string()),
  state: z.enum(reviewStates),
  /** Why it was refused. */
  reason: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  has_picture: z.boolean(),
  /** Its order is a seeded one: it is shown to nobody. */
  is_sample: z.boolean(),
  written_at: z.string(),
  changed_at: z.string(),
  /** One more with each change; `If-Match` names it. */
  revision: z.int(),
});
export type DeskReview = z.infer<typeof deskReview>;

const which = z.object({ reference: line(1, 20) });
const one = { tag: "Reviews", yields: "review", data: z.object({ review: deskReview }) } as const;
const refusals = [404, 409] as const;

export const listDeskReviews = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/reviews",
  permission: "reviews",
  tag: "Reviews",
  summary: "Reviews of buyers, 50 at once: those that wait the oldest first, else the newest first",
  query: z.object({
    /** Several parted by commas. */
    state: z.optional(severalOf(reviewStates)),
    /** Reference of a review, number of an order, a SKU, or words of the text. */
    search: z.optional(searchText(80)),
    cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/, { error: "must be a cursor" }))),
  }),
  data: z.object({
    reviews: z.array(deskReview),
    ...pageEnd,
  }),
});

export const readDeskReview = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/reviews/{reference}",
  permission: "reviews",
  summary: "A review with all that was written",
  params: which,
  ...one,
  failures: [404],
});

export const readDeskReviewPicture = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/reviews/{reference}/picture",
  permission: "reviews",
  tag: "Reviews",
  summary: "The picture of a review: a JPEG without metadata, as base64",
  params: which,
  yields: "picture",
  data: z.object({ picture: sentPicture }),
  failures: [404],
});

export const publishDeskReview = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/reviews/{reference}/publish",
  permission: "reviews",
  summary: "Shows a review to everybody",
  params: which,
  headers: seenRevision,
  ...one,
  failures: refusals,
});

export const refuseDeskReview = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/reviews/{reference}/refuse",
  permission: "reviews",
  summary: "Does not show a review, or no longer; its author reads why",
  params: which,
  headers: seenRevision,
  body: z.strictObject({ reason: line(3, 300) }),
  ...one,
  failures: refusals,
});

export const answerDeskReview = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/reviews/{reference}/answer",
  permission: "reviews",
  summary: "Puts an answer of the shop under a review; an empty one takes it away",
  params: which,
  headers: seenRevision,
  body: z.strictObject({ text: paragraph(1000) }),
  ...one,
  failures: refusals,
});

/** The desk's calls of reviews. */
export const deskReviewCalls = /* @__PURE__ */ group(
  {
    listDeskReviews,
    readDeskReview,
    readDeskReviewPicture,
    publishDeskReview,
    refuseDeskReview,
    answerDeskReview,
  },
  {
    refuseDeskReview: { reason: "It is about the courier, not about the light." },
    answerDeskReview: { text: "Thank you. The bulbs in the box are 2700 K." },
  },
);
