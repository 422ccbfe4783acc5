/** Words about paying online that are the same no matter who buys. @source design D11 */
export const paymentWords = {
  ways: "Card, bank transfer or USSD: you choose on Paystack's page.",
  keptUntil: (when: string) => `We keep your goods until ${when}.`,
  payBy: (when: string) => `Pay by ${when}.`,
  pay: (amount: string) => `Pay ${amount}`,
  toPaystack: "Continue to Paystack",
  again: "Try again",
  open: {
    title: (amount: string) => `Pay ${amount} online`,
    afterwards: "We confirm your order as soon as your payment arrives.",
  },
  asking: {
    title: "We are asking your bank",
    text: "Cards take seconds, transfers usually under 5 minutes. You can close this page: we e-mail you.",
    refresh: "Check again",
    notPaid: "You have not finished paying?",
    goOn: "Go back to Paystack",
    have: "I have paid: check now",
  },
  rejected: {
    title: "Your bank sent another amount",
    text: (sent: string, due: string) =>
      `Your bank sent ${sent}, the order is ${due}. The ${sent} goes back to you; send exactly ${due}.`,
  },
  failed: {
    title: "Your payment did not go through",
    said: (words: string) => `Your bank says: “${words}”.`,
    nothing: "Nothing was taken. If your bank shows a debit, it returns it.",
  },
  paid: {
    title: "We have your payment. Thank you.",
    reinstated:
      "Your money came after we put your goods back on sale. They were still there, so your order stands.",
    amount: "Paid",
    channel: "Paid by",
    reference: "Reference",
  },
  refunding: {
    title: (amount: string) => `${amount} goes back to you`,
    late: (amount: string) =>
      `Your money came after your order had ended and your goods were back on sale. ${amount} goes back the way it came.`,
    twice: (amount: string) => `You paid twice. ${amount} goes back the way it came.`,
    other: (amount: string) => `${amount} goes back the way it came.`,
    by: (day: string) => `Expect it by ${day}.`,
    noDay: "We e-mail you when we send it.",
  },
  refundFailed: {
    title: (amount: string) => `Your refund of ${amount} did not go through`,
    text: "Your money is safe with us. We sort it out and e-mail you.",
  },
  needsAccount: {
    title: (amount: string) => `Where should we send ${amount}?`,
    text: "Your bank did not take the refund back. Name the account that should get it: open the link in our e-mail “We need your bank account”.",
    byPhone: "Your bank did not take the refund back. Call us, and we agree with you how we pay it.",
  },
  checking: {
    title: "We are checking your payment",
    text: "You do not need to do anything. We e-mail you as soon as we know more.",
  },
  otherWays: {
    title: "Pay another way",
    text: "Choose card, bank transfer or USSD on Paystack's page. If none of them works, we help you to pay.",
    call: (phone: string) => `Call ${phone}`,
    whatsApp: "Write on WhatsApp",
    message: (number: string) => `Hello, I need help to pay for order ${number}.`,
  },
  troubles: {
    figures_changed: "The amount to pay has changed. Check it, and pay again.",
    not_payable: "This order cannot be paid online now. Here is how it stands.",
    refused: "Paystack does not take this payment. Call us, and we help you to pay.",
    too_many_requests: "Too many attempts. Try again in a few minutes.",
    unreachable:
      "Paystack does not answer. Your order is safe, and nothing was taken. Try again in a moment.",
    not_done: "That did not work. Try again.",
  },
} as const;
