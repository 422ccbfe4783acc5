import * as z from "zod/mini";
import { group, route } from "../wire/route.ts";
import { emailAddress, namedSku } from "../wire/text.ts";

/**
 * What people agree to by asking to be notified when an article is back, by the version that a page names. The form shows exactly
 * the current text, and the API keeps the words and the time. A kept page may still send an older version: old ones stay here.
 * @source design D12
 */
export const stockNoticeConsents = {
  "2026-11":
    "We send you one e-mail when this light is back in stock. It has a link to stop, and we use your address for nothing else.",
} as const;
export type StockNoticeConsent = keyof typeof stockNoticeConsents;
/** What the form shows now. */
export const stockNoticeConsent: StockNoticeConsent = "2026-11";

const consentVersions = Object.keys(stockNoticeConsents) as [StockNoticeConsent, ...StockNoticeConsent[]];

/**
 * Answers alike whether the address waits already or not. 422 `unknown_sku` where there is no such article on sale,
 * `in_stock` where it can be bought now; both name `sku`.
 */
export const askStockNotice = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/stock-notices",
  tag: "Stock notices",
  summary: "Asks for one e-mail when an article that is sold out is back",
  body: z.strictObject({
    sku: namedSku,
    email: emailAddress,
    /** The version of the words that were shown. */
    consent: z.enum(consentVersions),
  }),
  yields: "noted",
  data: z.object({ noted: z.literal(true) }),
  failures: [422],
});

/** Ends every notice that the address of the link still waits for. 404 `link_not_valid`; a repeat answers like the first time. */
export const stopStockNotices = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/stock-notices/unsubscribe",
  tag: "Stock notices",
  summary: "Stops stock notices by the token of a notice's own link",
  body: z.strictObject({ token: z.string().check(z.maxLength(1000)) }),
  yields: "unsubscribed",
  data: z.object({ unsubscribed: z.literal(true) }),
  failures: [404],
});

/** The calls of stock notices. */
export const stockNoticeCalls = /* @__PURE__ */ group(
  { askStockNotice, stopStockNotices },
  {
    askStockNotice: { sku: "PR-CH-ADN60-BB", email: "ada@example.com", consent: stockNoticeConsent },
    stopStockNotices: { token: "WyJLN3ExIiwxOTU2NTI4MDAwXQ.kq0Wm3s9" },
  },
);
