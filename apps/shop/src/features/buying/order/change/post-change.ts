import type { ApiFailure } from "@precise/api-client/api-failure";
import { callOrNull } from "@precise/api-client/client";
import { acceptOrderChange, declineOrderChange } from "@precise/contract/shop/orders/order-changes";
import { acceptedTotalOf } from "@precise/web/forms/accepted-total";
import type { FormAnswer, FormPost } from "#shop/base/server/shop-post.ts";
import { orderCookies, orderPage } from "#shop/base/storage/order-cookie.ts";
import type { ChangeTrouble } from "./change-copy.ts";

/**
 * Answers a change of an order by the token of our mail (`intent`: accept or decline). A yes opens the new order on this
 * browser: only the recipient has the mail.
 */
export async function postChange({ form, api }: FormPost): Promise<FormAnswer> {
  const token = (form.get("token") ?? "").slice(0, 512);
  if (token === "") return { to: "/orders" };
  const page: `/${string}` = `/orders/change/${encodeURIComponent(token)}`;
  if (form.get("intent") === "decline") {
    const declined = await callOrNull(api, declineOrderChange, { body: { token } });
    return { to: declined.ok ? page : `${page}?trouble=${troubleOf(declined.failure)}` };
  }
  const accepted_total = acceptedTotalOf(form.get("accepted_total"));
  if (accepted_total === null) return { to: page };
  const accepted = await callOrNull(api, acceptOrderChange, { body: { token, accepted_total } });
  if (!accepted.ok) return { to: `${page}?trouble=${troubleOf(accepted.failure)}` };
  if (accepted.value === null) return { to: page };
  return { to: orderPage(accepted.value.number), cookies: orderCookies(accepted.value) };
}

function troubleOf({ code, status }: ApiFailure): ChangeTrouble {
  switch (code) {
    case "change_not_open":
      return "not_open";
    case "figures_changed":
      return "figures_changed";
    case "out_of_stock":
    case "unknown_sku":
      return "out_of_stock";
    case "rate_limited":
      return "too_many_requests";
    default:
      return status === undefined || status >= 500 ? "unreachable" : "not_done";
  }
}
