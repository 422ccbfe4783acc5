import * as z from "zod/mini";
import { group, route } from "../wire/route.ts";
import { emailAddress } from "../wire/text.ts";

/**
 * What people agree to by subscribing. The form shows exactly this text, and the API keeps it with the time of each
 * subscription; changing it here changes both.
 * @source design D12
 */
export const newsletterConsentText =
  "By subscribing you agree to get our newsletter by e-mail. Each one has a link to unsubscribe.";

/** The server's words for an address that is on the list; apps know them by the code. @source spec §8 */
export const alreadySubscribedMessage = "This email address is already subscribed.";

/** 409 `already_subscribed` carries `alreadySubscribedMessage`. @source spec §7, design D12 */
export const subscribeToNewsletter = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/newsletter/subscribe",
  tag: "Newsletter",
  summary: "Subscribes an e-mail address; the first subscription sends the voucher",
  body: z.strictObject({ email: emailAddress }),
  yields: "subscribed",
  data: z.object({ subscribed: z.literal(true) }),
  failures: [409],
});

/** 404 `link_not_valid` for a token that is made up or has expired; a repeat answers like the first time. */
export const unsubscribeFromNewsletter = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/newsletter/unsubscribe",
  tag: "Newsletter",
  summary: "Unsubscribes by the token of a newsletter's own link",
  body: z.strictObject({ token: z.string().check(z.maxLength(1000)) }),
  yields: "unsubscribed",
  data: z.object({ unsubscribed: z.literal(true) }),
  failures: [404],
});

/** The calls of the newsletter. */
export const newsletterCalls = /* @__PURE__ */ group(
  { subscribeToNewsletter, unsubscribeFromNewsletter },
  {
    subscribeToNewsletter: { email: "ada@example.com" },
    unsubscribeFromNewsletter: { token: "WyJLN3ExIiwxOTU2NTI4MDAwXQ.kq0Wm3s9" },
  },
);
