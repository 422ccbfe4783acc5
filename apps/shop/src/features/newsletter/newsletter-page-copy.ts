/** Words round the newsletter's form, and of its pages. @source SPEC §9 "Newsletter offer", D11 */
export const newsletterPageCopy = {
  title: "₦5,000 off your first order",
  offer: "Subscribe to our newsletter and get a voucher worth ₦5,000 off a first order over ₦100,000.",
  pageTitle: "Newsletter",
  unsubscribe: {
    title: "Leave the newsletter?",
    text: "We stop writing to this address. Vouchers that you have keep their worth.",
    action: "Unsubscribe",
    stay: "Stay on the list",
    unreachable: "The shop does not answer right now. Nothing was changed; please try again in a moment.",
  },
  done: {
    title: "You are off the list",
    text: "We do not write to you any more. You may come back whenever you like.",
    action: "See all lights",
  },
  invalid: {
    title: "This link does not work any more",
    text: "It is incomplete or too old. The link in your latest newsletter works.",
    action: "See all lights",
  },
} as const;
