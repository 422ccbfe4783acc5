import type { ApiFailure } from "@precise/api-client/api-failure";
import { buyingProblemOf, buyingProblems } from "@precise/web/buying/buying-problem";

/** Why a call about cart or orders failed, as pages name it in their query; the copy has the words. */
export const callProblems = [
  ...buyingProblems,
  "session_over",
  "mark_too_long",
  "row_gone",
  "not_cancellable",
  "fee_not_open",
  "too_large",
] as const;
export type CallProblem = (typeof callProblems)[number];

/** The problem that a query names; null for anything else. */
export function callProblemOf(text: unknown): CallProblem | null {
  return callProblems.find((problem) => problem === text) ?? null;
}

/** What to say about a failed call. */
export function problemOf(failure: ApiFailure): CallProblem {
  if (failure.status === 401) return "session_over";
  if (failure.code === "invalid_input" && failure.field?.includes("side_mark")) return "mark_too_long";
  return buyingProblemOf<CallProblem>(failure, {
    goods_gone: "out_of_stock",
    unknown_line: "row_gone",
    order_not_cancellable: "not_cancellable",
    fee_not_open: "fee_not_open",
    body_too_large: "too_large",
  });
}
