/** Words of the lines saved for later. @source design D11 */
export const savedCopy = {
  save: "Save for later",
  saveNamed: (name: string) => `Save for later: ${name}`,
  saved: (name: string) => `Saved for later: ${name}`,
  cannotSave: "This browser does not let us save items, so it stays in your cart.",
  title: "Saved for later",
  hint: "Saved on this device only, and not reserved. Prices are today's.",
  move: "Move to cart",
  moveNamed: (name: string) => `Move to cart: ${name}`,
  moved: (name: string) => `In your cart: ${name}`,
  forget: "Remove",
  forgetNamed: (name: string) => `Remove from saved for later: ${name}`,
  forgotten: (name: string) => `Removed: ${name}`,
  undo: "Undo",
  notSold: "No longer sold",
  wasPrice: (price: string) => `${price} when you saved it`,
  pieces: (pieces: number) => `${pieces} items`,
} as const;
