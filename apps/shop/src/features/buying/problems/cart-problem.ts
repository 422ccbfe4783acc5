import type { ApiFailure } from "@precise/api-client/api-failure";
import { isDeadCart } from "./is-dead-cart.ts";

/** Why something about the cart could not be done, as pages name it in their query; the copy has the words. */
export const cartProblems = [
  "unreachable",
  "too_many_requests",
  "out_of_stock",
  "too_many_pieces",
  "unknown_product",
  "cart_full",
  "cart_gone",
  "signed_out",
  "bad_quantity",
  "not_done",
] as const;
export type CartProblem = (typeof cartProblems)[number];

/** The problem that a query names; null for anything else. */
export function cartProblemOf(text: string | undefined): CartProblem | null {
  return cartProblems.find((problem) => problem === text) ?? null;
}

/** What to show the shopper after a failed call. `unreachable` also when the API answers that it cannot serve now. */
export function problemOf(failure: ApiFailure): CartProblem {
  if (isDeadCart(failure)) return "cart_gone";
  switch (failure.code) {
    case "session_expired":
      return "signed_out";
    case "rate_limited":
      return "too_many_requests";
    case "out_of_stock":
      return "out_of_stock";
    case "quantity_too_large":
      return "too_many_pieces";
    case "unknown_sku":
      return "unknown_product";
    case "cart_too_large":
      return "cart_full";
    case "invalid_input":
      return failure.field?.includes("quantity") ? "bad_quantity" : "not_done";
    default:
      return isUnreachable(failure) ? "unreachable" : "not_done";
  }
}

/** True when nothing was answered, or that the shop cannot serve now: worth trying again. */
export function isUnreachable(failure: ApiFailure): boolean {
  return failure.kind !== "http" || failure.status === 429 || (failure.status ?? 0) >= 500;
}
