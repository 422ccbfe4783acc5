import { type stockNoticeCalls, stockNoticeConsents } from "@precise/contract/shop/stock-notices";
import type { Database } from "#api/platform/database/port.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import { answer, failure } from "#api/platform/http/reply.ts";
import type { Limiter } from "#api/platform/limits/limiter.ts";
import type { SignedLinks } from "#api/platform/signed-links/signed-links.ts";
import { addStockNotice, endStockNotices } from "./stock-notice-rows.ts";

/** The calls of stock notices. Whether an address waits already is disclosed to nobody. */
export function stockNoticeHandlers(deps: {
  readonly db: Database;
  readonly limiter: Limiter;
  readonly links: SignedLinks;
}): Answers<typeof stockNoticeCalls> {
  const { db, limiter, links } = deps;
  return {
    askStockNotice: {
      limit: "stockNotices",
      async handle({ body: { sku, email, consent } }) {
        // Beside the caller's limit: no one's address is entered for everything by many callers either.
        const verdict = await limiter.count("stockNoticeAddress", email.toLowerCase());
        if (!verdict.allowed) {
          const { retryAfterSeconds } = verdict;
          return failure(429, "rate_limited", "Too many requests for this e-mail address. Try again later.", {
            retryAfterSeconds,
          });
        }
        const noted = await db.transaction((tx) =>
          addStockNotice(tx, { sku, email, consentText: stockNoticeConsents[consent] }),
        );
        if (noted === "unknown")
          return failure(422, "unknown_sku", "We do not sell this article.", { field: "sku" });
        if (noted === "in-stock")
          return failure(422, "in_stock", "This article is in stock: you can buy it now.", { field: "sku" });
        return answer({ noted: true });
      },
    },
    async stopStockNotices({ body: { token } }) {
      const publicId = links.open("stock-notice-stop", token);
      if (publicId === undefined)
        return failure(404, "link_not_valid", "This link is not valid or has expired.");
      await db.transaction((tx) => endStockNotices(tx, publicId));
      return answer({ unsubscribed: true });
    },
  };
}
