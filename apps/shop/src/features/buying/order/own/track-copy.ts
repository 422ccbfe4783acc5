import { orderPrefix } from "@precise/contract/wire/order-number-prefix";
import { tooManyAttempts } from "@precise/web/forms/attempt-sentences";

/** Words of finding an order. @source design D11 */
export const trackCopy = {
  title: "Find your order",
  text: "Enter your order number and e-mail or phone to see it. No account needed.",
  number: "Order number",
  numberHint: `It starts with ${orderPrefix}-.`,
  email: "E-mail address or phone number",
  emailHint: "Use your phone number if you ordered by phone without an e-mail.",
  emailMissing: "Enter the e-mail address of your order.",
  emailMalformed: "Enter a full e-mail address, such as ada@example.com, or a Nigerian mobile number.",
  find: { order: "Find order", lights: "Show its lights" },
  numberMissing: "Enter the order number.",
  whereTitle: "Where is the number?",
  where: [
    "At the top of your order page.",
    "In the subject of our e-mails about it.",
    "In your bank transfer, as the reference.",
  ],
  notHereTitle: "Open your order on this device",
  notHereText:
    "We do not know this device yet. Enter the order number and your e-mail address or phone number.",
  troubles: {
    fields: null,
    not_found: "We found no order with this number and this e-mail address or phone number. Check both.",
    too_many_requests: tooManyAttempts(),
    unreachable: "We could not look up your order. Try again in a moment.",
  },
} as const;
