/** Words of the page that does not answer; apart from the others, for every page carries it. @source D11 */
export const failureCopy = {
  title: "This page does not answer right now",
  text: "It tries again by itself in a moment. Your cart is safe.",
  action: "Try again",
} as const;
