import { tooManyAttempts } from "@precise/web/forms/attempt-sentences";
import type { CallProblem } from "./call-problem.ts";

/** Why something failed, in words. @source design D11 */
export const problemCopy = {
  session_over: "Your session has ended. We kept your cart and what you typed.",
  unreachable: "The trade area is not working right now. Nothing is lost: try again in a moment.",
  too_many_requests: tooManyAttempts(),
  out_of_stock: "This product is out of stock.",
  too_many_pieces: "We do not have that many in stock. Lower the quantity.",
  unknown_product: "This product is no longer in your catalogue.",
  cart_full: "Your cart is full: it holds up to 2,000 rows.",
  mark_too_long: "Use up to 80 characters in a side mark.",
  row_gone: "That row is no longer in your cart. Here is your cart now.",
  bad_quantity: "Enter a whole number up to 9,999.",
  not_cancellable: "You can no longer cancel this order here. Call us.",
  fee_not_open: "This delivery fee has changed or expired. Here is your order now.",
  too_large: "That is too much at once. Send it in two parts.",
  not_done: "That did not work. Try again.",
  signIn: "Sign in and come back here",
} as const satisfies Record<CallProblem | "signIn", string>;

/** More pieces were entered than are in stock. */
export function onlyInStock(pieces: number): string {
  return `Only ${pieces.toLocaleString("en")} in stock.`;
}
