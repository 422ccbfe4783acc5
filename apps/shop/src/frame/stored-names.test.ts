import { readFileSync } from "node:fs";
import { join } from "node:path";
import { columnsStorageKey, lightsStorageKey } from "@precise/ui/styles/theme-script";
import { expect, it } from "vitest";
import { cartCookieName } from "#shop/base/storage/cart-cookie.ts";
import { orderCookieName } from "#shop/base/storage/order-cookie.ts";
import { draftCookieName as appointmentCookieName } from "#shop/features/appointments/booking-draft.ts";
import { cartStorageKeys } from "#shop/features/buying/cart/browser-cart-storage.ts";
import { draftCookieNames } from "#shop/features/buying/checkout/checkout-draft.ts";
import { couponCookieName } from "#shop/features/buying/coupon/coupon-cookie.ts";
import { recentOrdersKey } from "#shop/features/buying/order/own/recent-orders.ts";
import { accountCookieName } from "#shop/features/buying/order/refund-account/account-draft.ts";
import { comparisonKey } from "#shop/features/compare/kept-comparison.ts";
import { consentStorageKey } from "#shop/features/consent/consent-choice.ts";
import { messageCookieName } from "#shop/features/messages/message-cookie.ts";
import { newsletterCookieName } from "#shop/features/newsletter/newsletter-cookie.ts";
import { recentSearchesKey } from "#shop/features/search-panel/recent-searches.ts";

const privacy = readFileSync(join(import.meta.dirname, "../../content/privacy.md"), "utf8");

it.each([
  cartCookieName,
  ...Object.values(cartStorageKeys),
  ...draftCookieNames,
  appointmentCookieName,
  messageCookieName,
  newsletterCookieName,
  couponCookieName,
  orderCookieName,
  accountCookieName,
  recentOrdersKey,
  recentSearchesKey,
  comparisonKey,
  consentStorageKey,
  lightsStorageKey,
  columnsStorageKey,
])("the privacy page names %s, which this shop keeps in a browser", (name) => {
  expect(privacy).toContain(`\`${name}\``);
});
