import type { FormAnswer } from "@precise/web/forms/form-post";
import { tradeReturnPath } from "#trade/base/routes/return-path.ts";
import type { TradePost } from "#trade/base/server/trade-post.ts";
import { priceBaseOf, pricesCookieName, pricesCookieSeconds } from "./prices-cookie.ts";

/** Remembers how prices are shown, without scripts. @source design D20 */
export async function postPrices({ form }: Pick<TradePost, "form">): Promise<FormAnswer> {
  const cookie = {
    name: pricesCookieName,
    value: priceBaseOf(form.get("base") ?? undefined),
    path: "/clients" as const,
    maxAgeSeconds: pricesCookieSeconds,
    httpOnly: false,
  };
  return { to: tradeReturnPath(form.get("return")), cookies: [cookie] };
}
