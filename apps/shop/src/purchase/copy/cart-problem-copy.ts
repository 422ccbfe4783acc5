import { tooManyAttempts } from "@precise/web/forms/field-sentences";
import type { CartProblem } from "../cart-problem.ts";

/** Why something about the cart was not done, and what to do. @source D11 */
export const cartProblemCopy: Record<CartProblem, string> = {
  unreachable: "The shop does not answer right now. Your cart is safe: please try again in a moment.",
  too_many_requests: tooManyAttempts("a minute"),
  out_of_stock: "That light is out of stock, so it was not added.",
  too_many_pieces: "There are not that many. Choose a smaller number.",
  unknown_product: "That light is no longer sold.",
  cart_full: "Your cart holds as much as it can. Please place this order first.",
  cart_gone: "Your earlier cart has ended. Please add your lights again.",
  signed_out: "You have been logged out, and nothing is lost. Log in again to go on with your cart.",
  bad_quantity: "Enter a whole number from 1 to 999.",
  not_done: "That did not work. Please try again.",
};
