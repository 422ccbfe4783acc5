import type { ApiFailure } from "@precise/api-client/api-failure";
import { buyingProblemOf, buyingProblems } from "@precise/web/buying/buying-problem";
import { isDeadCart } from "./is-dead-cart.ts";

/** Why something about the cart could not be done, as pages name it in their query; the copy has the words. */
export const cartProblems = [...buyingProblems, "cart_gone", "signed_out", "nothing_chosen"] as const;
export type CartProblem = (typeof cartProblems)[number];

/** The problem that a query names; null for anything else. */
export function cartProblemOf(text: string | undefined): CartProblem | null {
  return cartProblems.find((problem) => problem === text) ?? null;
}

/** What to show the shopper after a failed call. */
export function problemOf(failure: ApiFailure): CartProblem {
  if (isDeadCart(failure)) return "cart_gone";
  return buyingProblemOf(failure, { session_expired: "signed_out" });
}
