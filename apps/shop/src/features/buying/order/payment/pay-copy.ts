import { paymentWords } from "@precise/web/orders/payment-words";

/** Words of the page on which an order is paid online. @source design D11 */
export const payCopy = {
  pageTitle: "Pay for your order",
  title: (amount: string) => `Pay ${amount}`,
  order: "Order number",
  nextTitle: "What happens next",
  next: [
    "You pay on Paystack's page: by card, bank transfer or USSD.",
    "Then you come back here, and we confirm your order.",
    "We e-mail you as well. You can close the page.",
  ],
  toPaystack: paymentWords.toPaystack,
  safe: "We never see your card number, and we never ask for a PIN or a code.",
  toOrder: "Back to your order, or cancel it",
} as const;
