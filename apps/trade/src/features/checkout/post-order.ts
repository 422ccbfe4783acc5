import type { ApiFailure } from "@precise/api-client/api-failure";
import { call } from "@precise/api-client/client";
import {
  type ClientOrderRequest,
  placeClientOrder,
  placeClientOrderBody,
} from "@precise/contract/trade/orders";
import { placeFromDraft } from "@precise/web/buying/place-from-draft";
import { typedAddress } from "@precise/web/buying/typed-address";
import { acceptedTotalOf } from "@precise/web/forms/accepted-total";
import type { FormAnswer } from "@precise/web/forms/form-post";
import * as z from "zod/mini";
import { problemOf } from "#trade/base/problems/call-problem.ts";
import { orderPath, paths, pathWithQuery } from "#trade/base/routes/paths.ts";
import { loginPath } from "#trade/base/routes/return-path.ts";
import type { TradePost } from "#trade/base/server/trade-post.ts";
import { startFirstPayment } from "#trade/features/orders/start-payment.ts";
import { checkDetailsToday } from "./check-details.ts";
import { type CheckoutDraft, draftCookies, readDraft } from "./checkout-draft.ts";
import type { CheckoutEntries } from "./checkout-fields.ts";
import { troubleAt } from "./checkout-trouble.ts";

/** Places the order; an ended session leads to the login and back, with everything kept. @source design D14, D20 */
export async function postOrder({ form, cookies, api }: TradePost): Promise<FormAnswer> {
  const draft = readDraft((name) => cookies.get(name));
  const accepted = acceptedTotalOf(form.get("accepted_total"));
  if (Object.keys(checkDetailsToday(draft.entries)).length > 0) {
    return draft.placed === undefined
      ? { to: pathWithQuery(paths.checkout, { check: "1" }) }
      : { to: orderPath(draft.placed) };
  }
  if (accepted === null) return { to: paths.review };
  return placeFromDraft(draft, accepted, {
    pages: paths,
    draftCookies,
    request: orderRequest(draft.entries, accepted),
    send: (body, idempotencyKey) => call(api, placeClientOrder, { body, idempotencyKey }),
    placed: async (order) => {
      // Its page offers to pay whether or not Paystack has answered by then.
      await startFirstPayment(api, order);
      return { to: pathWithQuery(orderPath(order.number), { placed: "1" }) };
    },
    refused: afterRefusal,
  });
}

/** The request of complete entries. @throws ZodError when they are not complete after all */
function orderRequest(entries: CheckoutEntries, accepted_total: number): ClientOrderRequest {
  const { name, phone, po_number, delivery_date, note, payment } = entries;
  return z.parse(placeClientOrderBody, {
    site: { address: typedAddress(entries), contact: { name, phone } },
    ...(po_number?.trim() && { po_number }),
    ...(delivery_date && { delivery_date }),
    payment: { method: payment },
    ...(note?.trim() && { note }),
    accepted_total,
  });
}

function afterRefusal(failure: ApiFailure, retry: CheckoutDraft): FormAnswer | undefined {
  switch (failure.code) {
    case "payment_method_not_offered":
      return { to: troubleAt(paths.checkout, "payment_not_offered"), cookies: draftCookies(retry) };
    case "account_limit_reached":
      return { to: troubleAt(paths.checkout, "account_limit"), cookies: draftCookies(retry) };
    case "bad_delivery_date":
      return { to: troubleAt(paths.checkout, "bad_date"), cookies: draftCookies(retry) };
    case "bad_phone":
    case "bad_area":
      return { to: pathWithQuery(paths.checkout, { check: "1" }) };
    case "cart_empty":
      // The cart became an order already: this is the second press of the button.
      return { to: retry.placed === undefined ? paths.cart : orderPath(retry.placed) };
    default:
      return problemOf(failure) === "session_over" ? { to: loginPath(paths.review, "ended") } : undefined;
  }
}
