import type { ApiFailure, ApiResult } from "@precise/api-client/api-failure";
import { refusalData } from "@precise/api-client/client";
import { changedFigures } from "@precise/contract/shop/orders/order";
import { idempotencyKey, newAttempt } from "../forms/attempt.ts";
import type { CookieToSet } from "../forms/cookie-header.ts";
import type { FormAnswer } from "../forms/form-post.ts";
import { waitWhileInProgress } from "../forms/wait-while-in-progress.ts";
import { buyingProblemOf } from "./buying-problem.ts";
import type { CheckoutDraft } from "./checkout-draft.ts";
import type { PlacingTrouble } from "./placing-troubles.ts";

/** What is an app's own about placing the order of a checkout. */
export interface Placing<Draft, Request extends object, Placed extends { readonly number: string }> {
  readonly pages: { readonly review: `/${string}`; readonly cart: `/${string}` };
  draftCookies(draft: Draft): readonly CookieToSet[];
  /** The request of what was typed, which is complete. */
  readonly request: Request;
  send(request: Request, idempotencyKey: string): Promise<ApiResult<Placed>>;
  /** The page of the order, and what this browser keeps of it besides. */
  placed(order: Placed): FormAnswer | Promise<FormAnswer>;
  /**
   * Where a refusal leads that only this buyer gets; undefined for all others.
   * @param retry the draft for another try
   */
  refused(failure: ApiFailure, retry: Draft): FormAnswer | undefined;
}

/**
 * Places the order of a checkout. Pressing twice, reloading or repeating after a lost answer finds the one order; a total
 * that no longer holds leads back to the review, which shows both and asks.
 * @param acceptedTotal naira: the amount to pay that the page showed
 * @source design D14, D20; design "Traps of other shops"
 */
export async function placeFromDraft<
  Draft extends CheckoutDraft<string>,
  Request extends object,
  Placed extends { readonly number: string },
>(draft: Draft, acceptedTotal: number, placing: Placing<Draft, Request, Placed>): Promise<FormAnswer> {
  const { pages, request } = placing;
  const key = idempotencyKey(draft.attempt, request);
  const result = await waitWhileInProgress(() => placing.send(request, key));
  const retry = { ...draft, attempt: newAttempt() };
  if (result.ok) {
    const { to, cookies = [] } = await placing.placed(result.value);
    // What was typed goes; the number stays, so that a second press finds the order.
    const emptied = { ...retry, entries: {}, refused: undefined, placed: result.value.number };
    return { to, cookies: [...cookies, ...placing.draftCookies(emptied)] };
  }
  const { failure } = result;
  switch (failure.code) {
    case "figures_changed": {
      const notices = refusalData(failure, "figures_changed", changedFigures)?.notices ?? [];
      const refused = { accepted: acceptedTotal, notices };
      return { to: pages.review, cookies: placing.draftCookies({ ...retry, refused }) };
    }
    case "idempotency_key_reused":
      return { to: pages.review, cookies: placing.draftCookies(retry) };
    case "idempotency_in_progress":
      return atReview(pages, "in_progress");
    default:
      return placing.refused(failure, retry) ?? afterProblem(failure, pages);
  }
}

type Pages = Placing<never, object, never>["pages"];

function afterProblem(failure: ApiFailure, pages: Pages): FormAnswer {
  const problem = buyingProblemOf(failure);
  switch (problem) {
    case "out_of_stock":
    case "too_many_pieces":
    case "unknown_product":
      return { to: `${pages.cart}?problem=${problem}` };
    case "too_many_requests":
    case "unreachable":
      return atReview(pages, problem);
    default:
      return atReview(pages, "not_placed");
  }
}

function atReview({ review }: Pages, trouble: PlacingTrouble): FormAnswer {
  return { to: `${review}?trouble=${trouble}` };
}
