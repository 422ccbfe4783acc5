/** What is said once several lines were taken into the cart, by where they came from, and what of them was not. @source design D11 */
export const takenCopy = {
  shared: "The shared lights are in your cart.",
  wishlist: "Added to your cart from your wishlist.",
  room: "Added to your cart from the room.",
  bundle: "Added to your cart with what it needs.",
  replaced: "Your cart now holds the shared lights.",
  again: "The lights of your order are in your cart, at today's prices.",
  left: (lines: number) =>
    lines === 1
      ? "One of them is no longer available, so we left it out."
      : `${lines} of them are no longer available, so we left them out.`,
  fewer: (lines: number) =>
    lines === 1
      ? "We have fewer of one light than you asked for. Check its quantity."
      : `We have fewer of ${lines} lights than you asked for. Check their quantities.`,
} as const;
