import { tooManyAttempts } from "@precise/web/forms/attempt-sentences";
import type { CartProblem } from "./cart-problem.ts";

/** Why something about the cart was not done, and what to do. @source design D11 */
export const cartProblemCopy: Record<CartProblem, string> = {
  unreachable: "We could not reach the shop. Your cart is safe: try again in a moment.",
  too_many_requests: tooManyAttempts("a minute"),
  out_of_stock: "This light is out of stock, so we did not add it.",
  too_many_pieces: "We do not have that many in stock. Lower the quantity.",
  unknown_product: "We no longer sell this light.",
  cart_full: "Your cart is full. Place this order first.",
  cart_gone: "Your earlier cart has expired. Add your lights again.",
  signed_out: "You have been signed out. We kept your cart: sign in again to continue.",
  bad_quantity: "Enter a whole number from 1 to 999.",
  nothing_chosen: "Nothing was ticked, so we added nothing. Tick at least one light.",
  not_done: "That did not work. Try again.",
};
