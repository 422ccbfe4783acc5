import type { ReviewState } from "@precise/cart-core/review-states";
import type { DeskReview, deskReviewCalls } from "@precise/contract/desk/inbox/reviews";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { runAs } from "#api/desk/kit/run-as.ts";
import { revisionOf } from "#api/desk/kit/seen.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import { listReviews } from "#api/modules/reviews/review-list.ts";
import { type ReviewRow, readReview } from "#api/modules/reviews/review-rows.ts";
import { answer, failure, type Refusal } from "#api/platform/http/reply.ts";
import { readSentPicture } from "#api/platform/sent-pictures/brief-pictures.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { answerReviewCommand, publishReviewCommand, refuseReviewCommand } from "./review-commands.ts";

/** The desk's calls of reviews, each change by the command that a terminal has too. */
export function deskReviewAnswers(parts: DeskParts): DeskAnswers<typeof deskReviewCalls> {
  const { db } = parts;
  const changed = async (reference: string, result: Awaited<ReturnType<typeof runAs>>) => {
    if ("failure" in result) return result;
    const review = await readReview(db, reference);
    return review ? answer({ review: viewOf(review) }) : noReview();
  };
  return {
    async listDeskReviews({ query: { state, search, cursor } }) {
      // The query's pattern lets nothing but states through.
      const states = state?.split(",") as ReviewState[] | undefined;
      const page = await listReviews(db, { states, search, cursor });
      return answer({ reviews: page.rows.map(viewOf), total: page.total, next: page.cursor });
    },
    async readDeskReview({ params }) {
      const review = await readReview(db, params.reference);
      return review ? answer({ review: viewOf(review) }) : noReview();
    },
    async readDeskReviewPicture({ params }) {
      const review = await readReview(db, params.reference);
      const picture = review && (await readSentPicture(db, parts.tools.files, { reviewId: review.id }, 0));
      if (!picture) return failure(404, "not_found", "There is no such picture.");
      return answer({ picture });
    },
    publishDeskReview: async ({ params, headers }, staff) =>
      changed(
        params.reference,
        await runAs(parts, staff, publishReviewCommand, { ...params, revision: revisionOf(headers) }),
      ),
    refuseDeskReview: async ({ params, headers, body }, staff) =>
      changed(
        params.reference,
        await runAs(parts, staff, refuseReviewCommand, { ...params, ...body, revision: revisionOf(headers) }),
      ),
    answerDeskReview: async ({ params, headers, body }, staff) =>
      changed(
        params.reference,
        await runAs(parts, staff, answerReviewCommand, { ...params, ...body, revision: revisionOf(headers) }),
      ),
  };
}

function viewOf({ id: _, created_at, changed_at, shows_name: __, ...review }: ReviewRow): DeskReview {
  return { ...review, written_at: wireTime(created_at), changed_at: wireTime(changed_at) };
}

function noReview(): Refusal {
  return failure(404, "not_found", "There is no such review. Its author may have withdrawn it.");
}
