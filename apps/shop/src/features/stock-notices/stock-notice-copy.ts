import { tooManyAttempts } from "@precise/web/forms/attempt-sentences";
import { emailMalformed, emailMissing } from "@precise/web/forms/email-sentences";

/** What became of a request to be informed, as its page says it. */
export const stockNoticeOutcomes = [
  "noted",
  "missing",
  "invalid",
  "in_stock",
  "gone",
  "too_many_requests",
  "unreachable",
] as const;
export type StockNoticeOutcome = (typeof stockNoticeOutcomes)[number];

/** Words of stock notices. @source design D11 */
export const stockNoticeCopy = {
  email: "E-mail address",
  ask: "Tell me when it is back",
  pageTitle: "Back in stock",
  title: (name: string) => `Tell me when ${name} is back`,
  toProduct: "Back to the product",
  outcomes: {
    noted: "We e-mail you once, when it is back in stock.",
    missing: emailMissing,
    invalid: emailMalformed,
    in_stock: "It is back in stock: you can buy it now.",
    gone: "We no longer sell this light.",
    too_many_requests: tooManyAttempts(),
    unreachable: "We could not note your address. Try again in a moment.",
  } satisfies Record<StockNoticeOutcome, string>,
  stop: {
    title: "Stop e-mails about lights that are back?",
    text: "We do not tell you about any other light that you asked for.",
    action: "Stop these e-mails",
    stay: "Keep them",
    unreachable: "We could not stop them. Try again in a moment.",
  },
  stopped: {
    title: "You get no more of these e-mails",
    text: "You can ask for a new one on the page of any light that is sold out.",
    action: "See all lights",
  },
  invalidLink: {
    title: "This link has expired",
    text: "It is incomplete or too old. Use the link in our latest e-mail.",
    action: "See all lights",
  },
} as const;
