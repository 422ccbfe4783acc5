import type { ApiFailure } from "@precise/api-client/api-failure";
import { call } from "@precise/api-client/client";
import {
  askStockNotice,
  stockNoticeConsent,
  stockNoticeConsents,
} from "@precise/contract/shop/stock-notices";
import type { FormAnswer, FormPost } from "#shop/base/server/shop-post.ts";
import { stockNoticeCookie, stockNoticePage } from "./stock-notice-cookie.ts";
import type { StockNoticeOutcome } from "./stock-notice-copy.ts";

/** Asks to be notified when an article is back; nothing is sent for an empty field. @source design D20 */
export async function postStockNotice({ form, api }: Pick<FormPost, "form" | "api">): Promise<FormAnswer> {
  const sku = (form.get("sku") ?? "").trim().slice(0, 64);
  const email = (form.get("email") ?? "").trim().slice(0, 255);
  if (sku === "") return { to: "/products" };
  const named = form.get("consent") ?? "";
  const consent = versions.find((version) => version === named) ?? stockNoticeConsent;
  const outcome: StockNoticeOutcome =
    email === "" ? "missing" : outcomeOf(await call(api, askStockNotice, { body: { sku, email, consent } }));
  return {
    to: `${stockNoticePage(sku)}?outcome=${outcome}`,
    cookies: [stockNoticeCookie(outcome === "noted" ? null : email)],
  };
}

const versions = Object.keys(stockNoticeConsents) as (keyof typeof stockNoticeConsents)[];

function outcomeOf(
  result: { readonly ok: true } | { readonly ok: false; readonly failure: ApiFailure },
): StockNoticeOutcome {
  if (result.ok) return "noted";
  const { code, status } = result.failure;
  if (code === "in_stock") return "in_stock";
  if (code === "unknown_sku") return "gone";
  if (status === 400) return "invalid";
  return status === 429 ? "too_many_requests" : "unreachable";
}
