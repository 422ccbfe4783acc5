import type { orderChangeCalls } from "@precise/contract/shop/orders/order-changes";
import type { Database } from "#api/platform/database/port.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import type { SignedLinks } from "#api/platform/signed-links/signed-links.ts";
import { mayCancelUnseen } from "../online/verify-overdue.ts";
import { notSeen } from "../order-acts.calls.ts";
import type { OrderTerms } from "../place.ts";
import { acceptChange, declineChange, linkNotFound, showChange } from "./answer-change.ts";
import { openChangeToken } from "./change-link.ts";

/** What a buyer does with a change of an order, by the link of our mail. @source decision 062 */
export function orderChangeHandlers(
  parts: OrderTerms & { readonly db: Database; readonly links: SignedLinks },
): Answers<typeof orderChangeCalls> {
  const { db, links, content, online, newsChannels } = parts;
  const terms: OrderTerms = {
    content,
    online,
    ...(newsChannels && { newsChannels }),
  };
  return {
    readOrderChange: {
      limit: "orderTracking",
      async handle({ body }) {
        const which = openChangeToken(links, body.token);
        return which ? showChange(db, terms, which) : linkNotFound();
      },
    },
    acceptOrderChange: {
      limit: "orderTracking",
      async handle({ body }) {
        const which = openChangeToken(links, body.token);
        if (!which) return linkNotFound();
        // The old order ends: a payment of it that may be under way is looked for first.
        if (!(await mayCancelUnseen(db, online, which.number))) return notSeen();
        return acceptChange(db, terms, which, body.accepted_total);
      },
    },
    declineOrderChange: {
      limit: "orderTracking",
      async handle({ body }) {
        const which = openChangeToken(links, body.token);
        return which ? declineChange(db, terms, which) : linkNotFound();
      },
    },
  };
}
