import { readFileSync } from "node:fs";
import { join } from "node:path";
import { columnsStorageKey, lightsStorageKey } from "@precise/ui/styles/theme-script";
import { expect, it } from "vitest";
import { draftCookieName as appointmentCookieName } from "../features/appointments/booking-draft.ts";
import { cartStorageKeys } from "../features/cart/cart-storage-keys.ts";
import { draftCookieNames } from "../features/checkout/checkout-draft.ts";
import { consentStorageKey } from "../features/consent/consent-choice.ts";
import { messageCookieName } from "../features/messages/message-cookie.ts";
import { newsletterCookieName } from "../features/newsletter/newsletter-cookie.ts";
import { recentOrdersKey } from "../features/order/recent-orders.ts";
import { recentSearchesKey } from "../features/search-panel/recent-searches.ts";
import { cartCookieName } from "../purchase/cart-cookie.ts";
import { couponCookieName } from "../purchase/coupon/coupon-cookie.ts";
import { orderCookieName } from "../purchase/order-cookie.ts";

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
  recentOrdersKey,
  recentSearchesKey,
  consentStorageKey,
  lightsStorageKey,
  columnsStorageKey,
])("the privacy page names %s, which this shop keeps in a browser", (name) => {
  expect(privacy).toContain(`\`${name}\``);
});
