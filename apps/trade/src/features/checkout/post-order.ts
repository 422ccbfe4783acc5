import type { ApiFailure } from "@precise/api-client/api-failure";
import { call, refusalData } from "@precise/api-client/client";
import {
  type ClientOrderRequest,
  changedClientFigures,
  placeClientOrder,
  placeClientOrderBody,
} from "@precise/contract/clients/client-orders";
import { acceptedTotalOf } from "@precise/web/forms/accepted-total";
import { idempotencyKey, newAttempt } from "@precise/web/forms/attempt";
import type { FormAnswer } from "@precise/web/forms/form-post";
import { waitWhileInProgress } from "@precise/web/forms/wait-while-in-progress";
import * as z from "zod/mini";
import { problemOf } from "#trade/base/problems/call-problem.ts";
import { orderPath, paths, pathWithQuery } from "#trade/base/routes/paths.ts";
import { loginPath } from "#trade/base/routes/return-path.ts";
import type { TradePost } from "#trade/base/server/trade-post.ts";
import { checkDetailsToday } from "./check-details.ts";
import { type CheckoutDraft, draftCookies, readDraft } from "./checkout-draft.ts";
import type { CheckoutEntries } from "./checkout-fields.ts";
import { troubleAt } from "./checkout-trouble.ts";

/**
 * Places the order. Pressing twice, reloading or repeating after a lost answer finds the one order; a total that has
 * changed leads back to the review, which shows both; an ended session leads to the login and back, with everything kept.
 * @source design D14, D20
 */
export async function postOrder({ form, cookies, api }: TradePost): Promise<FormAnswer> {
  const draft = readDraft((name) => cookies.get(name));
  const accepted = acceptedTotalOf(form.get("accepted_total"));
  if (Object.keys(checkDetailsToday(draft.entries)).length > 0) {
    return draft.placed === undefined
      ? { to: pathWithQuery(paths.checkout, { check: "1" }) }
      : { to: orderPath(draft.placed) };
  }
  if (accepted === null) return { to: paths.review };
  const request = orderRequest(draft.entries, accepted);
  const key = idempotencyKey(draft.attempt, request);
  const result = await waitWhileInProgress(() =>
    call(api, placeClientOrder, { body: request, idempotencyKey: key }),
  );
  if (!result.ok) return afterRefusal(result.failure, draft, accepted);
  const { number } = result.value;
  return {
    to: pathWithQuery(orderPath(number), { placed: "1" }),
    // The entries are deleted; the number stays, so that a second press finds the order.
    cookies: draftCookies({ owner: draft.owner, entries: {}, attempt: newAttempt(), placed: number }),
  };
}

/** The request of complete entries. @throws ZodError when they are not complete after all */
function orderRequest(entries: CheckoutEntries, accepted_total: number): ClientOrderRequest {
  const { state, lga, line1, line2, landmark, name, phone, po_number, delivery_date, note, payment } =
    entries;
  return z.parse(placeClientOrderBody, {
    site: {
      address: { line1, state, lga, ...(line2 && { line2 }), ...(landmark && { landmark }) },
      contact: { name, phone },
    },
    ...(po_number?.trim() && { po_number }),
    ...(delivery_date && { delivery_date }),
    payment: { method: payment },
    ...(note?.trim() && { note }),
    accepted_total,
  });
}

function afterRefusal(failure: ApiFailure, draft: CheckoutDraft, accepted: number): FormAnswer {
  const retryDraft = { ...draft, attempt: newAttempt() };
  switch (failure.code) {
    case "figures_changed": {
      const notices = refusalData(failure, "figures_changed", changedClientFigures)?.notices ?? [];
      return { to: paths.review, cookies: draftCookies({ ...retryDraft, refused: { accepted, notices } }) };
    }
    case "idempotency_key_reused":
      return { to: paths.review, cookies: draftCookies(retryDraft) };
    case "idempotency_in_progress":
      return { to: troubleAt(paths.review, "in_progress") };
    case "payment_method_not_offered":
      return { to: troubleAt(paths.checkout, "payment_not_offered"), cookies: draftCookies(retryDraft) };
    case "account_limit_reached":
      return { to: troubleAt(paths.checkout, "account_limit"), cookies: draftCookies(retryDraft) };
    case "bad_delivery_date":
      return { to: troubleAt(paths.checkout, "bad_date"), cookies: draftCookies(retryDraft) };
    case "bad_phone":
    case "bad_area":
      return { to: pathWithQuery(paths.checkout, { check: "1" }) };
    case "cart_empty":
      // The cart became an order already: this is the second press of the button.
      return { to: draft.placed === undefined ? paths.cart : orderPath(draft.placed) };
  }
  const problem = problemOf(failure);
  switch (problem) {
    case "session_over":
      return { to: loginPath(paths.review, "ended") };
    case "out_of_stock":
    case "too_many_pieces":
    case "unknown_product":
      return { to: pathWithQuery(paths.cart, { problem }) };
    case "too_many_requests":
    case "unreachable":
      return { to: troubleAt(paths.review, problem) };
    default:
      return { to: troubleAt(paths.review, "not_placed") };
  }
}
