import type { CallProblem } from "./call-problem.ts";

/** Why something was not done, in words. @source D11 */
export const problemCopy = {
  session_over: "Your session has ended. What you typed is kept, and so is your cart.",
  unreachable: "The shop did not answer. Nothing is lost: please try again in a moment.",
  too_many_requests: "That was tried very often. Please wait a moment, and try again.",
  out_of_stock: "That is out of stock now.",
  too_many_pieces: "So many pieces are not in stock. Please take fewer.",
  unknown_product: "That product is not in your catalogue any more.",
  cart_full: "Your cart is full: it holds up to 2,000 rows.",
  mark_too_long: "A side mark can have up to 80 characters. Please shorten it.",
  row_gone: "That row is no longer in your cart. This is the cart as it is now.",
  bad_quantity: "Please enter a whole number of pieces, up to 9,999.",
  not_cancellable: "This order can no longer be cancelled here. Please call us.",
  fee_not_open: "This delivery fee is no longer proposed, or has changed. Here is how the order stands now.",
  too_large: "That is more than can be read at once. Please send it in two parts.",
  not_done: "That did not work. Please try again.",
  signIn: "Sign in and come back here",
} as const satisfies Record<CallProblem | "signIn", string>;
