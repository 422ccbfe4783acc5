import type { ChangeState } from "@precise/contract/shop/orders/order-changes";
import { tooManyAttempts } from "@precise/web/forms/attempt-sentences";

/** Why a change was not answered, as the page's query names it. */
export const changeTroubles = {
  unreachable: "We could not reach the shop. Try again in a moment: nothing happens twice.",
  too_many_requests: tooManyAttempts(),
  not_open: "This change can no longer be answered.",
  figures_changed: "Prices have changed since you opened this page. Here is the change as it is now.",
  out_of_stock: "Some of these lights are out of stock now. Your order has not changed.",
  not_done: "That did not work. Try again, or call us.",
} as const;
export type ChangeTrouble = keyof typeof changeTroubles;

/** The trouble that a query names; null for anything else. */
export function changeTroubleOf(text: unknown): ChangeTrouble | null {
  return typeof text === "string" && Object.hasOwn(changeTroubles, text) ? (text as ChangeTrouble) : null;
}

export const changeCopy = {
  pageTitle: "A change of your order",
  intro: (number: string) =>
    `This is what would change in order ${number}. Nothing changes until you accept.`,
  answerBy: (when: string) => `You can answer until ${when}.`,
  tableLabel: "Your order now and after the change",
  heads: ["", "Now", "After the change"],
  none: "–",
  pieces: (quantity: number, each: string) => `${quantity} × ${each}`,
  delivery: "Delivery",
  deliveryWays: { delivery: "To your address" } as Readonly<Record<string, string>>,
  fee: "Delivery fee",
  payment: "Payment",
  payments: {
    pay_on_delivery: "Pay on delivery",
    bank_transfer: "Bank transfer",
    paystack: "Online",
  } as Readonly<Record<string, string>>,
  discounts: "Discount",
  total: "Total",
  sums: "What it means",
  paid: "You have paid",
  toPay: "Left to pay",
  toRefund: "We pay you back",
  accept: (total: string) => `Accept: ${total} in total`,
  decline: "Keep my order as it is",
  hint: "If you accept, your order gets a new number, and what you have paid goes with it.",
  endedTitle: "Nothing left to answer",
  ended: {
    open: "",
    accepted: "You have accepted this change.",
    applied: "This change was made.",
    declined: "You kept your order as it was.",
    withdrawn: "We took this change back. Your order stays as it was.",
    replaced: "We sent you another change since. See our latest e-mail.",
    expired: "The time to answer is over. Your order stays as it was. Call us if you still want the change.",
    void: "Your order has moved on since, so it can no longer be changed here. Call us.",
  } satisfies Readonly<Record<ChangeState, string>>,
  newOrder: (number: string) => `Your order is ${number} now.`,
} as const;
