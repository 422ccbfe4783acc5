import { reviewStates } from "@precise/cart-core/review-states";
import {
  answerDeskReview,
  listDeskReviews,
  publishDeskReview,
  refuseDeskReview,
} from "@precise/contract/desk/inbox/reviews";
import { cutText } from "@precise/contract/wire/cut-text";
import * as z from "zod/mini";
import { ofCall, ofRead } from "#api/desk/kit/of-call.ts";
import {
  type OperatorCommand,
  type OperatorTools,
  operatorCommand,
  type Typed,
} from "#api/desk/kit/operator-command.ts";
import { tableOf } from "#api/desk/kit/table-text.ts";
import {
  answerReview,
  lockReview,
  publishReview,
  refuseReview,
} from "#api/modules/reviews/moderate-review.ts";
import { listReviews } from "#api/modules/reviews/review-list.ts";
import type { ReviewRow } from "#api/modules/reviews/review-rows.ts";
import type { Actor } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";

/** The revision that its reader saw: another one is refused. */
const seen = { revision: z.optional(z.int()) };
const reference: Typed = { as: "<reference>", about: "R- and eight characters" };

/** Shows a review to everybody. */
export const publishReviewCommand = operatorCommand({
  name: "reviews.publish",
  ...ofCall(publishDeskReview, seen),
  terminal: [{ words: "reviews publish", about: "Shows a review to everybody", typed: { reference } }],
  run: (tools, { by: actor, ...wanted }) =>
    change(tools, { act: "reviews.publish", actor, to: "published", ...wanted }, (tx, review) =>
      publishReview(tx, review, tools.files),
    ),
  show: ({ reference: named }) => `Published ${named}. The product's page shows it within seconds.`,
});

/** Does not show a review, or no longer. */
export const refuseReviewCommand = operatorCommand({
  name: "reviews.refuse",
  ...ofCall(refuseDeskReview, seen),
  terminal: [
    {
      words: "reviews refuse",
      about: "Does not show a review, or no longer",
      typed: {
        reference,
        reason: { as: "--reason <text>", about: "why; its author reads it" },
      },
    },
  ],
  run: (tools, { by: actor, reason, ...wanted }) =>
    change(tools, { act: "reviews.refuse", actor, to: "refused", ...wanted }, (tx, review) =>
      refuseReview(tx, review, reason),
    ),
  show: ({ reference: named }) => `Refused ${named}. Its author reads why.`,
});

/** Puts an answer of the shop under a review. */
export const answerReviewCommand = operatorCommand({
  name: "reviews.answer",
  ...ofCall(answerDeskReview, seen),
  terminal: [
    {
      words: "reviews answer",
      about: "Puts an answer of the shop under a review; an empty one takes it away",
      typed: { reference, text: { as: "--text <text>", about: "the answer" } },
    },
  ],
  run: (tools, { by: actor, text, ...wanted }) =>
    change(tools, { act: "reviews.answer", actor, ...wanted }, (tx, review) =>
      answerReview(tx, review, text),
    ),
  show: ({ reference: named }) => `Answered ${named}.`,
});

/** What an operator may do with reviews. Every change is audited in the transaction that makes it. */
export const reviewCommands: readonly OperatorCommand[] = [
  operatorCommand({
    name: "reviews.list",
    ...ofRead(listDeskReviews, { state: z.optional(z.enum(reviewStates)), search: z.optional(z.string()) }),
    terminal: [
      {
        words: "reviews list",
        about: "Reviews of buyers",
        typed: {
          state: { as: "--state <state>", about: "only those in this state" },
          search: { as: "--search <text>", about: "reference, order, SKU, or words" },
        },
      },
    ],
    run: ({ db }, { state, search }) => listReviews(db, { states: state && [state], search }),
    show: ({ rows }) =>
      tableOf(rows, {
        Reference: "reference",
        When: "created_at",
        State: "state",
        Stars: "stars",
        SKU: "sku",
        Order: "order_number",
        Text: (row) => cutText(row.text.replace(/\s+/g, " "), 80),
      }),
  }),
  publishReviewCommand,
  refuseReviewCommand,
  answerReviewCommand,
];

function change(
  { db }: OperatorTools,
  wanted: {
    readonly act: string;
    readonly actor: Actor;
    readonly reference: string;
    readonly revision?: number | undefined;
    readonly to?: string;
  },
  act: (tx: Sql, review: ReviewRow) => Promise<void>,
): Promise<{ readonly reference: string }> {
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, wanted.reference, wanted.revision);
    await act(tx, review);
    // Not what was written: it stands with the review, and goes with it.
    await writeAudit(tx, {
      actor: wanted.actor,
      act: wanted.act,
      subject: review.reference,
      before: { state: review.state },
      after: { state: wanted.to ?? review.state },
    });
    return { reference: review.reference };
  });
}
