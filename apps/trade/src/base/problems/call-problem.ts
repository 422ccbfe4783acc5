import type { ApiFailure } from "@precise/api-client/api-failure";

/** Why a call about cart or orders failed, as pages name it in their query; the copy has the words. */
export const callProblems = [
  "session_over",
  "unreachable",
  "too_many_requests",
  "out_of_stock",
  "too_many_pieces",
  "unknown_product",
  "cart_full",
  "mark_too_long",
  "row_gone",
  "bad_quantity",
  "not_cancellable",
  "fee_not_open",
  "too_large",
  "not_done",
] as const;
export type CallProblem = (typeof callProblems)[number];

/** The problem that a query names; null for anything else. */
export function callProblemOf(text: unknown): CallProblem | null {
  return callProblems.find((problem) => problem === text) ?? null;
}

/** What to say about a failed call. `unreachable` also when the API answers that it cannot serve now. */
export function problemOf(failure: ApiFailure): CallProblem {
  switch (failure.code) {
    case "session_required":
    case "session_expired":
      return "session_over";
    case "rate_limited":
      return "too_many_requests";
    case "out_of_stock":
    case "goods_gone":
      return "out_of_stock";
    case "quantity_too_large":
      return "too_many_pieces";
    case "unknown_sku":
      return "unknown_product";
    case "unknown_line":
      return "row_gone";
    case "cart_too_large":
      return "cart_full";
    case "order_not_cancellable":
      return "not_cancellable";
    case "fee_not_open":
      return "fee_not_open";
    case "body_too_large":
      return "too_large";
    case "invalid_input":
      if (failure.field?.includes("side_mark")) return "mark_too_long";
      return failure.field?.includes("quantity") ? "bad_quantity" : "not_done";
    default:
      if (failure.status === 401) return "session_over";
      return failure.kind !== "http" || (failure.status ?? 0) >= 500 ? "unreachable" : "not_done";
  }
}
