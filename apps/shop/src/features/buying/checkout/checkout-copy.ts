import { checkoutWords as words } from "@precise/web/buying/checkout-words";
import { emailMalformed, emailMissing } from "@precise/web/forms/email-sentences";
import { lastnameMissing, phoneMalformed, phoneMissing } from "@precise/web/forms/field-sentences";
import { firstnameMissing } from "@precise/web/forms/sign-in-sentences";

/** Words of the checkout. @source design D11 */
export const checkoutCopy = {
  ...words,
  signedOutTitle: "You have been signed out",
  signedOutText: "We kept your cart and what you typed. Sign in again to continue here.",
  logIn: "Sign in",
  /** On the folded summary of phones. */
  foldedSummary: "Order summary",
  pageTitle: (step: string) => `Checkout: ${step}`,
  titles: {
    contact: "Contact details",
    delivery: "Delivery",
    payment: words.howToPay,
    review: words.review.title,
  },
  steps: { contact: "Contact", delivery: "Delivery", payment: "Payment", review: "Review" },
  next: { contact: "Continue to delivery", delivery: "Continue to payment", payment: "Review your order" },
  change: "Change",
  changeNamed: (step: string) => `Change ${step.toLowerCase()}`,
  contact: {
    intro: "No account needed. We contact you about this order only.",
    introKnown: "From your account. Changes here apply to this order only.",
    email: "E-mail address",
    emailUse: "We send your order confirmation there.",
    emailHint: "For the order confirmation.",
    firstname: "First name",
    lastname: "Last name",
    phone: "Mobile number",
    news: "Order updates",
    newsHint: "Payment, delivery code and refund by text to this number. No advertising. Reply STOP to stop.",
    newsByMail: "By e-mail",
    newsBy: { sms: "By e-mail and SMS", whatsapp: "By e-mail and WhatsApp" },
  },
  delivery: {
    method: "Delivery or collection",
    toYou: "Delivery to your address",
    pickup: "Collect at a showroom",
    pickupFee: "Free",
    showroom: "Showroom",
    closed: "closed",
    ...words.address,
    areasComing: "Loading areas…",
    line2: "Flat, floor or estate",
    otherAddress: "Your other addresses",
    use: "Deliver here",
    hereNamed: (name: string) => `Deliver here: ${name}`,
    saveAddress: "Save this address to my account",
  },
  payment: {
    legend: "Ways to pay",
    methods: {
      pay_on_delivery: "Pay on delivery",
      bank_transfer: words.transfer,
      paystack: "Pay now: card, transfer or USSD",
    },
    payAtPickup: "Pay at the showroom",
    hints: {
      pay_on_delivery: "Cash, card or transfer when we deliver.",
      pay_at_pickup: "Cash, card or transfer at the showroom.",
      bank_transfer: words.transferHint,
      paystack: "You pay on Paystack's page; we confirm at once.",
    },
    upTo: (limit: string) => `For orders up to ${limit}.`,
    overLimit: (method: string, limit: string, total: string) =>
      `${method} is for orders up to ${limit}. Your order is ${total}.`,
    noTier: "We confirm the delivery fee for this total by phone. You pay only after you agree.",
  },
  review: {
    ...words.review,
    place: "Place order",
    payNow: "You pay on the next page, by Paystack.",
    placing: "Placing your order…",
    payLater: "You pay nothing now. Pay when you receive your lights.",
    changedText: "We have not placed your order. Check the new amounts, and place it again if you agree.",
  },
  problems: {
    email: { missing: emailMissing, other: emailMalformed },
    firstname: { missing: firstnameMissing, other: "Enter your first name in up to 60 letters." },
    lastname: { missing: lastnameMissing, other: "Enter your last name in up to 60 letters." },
    phone: { missing: phoneMissing, other: phoneMalformed },
    news: { missing: "", other: "" },
    method: { missing: "Choose delivery or collection.", other: "Choose delivery or collection." },
    showroom: { missing: "Choose a showroom.", other: "Choose a showroom from the list." },
    ...words.problems,
  },
  troubles: {
    ...words.troubles,
    showroom_unknown: "That showroom is no longer available. Choose another.",
    findings_changed:
      "We have not placed your order: the advice on what fits together has changed. Read it, and tick it again if you agree.",
  },
  staleTitle: "Checkout is not working right now",
  staleText: "We kept what you typed. This page keeps trying.",
  /** A code that is on the cart already. */
  voucherCounts: (code: string, amount: string | null) =>
    amount === null ? `Voucher ${code} applied.` : `Voucher ${code} applied: ${amount} off.`,
  changeVoucher: "Change voucher",
} as const;
