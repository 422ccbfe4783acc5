/** Words of the drawer that opens after adding. @source design D11 */
export const cartDrawerCopy = {
  close: "Close",
  inCart: (pieces: number) => `In your cart: ${pieces === 1 ? "1 item" : `${pieces} items`}`,
  goesWith: "Goes with it",
  addNamed: (name: string) => `Add ${name} to cart`,
  add: "Add",
} as const;
