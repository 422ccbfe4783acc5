import { checkoutWords as words } from "@precise/web/buying/checkout-words";
import { phoneMalformed, tooLong } from "@precise/web/forms/field-sentences";

/** Words of the trade checkout. @source design D11 */
export const checkoutCopy = {
  ...words,
  steps: { details: "Site and payment", review: "Review" },
  next: "Review your order",
  editCart: "Edit cart",
  details: {
    title: "Where, when, and how to pay",
    site: "Site",
    earlier: "Previous sites",
    use: "Use this site",
    contact: "Site contact",
    name: "Name of the site contact",
    phone: "Mobile number of the site contact",
    order: "Your references",
    poNumber: "Purchase-order number",
    poNumberHint: "We print it on the invoice.",
    date: "Preferred delivery date",
    dateHint: (first: string, last: string) => `A working day from ${first} to ${last}.`,
  },
  address: {
    ...words.address,
    areasComing: "Loading areas …",
    line2: "Building, floor or estate",
  },
  payment: {
    methods: {
      bank_transfer: words.transfer,
      paystack: "Card, transfer or USSD with Paystack",
      on_account: "On account",
    },
    hints: {
      bank_transfer: words.transferHint,
      paystack: "You pay on Paystack's page, and we confirm your order at once.",
      on_account: "We deliver first. You pay our invoice.",
    },
    notNow: "Not available for this order.",
    accountLeft: (available: string, limit: string) => `${available} left of your company's ${limit} limit.`,
  },
  paymentTitle: "Payment",
  review: {
    ...words.review,
    goods: "Items",
    columns: {
      picture: "Picture",
      product: "Item no., product",
      mark: "Side mark",
      quantity: "Quantity",
      each: "Net each",
      net: "Net",
    },
    changeAll: "Change details",
    placing: "Placing your order",
    hints: {
      bank_transfer: words.review.payByTransfer,
      paystack: "You pay on Paystack's page after you place the order.",
      on_account: "You pay nothing now. We add it to your company's account.",
    },
    changed: {
      title: words.review.changedTitle,
      text: "We have not placed your order. Check the new figures, and place it again if you agree.",
      before: words.review.before,
      now: words.review.now,
    },
    none: "None",
    noDate: "As soon as possible",
  },
  problems: {
    ...words.problems,
    name: {
      missing: "Enter the name of the site contact.",
      other: "Enter the name of the site contact in up to 120 letters.",
    },
    phone: {
      missing: "Enter the mobile number of the site contact.",
      other: phoneMalformed,
    },
    po_number: { missing: "", other: tooLong(60) },
    delivery_date: { missing: "", other: "Choose a working day within the dates above." },
  },
  troubles: {
    ...words.troubles,
    account_limit: "This order is over what is left of your company's limit. Choose another way to pay.",
    bad_date: "We no longer deliver on that day. Choose another.",
  },
  obstacles: "Change your cart before you order",
} as const;
