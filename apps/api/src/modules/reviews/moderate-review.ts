import { randomBytes } from "node:crypto";
import { nextReviewStates } from "@precise/cart-core/review-states";
import sharp from "sharp";
import { showFamilyAnew } from "#api/modules/catalogue/show-family-anew.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { ShopFiles } from "#api/platform/files/file-store.ts";
import { type ReviewRow, readReview } from "./review-rows.ts";

/** Longest side of a picture that everybody sees. */
const longestSide = 960;

/**
 * Locks a review for a change.
 * @param revision the one that its reader saw; undefined for a caller who saw none
 * @throws Refused where there is none, or where it has changed since
 */
export async function lockReview(tx: Sql, reference: string, revision?: number): Promise<ReviewRow> {
  await tx.query("select 1 from review where reference = upper($1) for update", [reference.trim()]);
  const review = await readReview(tx, reference);
  if (!review) throw new Refused(`There is no review ${reference}.`, { status: 404 });
  if (revision !== undefined && revision !== review.revision)
    throw new Refused("It has changed meanwhile. Read it again.");
  return review;
}

/** Shows a review to everybody. @throws Refused where it is shown already, or belongs to a seeded order */
export async function publishReview(tx: Sql, review: ReviewRow, files: ShopFiles): Promise<void> {
  if (!nextReviewStates(review.state).includes("published"))
    throw new Refused(`${review.reference} is published already.`);
  if (review.is_sample)
    throw new Refused("Its order is a sample: nobody bought anything, so that nothing of it is shown.");
  await shrinkPicture(tx, review.id, files);
  await change(tx, review, "state = 'published', reason = null", []);
}

/** Shows a review to its author alone, who reads why. @throws Refused where it is refused already */
export async function refuseReview(tx: Sql, review: ReviewRow, reason: string): Promise<void> {
  if (!nextReviewStates(review.state).includes("refused"))
    throw new Refused(`${review.reference} is refused already.`);
  await change(tx, review, "state = 'refused', reason = $2", [reason]);
}

/** Puts an answer of the shop under a review; an empty one takes it away. */
export async function answerReview(tx: Sql, review: ReviewRow, text: string): Promise<void> {
  await change(tx, review, "answer = nullif($2, '')", [text]);
}

async function change(tx: Sql, review: ReviewRow, to: string, values: readonly string[]): Promise<void> {
  await tx.query(`update review set ${to}, revision = revision + 1, changed_at = now() where id = $1`, [
    review.id,
    ...values,
  ]);
  await showFamilyAnew(tx, review.sku);
}

/** A phone's picture is far larger than a page shows: a smaller file takes its place, and the old one is swept. */
async function shrinkPicture(tx: Sql, reviewId: number, files: ShopFiles): Promise<void> {
  const [picture] = await tx.query<{ id: number; file: string; width: number; height: number }>(
    "select id, file, width, height from brief_picture where review_id = $1 order by id limit 1",
    [reviewId],
  );
  if (!picture || Math.max(picture.width, picture.height) <= longestSide) return;
  const jpeg = await files.briefs.read(picture.file);
  if (jpeg === undefined) throw new Error(`the picture ${picture.file} is not there`);
  const { data, info } = await sharp(jpeg)
    .resize({ width: longestSide, height: longestSide, fit: "inside" })
    .jpeg({ quality: 78 })
    .toBuffer({ resolveWithObject: true });
  const file = `${randomBytes(16).toString("hex")}.jpg`;
  await files.briefs.write(file, data);
  await tx.query("update brief_picture set file = $2, width = $3, height = $4 where id = $1", [
    picture.id,
    file,
    info.width,
    info.height,
  ]);
}
