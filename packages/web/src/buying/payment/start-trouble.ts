import type { ApiFailure } from "@precise/api-client/api-failure";
import { isUnreachable } from "../buying-problem.ts";

/** Why a payment was not begun; pages name it in their query, and `paymentWords.troubles` has the words. */
export const startTroubles = [
  "figures_changed",
  "not_payable",
  "refused",
  "too_many_requests",
  "unreachable",
  "not_done",
] as const;
export type StartTrouble = (typeof startTroubles)[number];

/** The trouble that a query names; null for anything else. */
export function startTroubleOf(text: unknown): StartTrouble | null {
  return startTroubles.find((trouble) => trouble === text) ?? null;
}

/** What to say of a payment that was not begun. */
export function startTrouble(failure: ApiFailure): StartTrouble {
  switch (failure.code) {
    case "figures_changed":
      return "figures_changed";
    case "order_not_payable":
      return "not_payable";
    case "payment_refused":
      return "refused";
    case "rate_limited":
      return "too_many_requests";
    default:
      return isUnreachable(failure) ? "unreachable" : "not_done";
  }
}
