import { callOrNull } from "@precise/api-client/client";
import { buyerKey } from "@precise/contract/nigeria/which-order";
import { trackOrder } from "@precise/contract/shop/orders/order";
import type { FormAnswer, FormPost } from "#shop/base/server/shop-post.ts";
import { orderCookies, orderPage } from "#shop/base/storage/order-cookie.ts";
import { trackEntriesCookie, trackPages } from "./track-entries.ts";

/**
 * Opens an order, or where its lights hang, by its number and e-mail or phone. Whichever is wrong, the answer is the same; what was typed comes back in a
 * short-lived cookie, for an e-mail never appears in an address.
 * @source design "Order calls"
 */
export async function postOrderTrack({ form, api }: FormPost): Promise<FormAnswer> {
  const number = (form.get("number") ?? "").trim().slice(0, 41);
  const email = (form.get("email") ?? "").trim().slice(0, 255);
  const goal = form.get("opens") === "lights" ? "lights" : "order";
  const back = (trouble: string): FormAnswer => ({
    to: `${trackPages[goal]}?trouble=${trouble}`,
    cookies: [trackEntriesCookie({ number, email }, goal)],
  });
  if (number === "" || !buyerKey.safeParse(email).success) return back("fields");
  const result = await callOrNull(api, trackOrder, { body: { number, email } });
  if (result.ok && result.value !== null) {
    const page = orderPage(result.value.number);
    return {
      to: goal === "lights" ? `${page}/lights` : page,
      cookies: [...orderCookies(result.value), trackEntriesCookie(null, goal)],
    };
  }
  if (result.ok || result.failure.status === 400) return back("not_found");
  return back(result.failure.status === 429 ? "too_many_requests" : "unreachable");
}
