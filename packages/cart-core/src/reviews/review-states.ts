/** `pending`: a person of the shop has still to read it; `published`: everybody sees it; `refused`: only its author does. */
export const reviewStates = ["pending", "published", "refused"] as const;
export type ReviewState = (typeof reviewStates)[number];

/** What a light runs on at its buyer's. */
export const powerSources = ["grid", "inverter", "generator", "solar"] as const;
export type PowerSource = (typeof powerSources)[number];

/**
 * Where the shop may move a review. What its author changes is pending again, from every state: nothing is shown that nobody
 * has read.
 */
export function nextReviewStates(state: ReviewState): readonly ReviewState[] {
  return reviewStates.filter((next) => next !== state && next !== "pending");
}

/** How buyers rate an article. */
export interface Rating {
  /** Of five, to one decimal. */
  readonly average: number;
  readonly count: number;
}

/**
 * The average of published stars, half up to one decimal.
 * @param stars 1 to 5, of published reviews alone
 * @returns undefined where there are none: a rating is never made up
 * @source design D35 "Honesty"
 */
export function ratingOf(stars: readonly number[]): Rating | undefined {
  if (stars.length === 0) return undefined;
  const sum = stars.reduce((total, each) => total + each, 0);
  return { average: Math.round((sum * 10) / stars.length) / 10, count: stars.length };
}
