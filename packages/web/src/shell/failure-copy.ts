/** Words of the page that does not answer; apart from the others, for every page carries it. @source design D11 */
export const failureCopy = {
  title: "This page is not working right now",
  text: "It keeps trying. Your cart is safe.",
  action: "Try again",
} as const;
