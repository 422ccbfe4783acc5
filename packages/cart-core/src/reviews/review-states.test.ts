import { expect, it } from "vitest";
import { nextReviewStates, ratingOf } from "./review-states.ts";

it.each([
  ["pending", ["published", "refused"]],
  ["published", ["refused"]],
  ["refused", ["published"]],
] as const)("a review that is %s may become %j", (state, next) =>
  expect(nextReviewStates(state)).toEqual(next),
);

it.each([
  [[5], { average: 5, count: 1 }],
  [[5, 4], { average: 4.5, count: 2 }],
  [[5, 4, 4], { average: 4.3, count: 3 }],
  [[1, 2, 2, 2], { average: 1.8, count: 4 }],
  [[4, 4, 5, 4], { average: 4.3, count: 4 }],
] as const)("stars of %j are %j", (stars, rating) => expect(ratingOf(stars)).toEqual(rating));

it("there is no rating without reviews", () => expect(ratingOf([])).toBeUndefined());
