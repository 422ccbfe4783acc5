import type { ApiFailure } from "@precise/api-client/api-failure";
import type { ErrorCode } from "@precise/contract/wire/error-codes";

/** Why a call about a cart or an order failed, no matter who buys. Pages name it in their query; each app's copy has the words. */
export const buyingProblems = [
  "unreachable",
  "too_many_requests",
  "out_of_stock",
  "too_many_pieces",
  "unknown_product",
  "cart_full",
  "bad_quantity",
  "not_done",
] as const;
export type BuyingProblem = (typeof buyingProblems)[number];

const problemOfCode: Partial<Record<ErrorCode, BuyingProblem>> = {
  rate_limited: "too_many_requests",
  out_of_stock: "out_of_stock",
  quantity_too_large: "too_many_pieces",
  unknown_sku: "unknown_product",
  cart_too_large: "cart_full",
};

/**
 * What to say about a failed call. `unreachable` also when the API answers that it cannot serve now.
 * @param own problems of codes that only this buyer's calls answer with
 */
export function buyingProblemOf<Own extends string = never>(
  failure: ApiFailure,
  own: Partial<Record<ErrorCode, Own>> = {},
): BuyingProblem | Own {
  const { code, field } = failure;
  const known = code && (own[code] ?? problemOfCode[code]);
  if (known) return known;
  if (code === "invalid_input" && field?.includes("quantity")) return "bad_quantity";
  return isUnreachable(failure) ? "unreachable" : "not_done";
}

/** True when nothing was answered, or that the shop cannot serve now: worth trying again. */
export function isUnreachable({ kind, status = 0 }: ApiFailure): boolean {
  return kind !== "http" || status === 429 || status >= 500;
}
