import { tooManyAttempts } from "../forms/attempt-sentences.ts";
import { tooLong } from "../forms/field-sentences.ts";
import type { PlacingTrouble } from "./placing-troubles.ts";

export const stateMissing = "Choose a state.";

/** Words of a checkout that are the same no matter who buys. @source design D11 */
export const checkoutWords = {
  title: "Checkout",
  stepsLabel: "Checkout steps",
  summary: "Your order",
  howToPay: "How do you want to pay?",
  phoneHint: "For the delivery driver. Nigerian numbers, such as 0803 123 4567.",
  note: "Note for the delivery driver",
  address: {
    state: "State",
    chooseState: "Choose a state",
    lga: "Local government area",
    chooseLga: "Choose an area",
    chooseStateFirst: "Choose a state first",
    showAreas: "Show areas",
    line1: "Street and house number",
    landmark: "Landmark",
    landmarkHint: "A nearby landmark, e.g. opposite Mobil filling station.",
  },
  transfer: "Bank transfer to our account",
  transferHint: "We show our account details after you order, and dispatch once payment arrives.",
  review: {
    title: "Review your order",
    place: (total: string) => `Place order: ${total}`,
    payByTransfer: "You pay nothing now. The next page shows our bank details.",
    payAfterCall: "You pay nothing now. We call you with the delivery fee first.",
    changedTitle: "The amount to pay has changed",
    before: "You accepted",
    now: "Now",
  },
  problems: {
    state: { missing: stateMissing, other: stateMissing },
    lga: { missing: "Choose a local government area.", other: "Choose an area in that state." },
    line1: {
      missing: "Enter the street and house number.",
      other: "Enter the street and house number in 3 to 120 characters.",
    },
    line2: { missing: "", other: tooLong(120) },
    landmark: { missing: "", other: tooLong(120) },
    note: { missing: "", other: tooLong(1000) },
    payment: { missing: "Choose how to pay.", other: "Choose one of these ways to pay." },
  },
  troubles: {
    unreachable:
      "We got no answer, so your order may or may not have gone through. Press the button again: we place it only once.",
    too_many_requests: tooManyAttempts(),
    in_progress:
      "We are still placing your order. Wait a moment, then press the button again: we place it only once.",
    payment_not_offered: "That way to pay is not available for this order. Choose another.",
    not_placed: "We could not place your order. Check it and try again.",
  } satisfies Record<PlacingTrouble, string>,
  offline: "You are offline. We kept what you typed: continue when you are back online.",
  emptyTitle: "Nothing to check out",
  emptyText: "Your cart is empty.",
  toCart: "Go to your cart",
  lastOrder: (number: string) => `See your order ${number}`,
} as const;
