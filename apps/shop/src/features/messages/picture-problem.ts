import type { ApiFailure } from "@precise/api-client/api-failure";

/** Why a picture is not with us. */
export const pictureProblems = [
  "not_a_picture",
  "picture_too_large",
  "too_many",
  "unknown_picture",
  "unreachable",
  "too_many_requests",
] as const;
export type PictureProblem = (typeof pictureProblems)[number];

/** What the API's refusal of a picture means to its sender. */
export function pictureProblemOf({ status, code }: ApiFailure): PictureProblem {
  if (code === "not_a_picture" || code === "picture_too_large" || code === "unknown_picture") return code;
  // Larger than a call may be, or than the picture's field.
  if (status === 413 || status === 400) return "picture_too_large";
  return status === 429 ? "too_many_requests" : "unreachable";
}
