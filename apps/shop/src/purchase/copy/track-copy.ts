import { tooManyAttempts } from "@precise/web/forms/field-sentences";

/** Words of finding an order. @source D11 */
export const trackCopy = {
  title: "Find your order",
  text: "No account needed: the order number and the e-mail address that you gave with it open it.",
  number: "Order number",
  numberHint: "It begins with PR-.",
  email: "E-mail address",
  find: "Find order",
  numberMissing: "Enter the order number.",
  whereTitle: "Where is the number?",
  where: [
    "At the top of the page that thanked you for the order.",
    "In each of our mails about it, in the subject.",
    "As the reference of your bank transfer.",
  ],
  notHereTitle: "This order does not open here",
  notHereText:
    "An order opens on the browser that placed it. On any other, enter its number and your e-mail address.",
  troubles: {
    fields: null,
    not_found: "There is no order with this number and this e-mail address. Please check both.",
    too_many_requests: tooManyAttempts(),
    unreachable: "The shop does not answer right now. Please try again in a moment.",
  },
} as const;
